import { isValueObject, type Value, type ValueObject } from '../yaml/edit-op.ts';
import { plainNotation, type Notation } from '../../../schema/fields/notation.ts';
import { readSureTime } from '../../../schema/fields/time.ts';
import { namesSum } from './import/read-sheet.ts';
import { readAmount, readDate, readYesNo, type UnclearCell } from './read-cell.ts';
import { writeTable } from './table-text.ts';

/** A column of a list of rows: a field, its label, and its kind. */
export type Column = {
  field: string;
  label: string;
  /** Whether an item must have it. */
  isRequired?: boolean;
  valueType: 'text' | 'amount' | 'date' | 'time' | 'yes-no' | 'any';
  /** Text accepted instead of a value: free. */
  words?: readonly string[];
};

/** A problem in a pasted table. Row and column count from 0. */
export type CellNotice = { row: number; column: number; why: UnclearCell };

/** Which field each column of a pasted table is for; null for a column that is left out. */
export type TableLayout = { hasNames: boolean; order: readonly (Column | null)[] };

/** The rows that the cells of a pasted table make, and the cells that are left out. */
export type TableProposal = { rows: ValueObject[]; notices: CellNotice[] };

/**
 * The layout that a pasted table seems to have. A first row with the name of a column is a header row, whose other
 * cells are left out; without one the columns are taken in order.
 */
export function layoutOf(table: readonly string[][], columns: readonly Column[]): TableLayout {
  const [first = []] = table;
  const named = first.map((cell) => columns.find((column) => isName(cell, column)) ?? null);
  const hasNames = named.some((column) => column !== null);
  const width = Math.max(0, ...table.map((cells) => cells.length));
  const order = Array.from({ length: width }, (_, index) => {
    const column = (hasNames ? named[index] : columns[index]) ?? null;
    // The same name twice is a field only once: the second would overwrite the first.
    return hasNames && column !== null && named.indexOf(column) !== index ? null : column;
  });
  return { hasNames, order };
}

/** Makes items of a list from the cells of a table. Cells that cannot be understood are left out and reported. */
export function proposeRows(
  table: readonly string[][],
  columns: readonly Column[],
  { hasNames, order }: TableLayout,
  notation = plainNotation,
): TableProposal {
  const from = hasNames ? 1 : 0;
  const last = table.at(-1);
  const hasSum = last !== undefined && table.length > from + 1 && isSumRow(last, columns);
  const body = table.slice(from, hasSum ? -1 : undefined);
  const notices = order.flatMap((column, index): CellNotice[] => {
    const isLeftOut = column === null && body.some((cells) => (cells[index] ?? '') !== '');
    const row = table.findIndex((cells) => (cells[index] ?? '') !== '');
    const cell = table[row]?.[index] ?? '';
    return isLeftOut ? [{ row, column: index, why: { reason: 'left-out', cell } }] : [];
  });
  if (hasSum) {
    const column = last.findIndex((cell) => cell !== '');
    const why = { reason: 'sum', cell: last[column] ?? '' } as const;
    notices.push({ row: table.length - 1, column, why });
  }
  const rows = body.map((cells, row) => {
    const fields = cells.flatMap((cell, index): [string, Value][] => {
      const column = order[index];
      if (cell === '' || !column) return [];
      const reading = readCell(cell, column, notation);
      if ('value' in reading) return [[column.field, reading.value]];
      notices.push({ row: row + from, column: index, why: reading.unclear });
      return [];
    });
    return inOrder(
      Object.fromEntries(fields),
      columns.map(({ field }) => field),
    );
  });
  return { rows, notices };
}

/** A name without the unit or the currency that often stands in brackets behind it: Amount (Kshs). */
const bareName = (name: string): string =>
  name
    .replace(/\([^()]*\)/g, '')
    .trim()
    .toLowerCase();

const isName = (cell: string, { field, label }: Column): boolean =>
  [field, label].some((name) => bareName(name) === bareName(cell));

/** Whether a row, the last one, has the sum of the others: it is no item of the list. */
const isSumRow = (cells: readonly string[], columns: readonly Column[]): boolean =>
  columns.some(({ valueType }) => valueType === 'amount') &&
  cells.filter((cell) => cell !== '').length > 1 &&
  namesSum(cells.find((cell) => cell !== '') ?? '');

const inOrder = (row: ValueObject, fields: readonly string[]): ValueObject =>
  Object.fromEntries(
    fields.flatMap((field): [string, Value][] => {
      const value = row[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** The value that a cell has in a column. */
export function readCell(cell: string, { valueType, words = [] }: Column, notation: Notation) {
  const word = words.find((one) => one.toLowerCase() === cell.toLowerCase());
  if (word !== undefined) return { value: word };
  switch (valueType) {
    case 'amount':
      return readAmount(cell, notation);
    case 'date':
      return readDate(cell, notation.language);
    case 'time':
      // What is no time stays as it is, so that its message explains it.
      return { value: readSureTime(cell, notation) ?? oneLine(cell) };
    case 'yes-no':
      return readYesNo(cell);
    case 'any': {
      const reading = readAmount(cell, notation);
      return /^-?\d/.test(cell) && 'value' in reading ? reading : { value: oneLine(cell) };
    }
    case 'text':
      return { value: oneLine(cell) };
  }
}

/** A cell with several lines as one line. */
export const oneLine = (cell: string): string =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .join(' ');

/** An item that a pasted row becomes. `stays` names the fields that it has from the item that it replaces. */
export type PastedEntry = { value: ValueObject; stays: readonly string[] };

/**
 * The items that take the place of others. A row replaces the only item of its name, and what no cell can hold (a
 * picture, a link) stays with it; all that cells can hold comes from the pasted row. Items without a row are removed.
 */
export function itemsOfRows(
  before: readonly Value[],
  rows: readonly ValueObject[],
  columns: readonly Column[],
): PastedEntry[] {
  const nameField = columns.find(({ valueType }) => valueType === 'text')?.field;
  const named = (list: readonly Value[], name: Value | undefined) =>
    list.filter(
      (item): item is ValueObject =>
        nameField !== undefined && isValueObject(item) && item[nameField] === name,
    );
  return rows.map((row) => {
    const name = nameField === undefined ? undefined : row[nameField];
    const [item, ...others] = name === undefined ? [] : named(before, name);
    if (!item || others.length > 0 || named(rows, name).length > 1)
      return { value: row, stays: [] };
    const stays = Object.keys(item).filter(
      (field) => !columns.some((column) => column.field === field),
    );
    const order = new Set([...Object.keys(item), ...columns.map(({ field }) => field)]);
    return { value: inOrder({ ...inOrder(item, stays), ...row }, [...order]), stays };
  });
}

/** The items of a list as text for a spreadsheet, with a header row. */
export const copyRows = (items: readonly Value[], columns: readonly Column[]): string =>
  writeTable([
    columns.map(({ label }) => label),
    ...items.map((item) =>
      columns.map(({ field }) => {
        return cellOf(isValueObject(item) ? item[field] : undefined);
      }),
    ),
  ]);

/** A value as a cell. Of one with fields of its own only the words can be copied. */
const cellOf = (value: Value | undefined): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? Object.values(value).map(cellOf).join(' ') : String(value);
};
