import { isValueObject, type Value, type ValueObject } from './edit-op.ts';
import { readAmount, readDate } from './read-cell.ts';
import { readTable, writeTable } from './table-text.ts';

/** A column of a list of rows: a field, its label, and its kind. */
export type Column = {
  field: string;
  label: string;
  holds: 'text' | 'amount' | 'date';
  /** Text accepted instead of a value: free. */
  words?: readonly string[];
};

/** A problem in a pasted table. Row and column count from 0. */
export type CellNotice = { row: number; column: number; cell: string; message: string };

/** The preview of a pasted table. */
export type TableProposal = { rows: ValueObject[]; notices: CellNotice[] };

/**
 * Turns rows from a spreadsheet into items of a list. A header row maps the columns to fields; without one they are
 * taken in order. Cells that cannot be understood are left out and reported.
 */
export function proposeRows(
  text: string,
  columns: readonly Column[],
  language = 'en',
): TableProposal {
  const [first = [], ...others] = readTable(text);
  const named = first.map((cell) => columns.find((column) => isName(cell, column)));
  const hasNames = named.some((column) => column !== undefined);
  const order = hasNames ? named : [...columns];
  const notices: CellNotice[] = [];
  const body = hasNames ? others : [first, ...others];
  const rows = body.map((cells, row) => {
    const fields = cells.flatMap((cell, index): [string, Value][] => {
      const column = order[index];
      const report = (message: string) =>
        void notices.push({ row: row + (hasNames ? 1 : 0), column: index, cell, message });
      if (cell === '') return [];
      if (!column) {
        report(`There is no column here for “${cell}”.`);
        return [];
      }
      const reading = readCell(cell, column, language);
      if ('value' in reading) return [[column.field, reading.value]];
      report(reading.unclear);
      return [];
    });
    return inOrder(Object.fromEntries(fields), columns);
  });
  return { rows, notices };
}

const isName = (cell: string, { field, label }: Column): boolean =>
  [field, label].some((name) => name.toLowerCase() === cell.toLowerCase());

const inOrder = (row: ValueObject, columns: readonly Column[]): ValueObject =>
  Object.fromEntries(
    columns.flatMap(({ field }): [string, Value][] => {
      const value = row[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );

function readCell(cell: string, { holds, words = [] }: Column, language: string) {
  const word = words.find((one) => one.toLowerCase() === cell.toLowerCase());
  if (word !== undefined) return { value: word };
  switch (holds) {
    case 'amount':
      return readAmount(cell);
    case 'date':
      return readDate(cell, language);
    case 'text':
      return {
        value: cell
          .split('\n')
          .map((line) => line.trim())
          .join(' '),
      };
  }
}

/**
 * The items of a list after pasting a table over them, row by row: fields without a column (a picture, a link) are
 * kept. Items without a row are removed.
 */
export const rowsOver = (items: readonly Value[], rows: readonly ValueObject[]): Value[] =>
  rows.map((row, index) => {
    const before = items[index];
    return isValueObject(before) ? { ...before, ...row } : row;
  });

/** The items of a list as text for a spreadsheet, with a header row. */
export const copyRows = (items: readonly Value[], columns: readonly Column[]): string =>
  writeTable([
    columns.map(({ label }) => label),
    ...items.map((item) =>
      columns.map(({ field }) => {
        const value = isValueObject(item) ? item[field] : undefined;
        return typeof value === 'object' || value === undefined ? '' : String(value);
      }),
    ),
  ]);
