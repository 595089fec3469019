import { type Explanation, say } from '../../messages/index.ts';
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
      ? [...say('table-inText'), ...say('table-barsSeen')]
      : [...say('table-looksLike'), ...say('table-noCells')],
    help: say('table-takeOut'),
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
