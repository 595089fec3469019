import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from '../../../src/content/yaml/edit-op.ts';
import {
  copyRows,
  itemsOfRows,
  layoutOf,
  proposeRows,
  type Column,
} from '../../../src/content/editing/paste-table.ts';
import { readAmount, readDate } from '../../../src/content/editing/read-cell.ts';
import { readTable, writeTable } from '../../../src/content/editing/table-text.ts';

const columns: Column[] = [
  { field: 'term', label: 'Term', valueType: 'text' },
  { field: 'amount', label: 'Amount', valueType: 'amount' },
  { field: 'opens', label: 'Opens on', valueType: 'date' },
];

test.each<[string, number | null]>([
  ['115500', 115500],
  ['115,500', 115500],
  ['KES 115,500', 115500],
  ['Ksh. 115,500/=', 115500],
  ['Shs 115,500', 115500],
  ['about 5000', null],
  ['minus 300', null],
  ['115 500', 115500],
  ['1.115.500', 1115500],
  ['115.500,00', 115500],
  ['1,250.50', 1250.5],
  ['-20', -20],
  ['€ 20', 20],
  ['115.500', null],
  ['1,5', null],
  ['11,5500', null],
  ['free', null],
  ['12 apples', null],
])('the amount %s', (cell, amount) => {
  const reading = readAmount(cell);
  expect('value' in reading ? reading.value : null).toBe(amount);
  if ('unclear' in reading) expect(reading.unclear.cell).toBe(cell);
});

test.each<[string, string | null, string?]>([
  ['2025-01-08', '2025-01-08'],
  ['8 Jan 2025', '2025-01-08'],
  ['8th January 2025', '2025-01-08'],
  ['January 8, 2025', '2025-01-08'],
  ['08-Jan-25', '2025-01-08'],
  ['Wed, 8 Jan 2025', '2025-01-08'],
  ['before 8 Jan 2025', null],
  ['8.1.2025', '2025-01-08'],
  ['13/1/2025', '2025-01-13'],
  ['1/13/2025', '2025-01-13'],
  ['5/5/2025', '2025-05-05'],
  ['1/8/2025', null],
  ['30 Feb 2025', null],
  ['8 Januari 2025', '2025-01-08', 'sw'],
  ['next week', null],
])('the day %s', (cell, day, language = 'en') => {
  const reading = readDate(cell, language);
  expect('value' in reading ? reading.value : null).toBe(day);
});

test('an ambiguous day is reported with both meanings', () => {
  expect(readDate('1/8/2025')).toEqual({
    unclear: {
      reason: 'two-days',
      cell: '1/8/2025',
      may: ['August 1, 2025', 'January 8, 2025'],
    },
  });
});

/** The items of a pasted text, with the layout that it seems to have. */
const propose = (text: string) => {
  const table = readTable(text);
  return proposeRows(table, columns, layoutOf(table, columns));
};

test('rows from a spreadsheet become items, and unclear cells are reported', () => {
  const text =
    'amount\tTerm\tOpens on\tRemark\r\n115,500\t"Term 1\nlong"\t8 Jan 2025\t\r\nfree\tTerm 2\t1/8/2025\tnew\r\n';
  const { rows, notices } = propose(text);
  expect(rows).toEqual([
    { term: 'Term 1 long', amount: 115500, opens: '2025-01-08' },
    { term: 'Term 2' },
  ]);
  expect(notices.map(({ row, column }) => [row, column])).toEqual([
    [0, 3],
    [2, 0],
    [2, 2],
  ]);
  expect(propose('Term 1\t5').rows).toEqual([{ term: 'Term 1', amount: 5 }]);
});

test('an empty text has no rows, and a name that no column has leaves its cells out', () => {
  expect(propose('').rows).toEqual([]);
  const { rows, notices } = propose('Item\tAmount\nKit\t5\nUniform\t');
  expect(rows).toEqual([{ amount: 5 }, {}]);
  expect(notices.map(({ why }) => why.cell)).toEqual(['Item']);
  // The first of two columns with one name counts.
  expect(propose('Amount\tAmount\n5\t6').rows).toEqual([{ amount: 5 }]);
});

test('in place of others, only what no cell can hold stays, with the only item of the same name', () => {
  const before: Value[] = [
    { link: { to: '/a' }, term: 'Kit', amount: 100_000, opens: '2025-01-08' },
    { term: 'Bus', link: { to: '/b' } },
    { term: 'Bus', link: { to: '/c' } },
  ];
  const pasted = itemsOfRows(before, [{ term: 'Bus' }, { term: 'Kit' }, { amount: 3 }], columns);
  expect(pasted).toEqual([
    { value: { term: 'Bus' }, stays: [] },
    { value: { link: { to: '/a' }, term: 'Kit' }, stays: ['link'] },
    { value: { amount: 3 }, stays: [] },
  ]);
});

test('copied rows are pasted unchanged', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '"', '\n', ',', '5', 'é') })
    .map((words) => words.trim());
  const row = fc
    .array(cell, { minLength: 2, maxLength: 4 })
    .filter((cells) => cells.some((one) => one !== ''));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(readTable(writeTable(rows))).toEqual(rows);
    }),
    { seed: 1 },
  );
  const items = [{ term: 'Term 1', amount: 115500, opens: '2025-01-08' }];
  expect(propose(copyRows(items, columns)).rows).toEqual(items);
  // A spreadsheet must not take words for a formula.
  expect(writeTable([['=1+1', '-5', '+254 700 000 000', '-x']])).toBe(
    ' =1+1\t-5\t+254 700 000 000\t -x',
  );
});

test('names may have a unit in brackets, and the row of the sum becomes no item', () => {
  const table = readTable(
    'Term\tAmount (Kshs)\nTerm 1\t118,000/-\nTerm 2\t116,500/-\nTOTAL\t234,500/-',
  );
  const { rows, notices } = proposeRows(table, columns, layoutOf(table, columns));
  expect(rows).toEqual([
    { term: 'Term 1', amount: 118000 },
    { term: 'Term 2', amount: 116500 },
  ]);
  expect(notices).toEqual([{ row: 3, column: 0, why: { reason: 'sum', cell: 'TOTAL' } }]);
});

const rowsOf = (text: string, of: readonly Column[]) => {
  const table = readTable(text);
  return proposeRows(table, of, layoutOf(table, of)).rows;
};

test('a list of one row named after a total is that row, and so is one without amounts', () => {
  expect(rowsOf('Total\t500', columns)).toHaveLength(1);
  const words: Column[] = [
    { field: 'name', label: 'Name', valueType: 'text' },
    { field: 'text', label: 'Text', valueType: 'text' },
  ];
  expect(rowsOf('Wood\tOak\nTotal\tAll of it', words)).toHaveLength(2);
});
