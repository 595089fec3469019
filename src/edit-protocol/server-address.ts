/** Where a server answers the editor: what its requests begin with, and a document that renews what admits this page. */
export type EditServerAddress = { api: string; document: string };

/** The server of `npm start`. */
export const devServer: EditServerAddress = { api: '/@edit/api/', document: '/@edit' };

/** The request in answer to which the server reports changes. */
export const changeStream = 'changes';
