import stringWidth from 'string-width';
import type { Range } from './diagnostic.ts';
import { printableLine } from './printable.ts';

const longest = 96;

export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);

let lastSplit: { text: string; lines: string[] } = { text: '', lines: [''] };

/** The lines of the last file, kept for its next diagnostic: splitting a long file is slow. */
function cachedLines(text: string): string[] {
  if (lastSplit.text !== text) lastSplit = { text, lines: linesOf(text) };
  return lastSplit.lines;
}

/** The marked line, the line before it, and carets under the range. */
export function frame(text: string, range: Range): string[] {
  const lines = cachedLines(text);
  const marked = lines[range.line - 1];
  if (marked === undefined || text === '') return [];
  const end = range.endLine === range.line ? range.endColumn : marked.length + 1;
  const shown = cutAround(marked, range.column - 1, Math.max(end - 1, range.column));
  const digits = String(range.line).length;
  const gutter = (number: number | null) => String(number ?? '').padStart(digits);
  const before = lines[range.line - 2];
  const rows: string[] = [];
  if (before !== undefined && before.trim() !== '') {
    rows.push(`  ${gutter(range.line - 1)} | ${cutAround(before, 0, 0).text}`);
  }
  rows.push(`> ${gutter(range.line)} | ${shown.text}`);
  rows.push(`  ${gutter(null)} | ${' '.repeat(shown.indent)}${'^'.repeat(shown.width)}`);
  return rows.map((row) => row.trimEnd());
}

/** If the mistake consists of special spaces only, such as no-break spaces, make them visible. */
const visibleSpaces = (words: string): string =>
  words.trim() === '' ? words.replaceAll(/[^\S ]/g, '␣') : words;

/** Cuts a long line so that the part from `start` to `end` stays visible. */
function cutAround(line: string, start: number, end: number) {
  let from = 0;
  let to = line.length;
  if (line.length > longest) {
    from = Math.max(0, Math.min(start - 30, line.length - longest));
    to = Math.min(line.length, from + longest);
    from = inside(line, from) ? from - 1 : from;
    to = inside(line, to) ? to + 1 : to;
  }
  const head = from > 0 ? '…' : '';
  const tail = to < line.length ? '…' : '';
  const lead = head + printableLine(line.slice(from, start));
  const part = visibleSpaces(printableLine(line.slice(start, Math.min(end, to))));
  const rest = printableLine(line.slice(Math.max(start, Math.min(end, to)), to));
  return {
    // Parts that are harmless on their own may form a workflow command together.
    text: printableLine(lead + part + rest) + tail,
    indent: stringWidth(lead),
    width: Math.max(1, stringWidth(part)),
  };
}

/** Whether a cut here would split a surrogate pair. */
const inside = (line: string, at: number) => /[\uDC00-\uDFFF]/.test(line.charAt(at));
