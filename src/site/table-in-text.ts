/** A Markdown table: its heads, its rows, and its first line as written. */
export type TableInText = { firstLine: string; heads: string[]; rows: (string | number)[][] };

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

/** The first Markdown table of a text; null if there is none. Lines with bars are a table without its rule, too. */
export function tableInText(markdown: string): TableInText | null {
  if (!markdown.includes('|')) return null;
  const lines = markdown.split('\n');
  const start = lines.findIndex(
    (line, index) =>
      line.includes('|') &&
      (isRule(lines[index + 1] ?? '') || (isBarred(line) && isBarred(lines[index + 1] ?? ''))),
  );
  const firstLine = lines[start];
  if (firstLine === undefined) return null;
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => !line.includes('|'));
  const body = after.slice(0, end < 0 ? undefined : end).filter((line) => !isRule(line));
  const heads = cellsOf(firstLine);
  return {
    firstLine: firstLine.trim(),
    heads,
    rows: body.map((line) => {
      const cells = cellsOf(line);
      return heads.map((_, index) => asValue(cells[index] ?? ''));
    }),
  };
}

/** Whether a line begins and ends with a bar. */
const isBarred = (line: string): boolean => /^\|.*\|$/.test(line.trim());

const asValue = (cell: string): string | number =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
