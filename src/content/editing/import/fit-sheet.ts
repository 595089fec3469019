import { sumOfAmounts } from '../../../../schema/fields/amount.ts';
import type { Value, ValueObject } from '../../yaml/edit-op.ts';
import { readCell } from '../paste-table.ts';
import { readAmount, type CellReading, type UnclearCell } from '../read-cell.ts';
import type { BlockList, ListColumn } from './block-lists.ts';
import { escapeMarkdown, type PastedCell } from './pasted-document.ts';
import { dayOf, rangeOf, type DayContext } from './read-days.ts';
import { isAmount, namesSum, type Sheet } from './read-sheet.ts';

/** Cells that are not in the block, or need a look. Positions count from 0, as in the spreadsheet. */
export type FitNotice =
  /** A cell whose meaning is unknown: its field stays empty. */
  | { kind: 'cell'; row: number; column: number; why: UnclearCell }
  /** A cell that an item must have and that is empty. */
  | { kind: 'empty'; row: number; column: number | null; label: string }
  | { kind: 'column'; column: number; name: string }
  /** A row of sums, which is not one of the items. */
  | { kind: 'sum-row'; row: number; name: string }
  /** The sheet's own sum differs from the sum of its rows. */
  | { kind: 'sum'; row: number; column: number; sheet: number; rows: number };

/** Which field each column of a sheet is for, by the column's position. */
export type FieldOrder = ReadonlyMap<number, string>;

/** A block made from the rows of a sheet. */
export type SheetFit = { value: ValueObject; order: FieldOrder; notices: FitNotice[] };

/** Makes a block of the rows of a sheet, and invents nothing. */
export function fitSheet(
  sheet: Sheet,
  list: BlockList,
  order: FieldOrder,
  context: DayContext,
): SheetFit {
  const notices: FitNotice[] = [];
  const columnOf = new Map([...order].map(([column, field]) => [field, column]));
  for (const column of sheet.columns) {
    if (!order.has(column))
      notices.push({ kind: 'column', column, name: nameOfColumn(sheet, column) });
  }
  const items: ValueObject[] = [];
  for (const row of sheet.body) {
    const cells = sheet.rows[row] ?? [];
    const name = cells.find(({ text }) => text !== '')?.text ?? '';
    if (namesSum(name) && list.columns.some(({ valueType }) => valueType === 'amount')) {
      notices.push({ kind: 'sum-row', row, name });
      continue;
    }
    const item: ValueObject = {};
    for (const column of list.columns) {
      const index = columnOf.get(column.field);
      const cell = index === undefined ? undefined : cells[index];
      if (index === undefined || !cell || cell.text === '') {
        if (column.isRequired === true && item[column.field] === undefined)
          notices.push({ kind: 'empty', row, column: index ?? null, label: column.label });
        continue;
      }
      const last = lastDayField(list, column);
      const range = last !== null && !columnOf.has(last) ? rangeOf(cell, context) : null;
      if (range && last !== null) {
        Object.assign(item, { [column.field]: range.from, [last]: range.to });
        continue;
      }
      const reading = readSheetCell(cell, column, context);
      if ('value' in reading) item[column.field] = reading.value;
      else notices.push({ kind: 'cell', row, column: index, why: reading.unclear });
    }
    if (Object.keys(item).length > 0) items.push(item);
  }
  const value: ValueObject = { type: list.type, [list.field]: items };
  addSums(value, { sheet, list, columnOf, items, notices });
  const year = list.year === null ? null : yearOf(items, list.columns);
  if (list.year !== null && year !== null) value[list.year] = year;
  return { value, order, notices };
}

/** The field for the last day of what begins on the day in a field; null if there is none. */
export function lastDayField(
  { columns }: BlockList,
  { field, valueType }: ListColumn,
): string | null {
  if (valueType !== 'date') return null;
  const index = columns.findIndex((column) => column.field === field);
  const next = columns[index + 1];
  return next?.valueType === 'date' ? next.field : null;
}

/** The name of a column in its header row; empty if it has none. */
export const nameOfColumn = ({ rows, header }: Sheet, column: number): string =>
  header === null ? '' : (rows[header]?.[column]?.text ?? '');

type Sums = {
  sheet: Sheet;
  list: BlockList;
  columnOf: ReadonlyMap<string, number>;
  items: readonly ValueObject[];
  notices: FitNotice[];
};

/** Takes over the sheet's own sum where the block has a field for it, and compares it with its rows. */
function addSums(value: ValueObject, { sheet, list, columnOf, items, notices }: Sums): void {
  const { total: row } = sheet;
  if (row === null) return;
  const cells = sheet.rows[row] ?? [];
  if (list.total === null) {
    const name = cells.find(({ text }) => text !== '')?.text ?? '';
    notices.push({ kind: 'sum-row', row, name });
  }
  for (const { field, valueType } of list.columns) {
    const column = valueType === 'amount' ? columnOf.get(field) : undefined;
    const cell = column === undefined ? undefined : cells[column];
    if (column === undefined || !cell || cell.text === '') continue;
    const reading = amountOf(cell);
    if (!('value' in reading)) {
      notices.push({ kind: 'cell', row, column, why: reading.unclear });
      continue;
    }
    if (list.total !== null) value[list.total] ??= reading.value;
    const amounts = items.map((item) => item[field]).filter((one) => typeof one === 'number');
    const sum = sumOfAmounts(amounts);
    // With a cell that could not be read, the sums differ for that reason.
    if (amounts.length === items.length && sum !== reading.value)
      notices.push({ kind: 'sum', row, column, sheet: reading.value, rows: sum });
  }
}

/** The only year of the days of some items; null if there are several. */
function yearOf(items: readonly ValueObject[], columns: readonly ListColumn[]): number | null {
  const years = new Set(
    items.flatMap((item) =>
      columns.flatMap(({ field, valueType }) => {
        const day = item[field];
        return valueType === 'date' && typeof day === 'string' ? [day.slice(0, 4)] : [];
      }),
    ),
  );
  const [year] = years;
  return years.size === 1 && year !== undefined ? Number(year) : null;
}

/** An amount as the sheet shows it; where that has two meanings, the spreadsheet's own value decides. */
export function amountOf(cell: PastedCell): CellReading<number> {
  const { text, number } = cell;
  const reading = cell.amount ?? readAmount(text);
  return 'unclear' in reading && number !== undefined && isAmount(cell)
    ? { value: number }
    : reading;
}

/** The value of a cell in a column of a block's list. */
export function readSheetCell(
  cell: PastedCell,
  column: ListColumn,
  context: DayContext,
): CellReading<Value> {
  const word = column.words?.find((one) => one.toLowerCase() === cell.text.toLowerCase());
  if (word !== undefined) return { value: word };
  if (column.valueType === 'amount') return amountOf(cell);
  if (column.valueType === 'date') return dayOf(cell, context);
  const reading = readCell(cell.text, column, context);
  return column.isRich && 'value' in reading && typeof reading.value === 'string'
    ? { value: cell.markdown ?? escapeMarkdown(reading.value) }
    : reading;
}
