import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A line of a content file that can be broken: `name: value`, with what comes before it. */
export type ContentLine = {
  /** Counted from 0. */
  row: number;
  text: string;
  /** The indentation, and the dash of an item, before the name. */
  before: string;
  name: string;
  /** Empty if the value is on the lines below. */
  value: string;
  /** The lines above it, nearest last. */
  above: readonly string[];
};

/** The lines of a file that are fields, except inside multi-line texts. */
export function contentLines(text: string): ContentLine[] {
  const inside = rowsInsideTexts(text);
  const lines = text.split('\n');
  return lines.flatMap((line, row) => {
    const found = /^( *(?:- )?)([A-Za-z][\w-]*):(?: (\S.*))?$/.exec(line);
    if (!found || inside.has(row)) return [];
    const [, before = '', name = '', value = ''] = found;
    return { row, text: line, before, name, value, above: lines.slice(0, row) };
  });
}

function rowsInsideTexts(text: string): ReadonlySet<number> {
  const lineCounter = new LineCounter();
  const rows = new Set<number>();
  visit(parseDocument(text, { lineCounter }), {
    Scalar(_, node) {
      if (!isScalar(node) || !node.range) return;
      const [start, end] = node.range;
      const last = lineCounter.linePos(end);
      const first = lineCounter.linePos(start).line;
      const isLong = last.line > first && !(last.line === first + 1 && last.col === 1);
      if (!isLong) return;
      // The first line of a block text is not `name: value` either.
      for (let row = first - 1; row < last.line; row += 1) rows.add(row);
    },
  });
  return rows;
}

/** Whether a value is plain unquoted text. */
export const isPlainText = (value: string): boolean =>
  /^[A-Za-z][^"'`#:{}[\]\\&*|>%@!]*$/.test(value) && / /.test(value.trim());

/** The row at which the block of a line begins; -1 above all blocks. */
export const blockRowOf = ({ above, text }: ContentLine): number =>
  [...above, text].findLastIndex((line) => /^ {2}- type: /.test(line));

/** The type of a line's block, or null outside of blocks. */
export function blockTypeOf({ above, text }: ContentLine): string | null {
  const lines = [...above, text];
  const start = lines.findLast((line) => /^ {2}- type: /.test(line));
  return start?.replace(/^ {2}- type: /, '') ?? null;
}
