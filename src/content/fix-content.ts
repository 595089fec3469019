import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'yaml';
import type { Place } from '../diagnostics/diagnostic.ts';
import { linesOf } from '../diagnostics/frame.ts';
import { decode } from './check-bytes.ts';
import { createLoadCache } from './load-files.ts';
import { loadSite } from './load-site.ts';
import { listFiles, readBytes } from './read-files.ts';
import { Source } from './source.ts';

type Change = { start: number; end: number; text: string };

/**
 * Mends what cannot be mended wrongly, and leaves every other byte as it is: the canonical spelling of addresses,
 * commas in amounts, quotes around telephone numbers, yes and no, blanks at the ends of lines. Returns what was
 * changed, one line each.
 */
export async function fixContent(contentDir: string, folder = 'content'): Promise<string[]> {
  const cache = createLoadCache();
  const { problems } = await loadSite(contentDir, cache);
  const told: string[] = [];
  for (const file of listFiles(contentDir).documents) {
    const bytes = readBytes(contentDir, file);
    const { text, faults } = decode(file, bytes);
    if (faults.length > 0) continue;
    const source = new Source(file, text);
    const changes = [
      ...problems
        .filter((problem) => problem.file === file && problem.fix !== undefined)
        .map((problem) => changeAt(source, problem, problem.fix ?? '')),
      ...trailingBlanks(source),
    ].toSorted((a, b) => a.start - b.start);
    if (changes.length === 0) continue;
    const { mended, done } = applyChanges(text, changes);
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    writeFileSync(join(contentDir, file), (hasMark ? '\uFEFF' : '') + mended);
    told.push(...done.map((change) => `Mended ${folder}/${file}:${describe(text, change)}`));
  }
  return told;
}

function changeAt(source: Source, place: Place, text: string): Change {
  const starts = source.placed.lines.lineStarts;
  const offset = (line: number, column: number) => (starts[line - 1] ?? 0) + column - 1;
  const start = offset(place.line, place.column);
  const end = offset(place.endLine, place.endColumn);
  const now = source.text.slice(start, end);
  const quote = /^(["']).*\1$/s.exec(now)?.[1];
  const keepsQuotes = quote !== undefined && /^[/a-z]/i.test(text) && !/^(true|false)$/.test(text);
  return { start, end, text: keepsQuotes ? `${quote}${text}${quote}` : text };
}

/** Blanks at the ends of lines, but not inside texts of several lines, where two of them mean a new line. */
function trailingBlanks(source: Source): Change[] {
  const { document } = source.placed;
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
  return [...source.text.matchAll(/[ \t]+(?=\r?\n|$)/g)]
    .map(({ index, 0: blanks }) => ({ start: index, end: index + blanks.length, text: '' }))
    .filter(({ start }) => !longTexts.some(([from, to]) => from <= start && start < to));
}

function applyChanges(
  text: string,
  changes: readonly Change[],
): { mended: string; done: Change[] } {
  let mended = '';
  let at = 0;
  const done: Change[] = [];
  for (const change of changes) {
    if (change.start < at) continue;
    mended += text.slice(at, change.start) + change.text;
    at = change.end;
    done.push(change);
  }
  return { mended: mended + text.slice(at), done };
}

function describe(text: string, { start, end, text: after }: Change): string {
  const lines = linesOf(text.slice(0, start));
  const before = text.slice(start, end);
  const place = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
  return before.trim() === ''
    ? `${place}  blanks at the end of the line removed`
    : `${place}  ${before} is now ${after}`;
}
