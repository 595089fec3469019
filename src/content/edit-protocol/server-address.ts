/** A server of the editor: the prefix of its requests, and a document that renews this page's cookie. */
export type EditServerAddress = { api: string; document: string };

export const devServer: EditServerAddress = { api: '/@edit/api/', document: '/@edit' };

/** The request that the server answers with a stream of changes. */
export const changeStream = 'changes';
