import { isValueObject, type Value, type ValueObject } from '../../yaml/edit-op.ts';
import { blockLists, headingOf, type BlockList, type ListColumn } from './block-lists.ts';
import { amountOf, nameOfColumn, type FieldOrder } from './fit-sheet.ts';
import {
  applyChanges,
  compareBlock,
  itemsOf,
  nameFieldOf,
  nameKey,
  type BlockChange,
  type BlockComparison,
} from './match-rows.ts';
import type { Proposal, ProposalOptions } from './proposal.ts';
import { isAmount, type Sheet } from './read-sheet.ts';
import { readingsAs, rereadTable } from './read-table.ts';

/** The numbers by which classes are called, in English, Kiswahili and Roman figures. One letter alone may be anything. */
const numbers: readonly string[][] = [
  ['one', 'moja'],
  ['two', 'mbili', 'ii'],
  ['three', 'tatu', 'iii'],
  ['four', 'nne', 'iv'],
  ['five', 'tano'],
  ['six', 'sita', 'vi'],
  ['seven', 'saba', 'vii'],
  ['eight', 'nane', 'viii'],
  ['nine', 'tisa', 'ix'],
  ['ten', 'kumi'],
  ['eleven', 'xi'],
  ['twelve', 'xii'],
];

const digits = new Map(
  numbers.flatMap((words, index) => words.map((word) => [word, String(index + 1)] as const)),
);

/** The name of a class or a page, in which Class Three, Class III and Class 3 are the same. */
const classKey = (name: string): string =>
  nameKey(name)
    .split(' ')
    .map((word) => digits.get(word) ?? word)
    .join(' ');

/** A block of the page whose rows a pasted table has, newer perhaps, and the table read for it. */
export type UpdateTarget = {
  /** The position of the block on the page. */
  index: number;
  /** Its heading; empty if it has none. */
  title: string;
  proposal: Proposal;
};

/** The page that something is pasted on. */
type Page = { title: string; blocks: readonly Value[] };

/**
 * The blocks of a page that a pasted table may be the newer version of, the most alike first. Nothing is stored with a
 * block for this: it is recognised by the names of its rows, and the columns by their headings and by the amounts that
 * the page has now, so that it works for whatever was typed by hand, and on any device.
 */
export function updateTargets(
  proposal: Proposal,
  { title: pageTitle, blocks }: Page,
  options: ProposalOptions,
): UpdateTarget[] {
  const lists = blockLists(options.labelOf);
  const found = blocks.flatMap((block, index) => {
    if (!isValueObject(block)) return [];
    const heading = headingOf(String(block['type']))?.field;
    const title = heading === undefined ? '' : String(block[heading] ?? '');
    return lists
      .filter(({ type }) => type === block['type'])
      .flatMap((list) => {
        const items = itemsOf(block, list);
        const readings = readingsAs(proposal, list, options).map((one) =>
          withColumnsFor(one, { list, items, titles: [title, pageTitle] }, options),
        );
        return readings.map((one) => ({
          target: { index, title, proposal: one },
          score: likeness(block, one, list),
          isNamed: isSameTitle(title, proposal.title),
        }));
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 1);
  });
  return found
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score)
    .map(({ target }) => target);
}

const isSameTitle = (one: string, other: string): boolean =>
  one !== '' && nameKey(one).replaceAll(/\d+/g, '') === nameKey(other).replaceAll(/\d+/g, '');

/** How much of a block's rows a table has by name, and of the table's rows the block; 0 if less than half of the block's. */
function likeness(block: ValueObject, { value }: Proposal, list: BlockList): number {
  const name = nameFieldOf(list);
  if (name === null) return 0;
  const [items, rows] = [itemsOf(block, list), itemsOf(value, list)];
  const keys = new Set(rows.map((row) => nameKey(row[name])).filter((key) => key !== ''));
  const found = items.filter((item) => keys.has(nameKey(item[name]))).length;
  if (found * 2 < items.length || found < Math.min(2, items.length) || found === 0) return 0;
  return found / items.length + found / Math.max(rows.length, found);
}

type Present = { list: BlockList; items: readonly ValueObject[]; titles: readonly string[] };

/** The table with the columns that fit what the block has now. */
function withColumnsFor(proposal: Proposal, present: Present, options: ProposalOptions): Proposal {
  const { table } = proposal;
  const name = present.list.columns.find(({ field }) => field === nameFieldOf(present.list));
  if (!table || !name) return proposal;
  let { order } = table.reading;
  const named = columnOfNames(table.sheet, present, name);
  if (named !== null) order = withColumn(order, named, name.field);
  const nameColumn = columnFor(order, name.field);
  if (nameColumn === null) return proposal;
  for (const column of present.list.columns.filter(({ valueType }) => valueType === 'amount')) {
    const chosen = columnOfAmounts(table.sheet, present, { order, column, nameColumn });
    if (chosen !== null) order = withColumn(order, chosen, column.field);
  }
  const isSame = [...order].every(([column, field]) => table.reading.order.get(column) === field);
  return isSame ? proposal : rereadTable(proposal, { order }, options);
}

