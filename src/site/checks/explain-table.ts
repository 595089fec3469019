import { type Explanation, say } from '../../messages/index.ts';
import { tableInLooks, tableWithoutRule, type TableInText } from '../text/table-in-text.ts';

/** What looks like a table in a text and is none: lines with bars or dashes; null if there is nothing of the kind. */
export const findTable = (markdown: string): TableInText | null =>
  tableWithoutRule(markdown) ?? tableInLooks(markdown);

/** Explains what looks like a table in a text, and would be shown with its bars and dashes; null if there is nothing of the kind. */
export function explainTable(markdown: string): Explanation | null {
  const table = findTable(markdown);
  if (!table) return null;
  const hasBars = table.firstLine.includes('|');
  return {
    code: 'table-in-text',
    severity: 'warning',
    message: [...say('table-looksLike'), ...(hasBars ? say('table-noRule') : say('table-noCells'))],
    help: hasBars ? say('table-addRule') : say('table-takeOut'),
    example: hasBars ? `| ${table.heads.map(() => '---').join(' | ')} |` : asBlock(table),
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
