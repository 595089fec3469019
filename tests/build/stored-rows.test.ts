import { expect, test } from 'vitest';
import { readRows, storeRows, type Row } from '../../src/build/stored-rows.ts';

const rowOf = (texts: readonly string[], lists: readonly string[][]): Row => ({ texts, lists });

test('rows are read as they were stored, and equal lists are one', () => {
  const rows = new Map([
    ['/', rowOf(['', 'Über\n"uns"'], [['a', 'b'], []])],
    ['/fees', rowOf(['2', ''], [[], ['a', 'b']])],
    ['/life', rowOf(['3', '\\0'], [['c'], ['a', 'b']])],
  ]);
  const read = readRows(storeRows(rows), rowOf);
  expect(read).toEqual(rows);
  expect(read.get('/life')?.lists[1]).toBe(read.get('/')?.lists[0]);
});

test('no rows are none', () => {
  expect(readRows(storeRows(new Map()), rowOf)).toEqual(new Map());
});
