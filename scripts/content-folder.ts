import { statSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { CommandError } from '../src/build/command-error.ts';
import type { Style } from '../src/diagnostics/format-text.ts';

/**
 * The content folder that a command works on: content/, unless SITE_CONTENT (or --content, which sets it) names
 * another. A command cannot go on where there is none.
 */
export function contentFolder(): string {
  const folder = path.resolve(process.env['SITE_CONTENT'] || 'content');
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return folder;
  throw new CommandError(
    stat
      ? `${folder} is a file; the content is a folder. Name it with --content.`
      : `There is no folder ${folder}. Name the content folder with --content.`,
  );
}

/** What a folder is called in front of a file's path: its place as seen from here, or its name if it lies elsewhere. */
export function shownFolder(contentDir: string): string {
  const folder = path.relative(process.cwd(), contentDir).replaceAll('\\', '/');
  return folder === '' || folder.startsWith('..') ? path.basename(contentDir) : folder;
}

/** Sets words in colour on a terminal, for people who have not asked for none. */
export const paintFor =
  (stream: NodeJS.WriteStream) =>
  (style: Style, words: string): string =>
    styleText(style, words, { stream });
