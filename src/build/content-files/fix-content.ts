import { join } from 'node:path';
import { visit } from 'yaml';
import { type TextEdit, printableLine } from '../../messages/index.ts';
import { applyTextEdits, offsetsOf, decode, checkExtent, Source } from '../../content/index.ts';
import { loadSite } from './load-site.ts';
import { findLink, listFiles, readBytes } from './read-files.ts';
import { replaceFile } from '../system/busy-files.ts';

/**
 * Applies the fixes of all diagnostics and leaves every other byte alone: the canonical spelling of addresses, commas
 * in amounts, quotes around telephone numbers, yes and no. Trailing spaces are removed too. Returns one line for each
 * change.
 */
export async function fixContent(contentDir: string, folder = 'content'): Promise<string[]> {
  const { diagnostics } = await loadSite(contentDir);
  const log: string[] = [];
  for (const file of listFiles(contentDir).documents) {
    const bytes = readBytes(contentDir, file);
    const decoded = decode(file, bytes);
    const source = new Source(file, decoded.text);
    if (decoded.diagnostics.length > 0 || checkExtent(source).length > 0) continue;
    const edits = [
      ...diagnostics
        .filter((diagnostic) => diagnostic.file === file)
        .flatMap(({ fix }) => fix?.edits ?? []),
      ...spacesAtLineEnds(source),
    ];
    if (edits.length === 0 || findLink(contentDir, file) !== null) continue;
    const { text, done } = applyTextEdits(source, edits);
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    replaceFile(join(contentDir, file), (hasMark ? '\uFEFF' : '') + text);
    log.push(
      ...done.map((edit) => printableLine(`Fixed ${folder}/${file}:${describe(source, edit)}`)),
    );
  }
  return log;
}

/** Trailing spaces, except in multi-line texts, where two of them mean a line break. */
function spacesAtLineEnds(source: Source): TextEdit[] {
  const { document } = source.parsed;
  if (document.errors.length > 0) return [];
  const longTexts: [number, number][] = [];
  visit(document, {
    Scalar(_, { range, type }) {
      if (!range) return;
      if (type?.startsWith('BLOCK') || source.text.slice(range[0], range[1]).includes('\n')) {
        longTexts.push([range[0], range[2]]);
      }
    },
  });
  const edits: TextEdit[] = [];
  let next = 0;
  for (const { index, 0: row } of source.text.matchAll(/[^\n]+/g)) {
    const line = row.endsWith('\r') ? row.slice(0, -1) : row;
    let length = line.length;
    while (length > 0 && ' \t'.includes(line.charAt(length - 1))) length -= 1;
    if (length === line.length) continue;
    const start = index + length;
    while ((longTexts[next]?.[1] ?? Infinity) <= start) next += 1;
    const isInside = (longTexts[next]?.[0] ?? Infinity) <= start;
    if (!isInside) {
      edits.push({ range: source.rangeBetween(start, index + line.length), newText: '' });
    }
  }
  return edits;
}

function describe(source: Source, { range, newText }: TextEdit): string {
  const { start, end } = offsetsOf(source, range);
  const before = source.text.slice(start, end);
  const position = `${range.line}:${range.column}`;
  if (before.trim() !== '') return `${position}  ${before} is now ${newText}`;
  return newText === ''
    ? `${position}  spaces at the end of the line removed`
    : `${position}  the line is now indented with spaces`;
}