const columnFor = (order: FieldOrder, field: string): number | null =>
  [...order].find(([, one]) => one === field)?.[0] ?? null;

const withColumn = (order: FieldOrder, column: number, field: string): FieldOrder =>
  new Map(
    [...order, [column, field] as const].filter(([one, its]) =>
      one === column ? its === field : its !== field,
    ),
  );

/** The column in which most names of the present rows stand; null if none has any. */
function columnOfNames(sheet: Sheet, { items }: Present, { field }: ListColumn): number | null {
  const keys = new Set(items.map((item) => nameKey(item[field])));
  const counts = sheet.columns.map((column) => ({
    column,
    count: sheet.body.filter((row) => keys.has(nameKey(sheet.rows[row]?.[column]?.text))).length,
  }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.column : null;
}

type AmountSearch = { order: FieldOrder; column: ListColumn; nameColumn: number };

/** Amounts that differ by more than this share belong to something else. */
const maxDistance = 0.5;

/**
 * The column of the sheet for an amount: the one that is named like the field, else like the page or the block, else
 * the one whose amounts are nearest to the present ones. A column that changes nothing is last year's, if another is near.
 */
function columnOfAmounts(
  sheet: Sheet,
  { items, list, titles }: Present,
  { order, column, nameColumn }: AmountSearch,
): number | null {
  const free = sheet.columns.filter((one) => !order.has(one) || order.get(one) === column.field);
  const able = free.filter((one) => {
    const cells = sheet.body.flatMap((row) => sheet.rows[row]?.[one] ?? []);
    const filled = cells.filter(({ text }) => text !== '');
    return filled.length > 0 && filled.filter(isAmount).length * 2 >= filled.length;
  });
  const labels = new Set(column.names.map(nameKey));
  const byLabel = able.filter((one) => labels.has(nameKey(nameOfColumn(sheet, one))));
  if (byLabel.length === 1) return byLabel[0] ?? null;
  const byTitle = able.filter((one) => {
    const heading = classKey(nameOfColumn(sheet, one));
    return (
      // A heading with a year in it may be last year's.
      /\p{L}/u.test(heading) &&
      heading.length > 2 &&
      titles.some((title) => ` ${classKey(title)} `.includes(` ${heading} `))
    );
  });
  if (byTitle.length === 1) return byTitle[0] ?? null;
  const field = nameFieldOf(list);
  const amounts = new Map(
    items.map((item) => [nameKey(field === null ? '' : item[field]), item[column.field]]),
  );
  const measured = able.flatMap((one) => {
    const distance = distanceOf(sheet, { column: one, nameColumn, amounts });
    return distance === null ? [] : [{ column: one, distance }];
  });
  const sorted = measured.toSorted((a, b) => a.distance - b.distance);
  const next = sorted.find(({ distance }) => distance > 0 && distance <= maxDistance);
  return (next ?? sorted[0])?.column ?? null;
}

/** By what part the amounts of a column differ from the present ones; null if none of them has one. */
function distanceOf(
  sheet: Sheet,
  {
    column,
    nameColumn,
    amounts,
  }: { column: number; nameColumn: number; amounts: Map<string, Value | undefined> },
): number | null {
  const parts = sheet.body.flatMap((row) => {
    const now = amounts.get(nameKey(sheet.rows[row]?.[nameColumn]?.text));
    const cell = sheet.rows[row]?.[column];
    const reading = cell ? amountOf(cell) : null;
    if (typeof now !== 'number' || !reading || !('value' in reading)) return [];
    return [Math.abs(reading.value - now) / Math.max(Math.abs(now), 1)];
  });
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** What a table that was read for a block changes in it; null if the two have no list in common. */
export function compareWithBlock(
  block: Value | undefined,
  { value, table }: Proposal,
  { labelOf }: ProposalOptions,
): BlockComparison | null {
  const list = listOf(table, labelOf);
  if (!table || !list || !isValueObject(block) || block['type'] !== list.type) return null;
  const inRows = itemsOf(value, list).flatMap((row) => Object.keys(row));
  const fields = new Set([...table.reading.order.values(), ...inRows]);
  return compareBlock(block, value, { list, fields });
}

/** A block with the accepted changes of a newer sheet. */
export function updatedBlock(
  block: ValueObject,
  { table }: Proposal,
  { changes, labelOf }: { changes: readonly BlockChange[] } & Pick<ProposalOptions, 'labelOf'>,
): ValueObject {
  const list = listOf(table, labelOf);
  return list ? applyChanges(block, changes, list) : block;
}

const listOf = (
  table: Proposal['table'],
  labelOf: ProposalOptions['labelOf'],
): BlockList | undefined =>
  blockLists(labelOf).find(
    ({ type, field }) => type === table?.reading.type && field === table.reading.field,
  );
