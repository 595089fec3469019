/** The default folder of the content. */
const usualFolder = 'content';

/** Encodes a folder for a branch name, without collisions. */
const inName = (folder: string): string =>
  folder.replaceAll(/[^A-Za-z0-9]/gu, (sign) => `-${sign.codePointAt(0)?.toString(16)}-`) || '-';

/**
 * The branch of an account's drafts, or of its proposals. Each site in a repository has its own: publishing one would
 * throw away the drafts of the others. Accounts have no dots in their names.
 */
export const branchOf = (kind: 'drafts' | 'edit', login: string, folder: string): string =>
  `${kind}/${login}${folder === usualFolder ? '' : `.${inName(folder)}`}`;
