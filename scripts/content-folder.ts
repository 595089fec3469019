import { statSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { CommandError, siteRoot } from '../src/build/index.ts';
import type { Style } from '../src/messages/index.ts';

/**
 * The content folder of a command: content/, unless SITE_CONTENT (or --content, which sets it) names another.
 * @throws if it does not exist
 */
export function contentFolder(): string {
  const folder = path.resolve(siteRoot, process.env['SITE_CONTENT'] || 'content');
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return folder;
  throw new CommandError(
    stat
      ? `${folder} is a file; the content is a folder. Name it with --content.`
      : `There is no folder ${folder}. Name the content folder with --content.`,
  );
}

/** The folder name in front of a file's path: relative to the current folder, or just the name if it is elsewhere. */
export function shownFolder(contentDir: string): string {
  const folder = path.relative(siteRoot, contentDir).replaceAll('\\', '/');
  return folder === '' || folder.startsWith('..') ? path.basename(contentDir) : folder;
}

/** Colours text on a terminal, unless the user has disabled colours. */
export const paintFor =
  (stream: NodeJS.WriteStream) =>
  (style: Style, words: string): string =>
    styleText(style, words, { stream });
