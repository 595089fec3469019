import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { tableInLooks, tableInText, type TableInText } from '../text/table-in-text.ts';

/** A table of a text, written with bars or by its looks alone; null if there is none. */
export const findTable = (markdown: string): TableInText | null =>
  tableInText(markdown) ?? tableInLooks(markdown);

/** Explains a table in a text, which would be shown with its bars and dashes; null if there is none. */
export function explainTable(markdown: string): Explanation | null {
  const table = findTable(markdown);
  if (!table) return null;
  return {
    code: 'table-in-text',
    severity: 'warning',
    message: table.firstLine.includes('|')
      ? 'There is a table in this text. Texts have no tables, so visitors see its bars and dashes.'
      : 'These lines look like a table. To a screen reader no cell belongs to its column.',
    help: 'Take it out of the text, and add a table block after this one.',
    example: asBlock(table),
    within: table.firstLine,
  };
}

/** The table block; JSON is YAML as well. */
const asBlock = ({ heads, rows }: TableInText): string =>
  [
    '- type: table',
    '  columns:',
    ...heads.map((head) => `    - label: ${JSON.stringify(head)}`),
    '  rows:',
    ...rows.map((row) => `    - [${row.map((cell) => JSON.stringify(cell)).join(', ')}]`),
  ].join('\n');
