import { isValueObject, type ValueObject } from '../../yaml/edit-op.ts';
import type { BlockList, ListColumn } from './block-lists.ts';
import {
  fitSheet,
  lastDayField,
  nameOfColumn,
  readSheetCell,
  type FieldOrder,
  type SheetFit,
} from './fit-sheet.ts';
import { areHours, isYear } from './kinds-of-figures.ts';
import type { PastedCell } from './pasted-document.ts';
import { rangeOf, type DayContext } from './read-days.ts';
import { isAmount, namesSum, type Sheet } from './read-sheet.ts';

/** A block that a sheet can be, and how well it fits. */
export type Candidate = { list: BlockList; fit: SheetFit; score: number };

/** The score of a plain table. */
export const plainScore = 5;

/** How well the rows of a sheet fit a list; null if they cannot be its items. */
export function tryList(sheet: Sheet, list: BlockList, context: DayContext): Candidate | null {
  const { order, named } = chooseColumns(sheet, list, context);
  const columns = list.columns.filter(({ field }) => [...order.values()].includes(field));
  if (columns.length === 0) return null;
  const fit = fitSheet(sheet, list, order, context);
  const found = fit.value[list.field];
  const items = Array.isArray(found) ? found.filter(isValueObject) : [];
  const isFilled = (field: string) => items.some((item) => item[field] !== undefined);
  if (list.columns.some(({ field, isRequired }) => isRequired && !isFilled(field))) return null;
  const hasDays = list.columns.some(
    ({ field, valueType }) => valueType === 'date' && isFilled(field),
  );
  if (list.year !== null && !hasDays) return null;
  const count = items.length;
  if (count < Math.max(list.least, 1) || (list.max !== null && count > list.max)) return null;
  const isYearMissing = list.year !== null && fit.value[list.year] === undefined;
  const unread = fit.notices.filter(({ kind }) => kind === 'cell' || kind === 'empty').length;
  const filled = count * columns.length;
  // A column of sums beside its amounts says nothing that is not in them.
  const counted = sheet.columns.filter((column) => !isSum(sheet, column));
  const hasSums = list.total !== null && [...order.keys()].some((column) => isSum(sheet, column));
  const hasTotal = list.total !== null && fit.value[list.total] !== undefined;
  const score =
    3 * (hasSums ? 1 : order.size / Math.max(counted.length, order.size)) +
    2 * (1 - unread / Math.max(filled, 1)) +
    named +
    list.columns.filter(({ field, valueType }) => valueType === 'date' && isFilled(field)).length +
    columns.filter((column) => column.valueType === 'amount' && isMoney(sheet, order, column))
      .length +
    columns.reduce((sum, column) => sum + looksLike(sheet, order, column), 0) -
    (list.columns.length - columns.length) * 0.05 -
    (isYearMissing ? 4 : 0) +
    (list.year !== null && areAllDated(items, list) ? 1 : 0) +
    (list.total === null ? (sheet.total === null ? 0 : -0.5) : hasTotal ? 1 : -3);
  return { list, fit, score };
}

/** Whether each item has a day: a list of days belongs in a calendar. */
const areAllDated = (items: readonly ValueObject[], { columns }: BlockList): boolean =>
  items.every((item) =>
    columns.some(({ field, valueType }) => valueType === 'date' && item[field] !== undefined),
  );

/** The columns of a sheet for the fields of a list: by their names, else by their cells. */
function chooseColumns(sheet: Sheet, list: BlockList, context: DayContext) {
  const order = new Map<number, string>();
  const free = () => sheet.columns.filter((column) => !order.has(column));
  const isOpen = ({ field }: ListColumn) => ![...order.values()].includes(field);
  let named = 0;
  for (const isWhole of [true, false]) {
    for (const column of list.columns.filter(isOpen)) {
      const found = free().find(
        (index) =>
          isNamed(nameOfColumn(sheet, index), column, isWhole) &&
          canHold(sheet, index, column, { list, context }),
      );
      if (found === undefined) continue;
      order.set(found, column.field);
      named += isWhole ? 1 : 0.5;
    }
  }
  for (const column of list.columns.filter(isOpen)) {
    // The amount or the day of a row is what it is about, even if the block can do without.
    const isFirstOfKind =
      (column.valueType === 'amount' || column.valueType === 'date') &&
      !list.columns.some((one) => one.valueType === column.valueType && !isOpen(one));
    const isLonger = column.isRich && free().length === 1;
    const canBeTime = column.valueType === 'text' && isYear({ text: column.example });
    if (column.isRequired !== true && !isFirstOfKind && !isLonger && !canBeTime) continue;
    const able = free().filter(
      (index) =>
        canHold(sheet, index, column, { list, context }) &&
        (!canBeTime || areTimes(cellsOf(sheet, index))),
    );
    // Of several amounts, the sum of the others is the one to take.
    const found =
      able.find((index) => column.valueType === 'amount' && isSum(sheet, index)) ?? able[0];
    if (found !== undefined) order.set(found, column.field);
  }
  const last = lastDayColumn(sheet, list, order);
  if (last && canHold(sheet, last.index, last.column, { list, context })) {
    order.set(last.index, last.column.field);
    named += last.isBeginNamed ? 2 : 1;
  }
  return { order: new Map([...order].toSorted(([a], [b]) => a - b)), named };
}

