import { plainText } from './markdown.ts';

/** A table in a text: its heads, its rows, its first line as written, and the text without it. */
export type TableInText = {
  firstLine: string;
  heads: string[];
  rows: (string | number)[][];
  rest: string;
};

/** The cells of a line of a Markdown table; a bar after a backslash is a part of its cell. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const isRule = (line: string): boolean =>
  line.includes('-') && line.includes('|') && cellsOf(line).every((cell) => /^:?-+:?$/.test(cell));

/** The first lines with bars in a text that are no table, because none of them is a rule; null if there are none. */
export function tableWithoutRule(markdown: string): TableInText | null {
  if (!markdown.includes('|')) return null;
  const lines = markdown.split('\n');
  const start = lines.findIndex(
    (line, index) =>
      isBarred(line) &&
      isBarred(lines[index + 1] ?? '') &&
      !isBarred(lines[index - 1] ?? '') &&
      !isRule(lines[index + 1] ?? ''),
  );
  const firstLine = lines[start];
  if (firstLine === undefined) return null;
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => !line.includes('|'));
  const body = after.slice(0, end < 0 ? undefined : end);
  const heads = cellsOf(firstLine);
  return {
    firstLine: firstLine.trim(),
    heads: heads.map(asHead),
    rows: body.map((line) => {
      const cells = cellsOf(line);
      return heads.map((_, index) => asValue(cells[index] ?? ''));
    }),
    rest: withoutLines(lines, start, end < 0 ? lines.length : start + 1 + end),
  };
}

/** A text without some of its lines. */
const withoutLines = (lines: readonly string[], start: number, end: number): string =>
  [lines.slice(0, start), lines.slice(end)]
    .map((part) => part.join('\n').trim())
    .filter((part) => part !== '')
    .join('\n\n');

/** Between the cells of what was pasted from a spreadsheet: a tab, or the dash that the editor writes for a cell's edge. */
const edge = / – |\t/;
const minRows = 3;
const maxCell = 40;

/** The cells of a line that may be a row; null for an ordinary one. */
function dashedCells(line: string): string[] | null {
  const cells = line.trim().split(edge);
  const areShort = cells.every((cell) => cell.trim() !== '' && cell.length <= maxCell);
  return cells.length > 1 && areShort ? cells.map((cell) => cell.trim()) : null;
}

/**
 * At least three lines in a row that dashes or tabs divide into the same number of short cells, as where a table was
 * pasted into a text; null if there are none.
 */
export function tableInLooks(markdown: string): TableInText | null {
  if (!edge.test(markdown)) return null;
  const lines = markdown.split('\n');
  for (let start = 0; start < lines.length; start += 1) {
    const heads = dashedCells(lines[start] ?? '');
    if (heads === null) continue;
    const rows: string[][] = [];
    let end = start + 1;
    for (let at = end; at < lines.length; at += 1) {
      if (lines[at]?.trim() === '') continue;
      const cells = dashedCells(lines[at] ?? '');
      if (cells?.length !== heads.length) break;
      rows.push(cells);
      end = at + 1;
    }
    if (rows.length + 1 < minRows) continue;
    return {
      firstLine: (lines[start] ?? '').trim(),
      heads: heads.map(asHead),
      rows: rows.map((cells) => cells.map(asValue)),
      rest: withoutLines(lines, start, end),
    };
  }
  return null;
}

/** Whether a line begins and ends with a bar. */
const isBarred = (line: string): boolean => /^\|.*\|$/.test(line.trim());

/** A heading of a column takes plain text, while the cells may have Markdown. */
const asHead = (markdown: string): string => plainText({ part: 'text', form: 'inline', markdown });

const asValue = (cell: string): string | number =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
