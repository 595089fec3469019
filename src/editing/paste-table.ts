import { isValueObject, type Value, type ValueObject } from './edit-op.ts';
import { readAmount, readDate } from './read-cell.ts';
import { readTable, writeTable } from './table-text.ts';

/** A column of a list of rows: a field, what it is called on the screen, and what it holds. */
export type Column = {
  field: string;
  label: string;
  holds: 'text' | 'amount' | 'date';
  /** Words that may stand in place of what the column holds: free. */
  words?: readonly string[];
};

/** Something in a pasted table that somebody has to look at. Row and column count from 0. */
export type CellNotice = { row: number; column: number; cell: string; message: string };

/** What would become of a pasted table: shown before it is taken. */
export type TableProposal = { rows: ValueObject[]; notices: CellNotice[] };

/**
 * Turns rows from a spreadsheet into items of a list. A first row with the columns' names says which is which;
 * without one they are taken in order. What cannot be understood is left out of its row, and reported.
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
 * The items of a list after a table was pasted over them, row by row: what an item says besides the table's columns
 * (a picture, a link) stays. Items without a row go.
 */
export const rowsOver = (items: readonly Value[], rows: readonly ValueObject[]): Value[] =>
  rows.map((row, index) => {
    const before = items[index];
    return isValueObject(before) ? { ...before, ...row } : row;
  });

/** The rows of a list as text that a spreadsheet takes, with the columns' names above them. */
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