/** Whether most cells are years, or all are hours, as in a time line. */
const areTimes = (cells: readonly PastedCell[]): boolean =>
  cells.filter(isYear).length * 2 > cells.length || areHours(cells);

/** The words above the first and the last days of what lasts several, in English and Kiswahili. */
const begins = /^(?:from|starts?|start date|first day|begins?|kuanzia|kutoka|mwanzo)\b/i;
const ends = /^(?:to|till|until|up to|ends?|end date|last day|hadi|mpaka|mwisho)\b/i;

/** The column of last days beside the one of first days; null unless its name says so: it may be of anything. */
function lastDayColumn(sheet: Sheet, list: BlockList, order: FieldOrder) {
  for (const [first, field] of order) {
    const begin = list.columns.find((one) => one.field === field);
    const last = begin ? lastDayField(list, begin) : null;
    const column = list.columns.find((one) => one.field === last);
    const index = sheet.columns.find((one) => one > first);
    if (!column || index === undefined || order.has(index)) continue;
    if ([...order.values()].includes(column.field)) continue;
    const isBeginNamed = begins.test(nameOfColumn(sheet, first).trim());
    if (ends.test(nameOfColumn(sheet, index).trim())) return { index, column, isBeginNamed };
  }
  return null;
}

const isSum = (sheet: Sheet, column: number): boolean => namesSum(nameOfColumn(sheet, column));

const simple = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\([^()]*\)|[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isNamed(name: string, { names }: ListColumn, isWhole: boolean): boolean {
  const simpleName = simple(name);
  if (simpleName === '') return false;
  return names.map(simple).some((one) => {
    if (isWhole) return one === simpleName;
    return ` ${simpleName} `.includes(` ${one} `) || ` ${one} `.includes(` ${simpleName} `);
  });
}

const cellsOf = ({ rows, body }: Sheet, column: number): PastedCell[] =>
  body.flatMap((row) => {
    const cell = rows[row]?.[column];
    return cell && cell.text !== '' ? [cell] : [];
  });

/** Whether most cells of a column are of the kind that a field holds, and short enough. */
function canHold(
  sheet: Sheet,
  index: number,
  column: ListColumn,
  { list, context }: { list: BlockList; context: DayContext },
): boolean {
  const cells = cellsOf(sheet, index);
  if (cells.length === 0) return false;
  const takesRange = lastDayField(list, column) !== null;
  const read = cells.filter(
    (cell) =>
      'value' in readSheetCell(cell, column, context) ||
      (takesRange && rangeOf(cell, context) !== null),
  );
  if (column.valueType === 'amount' && !isCalledAmount(sheet, index, column)) {
    if (cells.every(isYear) || areHours(cells)) return false;
  }
  if (column.valueType !== 'text') return read.length * 2 >= cells.length;
  if (column.words) return cells.every(({ text }) => column.words?.includes(text));
  const fits = cells.filter(({ text }) => column.max === null || text.length <= column.max);
  // Amounts are never names; days and years may be, on a time line.
  const amounts = areHours(cells) ? [] : cells.filter((cell) => isAmount(cell) && !isYear(cell));
  return fits.length === cells.length && amounts.length * 2 < cells.length;
}

/** Whether a sheet says that a column has amounts: by its name, or by their sum. */
const isCalledAmount = (sheet: Sheet, index: number, column: ListColumn): boolean =>
  sheet.total !== null || isNamed(nameOfColumn(sheet, index), column, false);

/** Whether the numbers of a column are amounts of money rather than a count of something: seats, pages. */
function isMoney(sheet: Sheet, order: FieldOrder, column: ListColumn): boolean {
  const [index] = [...order].find(([, field]) => field === column.field) ?? [];
  if (index === undefined) return false;
  return (
    isCalledAmount(sheet, index, column) ||
    cellsOf(sheet, index).some(({ text }) => /[\p{L}\p{Sc},.]|\d \d/u.test(text))
  );
}

/** Whether the cells of a column look like the example of its field, or begin with its label: Term 1, 1954. */
function looksLike(
  sheet: Sheet,
  order: FieldOrder,
  { field, example, names, valueType }: ListColumn,
) {
  const [index] = [...order].find(([, one]) => one === field) ?? [];
  const cells = index === undefined ? [] : cellsOf(sheet, index);
  if (valueType !== 'text' || cells.length === 0) return 0;
  const isAlike = (text: string) =>
    (example.endsWith('?') && text.trim().endsWith('?')) ||
    (/\d/.test(example) && shapeOf(example) === shapeOf(text)) ||
    names.some((name) => simple(text).startsWith(`${simple(name)} `));
  return cells.filter(({ text }) => isAlike(text)).length / cells.length;
}

const shapeOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\d/g, '9')
    .replaceAll(/\p{L}+/gu, 'a');
