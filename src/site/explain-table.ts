import type { Explanation } from '../diagnostics/diagnostic.ts';
import { tableInText, type TableInText } from './table-in-text.ts';

/** Explains a Markdown table in a text, which would be shown with its bars; null if there is none. */
export function explainTable(markdown: string): Explanation | null {
  const table = tableInText(markdown);
  if (!table) return null;
  return {
    code: 'table-in-text',
    severity: 'warning',
    message:
      'There is a table in this text. Texts have no tables, so visitors see its bars and dashes.',
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
