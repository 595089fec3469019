import path from 'node:path';

/** The content folder that a command works on: content/, unless SITE_CONTENT (or --content, which sets it) names another. */
export const contentFolder = (): string => path.resolve(process.env['SITE_CONTENT'] ?? 'content');

/** What a folder is called in front of a file's path: its place as seen from here, or its name if it lies elsewhere. */
export function shownFolder(contentDir: string): string {
  const folder = path.relative(process.cwd(), contentDir).replaceAll('\\', '/');
  return folder === '' || folder.startsWith('..') ? path.basename(contentDir) : folder;
}

/** Colour is for people at a terminal who have not asked for none. */
export const wantsColour = (stream: { isTTY?: boolean }): boolean =>
  stream.isTTY === true && !process.env['NO_COLOR'];
