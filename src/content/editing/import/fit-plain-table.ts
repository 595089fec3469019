import type { Value, ValueObject } from '../../yaml/edit-op.ts';
import { oneLine } from '../paste-table.ts';
import { tableBlock } from './block-lists.ts';
import { amountOf, type FitNotice } from './fit-sheet.ts';
import { escapeMarkdown, type PastedCell } from './pasted-document.ts';
import { isAmount, type Sheet } from './read-sheet.ts';

/** A sheet as a block that takes any table, with all of its cells; null if there is no such block. */
export function fitPlainTable(sheet: Sheet): { value: ValueObject; notices: FitNotice[] } | null {
  const block = tableBlock;
  const { header } = sheet;
  const rows = [...sheet.body, ...(sheet.total === null ? [] : [sheet.total])];
  if (!block || rows.length === 0) return null;
  const notices: FitNotice[] = [];
  const numeric = new Set(sheet.columns.filter((column) => isNumeric(sheet, rows, column)));
  const labels = sheet.columns.map((column): ValueObject => {
    const label = header === null ? '' : (sheet.rows[header]?.[column]?.text ?? '');
    if (label === '') notices.push({ kind: 'empty', row: header ?? 0, column, label: block.label });
    return {
      ...(label === '' ? {} : { [block.label]: label.replaceAll(/\s+/g, ' ') }),
      ...(numeric.has(column) && block.numbers !== null ? { [block.numbers]: true } : {}),
    };
  });
  const cells = rows.map((row) =>
    sheet.columns.map((column): Value => {
      const cell = sheet.rows[row]?.[column];
      if (!cell || cell.text === '') return '';
      const amount = numeric.has(column) ? amountOf(cell) : null;
      if (amount && 'value' in amount) return amount.value;
      return cell.markdown ?? escapeMarkdown(oneLine(cell.text));
    }),
  );
  return { value: { type: block.type, [block.columns]: labels, [block.rows]: cells }, notices };
}

/** Whether writing the cell as a number loses no digit: 1.10 would. */
function isNumber(cell: PastedCell): boolean {
  if (!isAmount(cell) || !/^-?(?:[1-9][\d,. ]*|0(?:\.\d+)?)$/.test(cell.text)) return false;
  const reading = amountOf(cell);
  return 'value' in reading && digitsOf(String(reading.value)) === digitsOf(cell.text);
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Whether all cells of a column are numbers that may be written in another way: no years, and no telephones. */
function isNumeric(sheet: Sheet, rows: readonly number[], column: number): boolean {
  const cells = rows
    .map((row) => sheet.rows[row]?.[column])
    .filter((cell): cell is PastedCell => (cell?.text ?? '') !== '');
  return (
    cells.length > 0 && cells.every(isNumber) && !cells.every(({ text }) => /^\d{4}$/.test(text))
  );
}
