import { equalValues } from '../../yaml/equal-values.ts';
import { isValueObject, type Value, type ValueObject } from '../../yaml/edit-op.ts';
import { headingOf, type BlockList } from './block-lists.ts';

/** A value that a newer sheet gives a field; null where there is none. */
export type FieldChange = { field: string; before: Value | null; after: Value | null };

/** What a newer sheet changes in a block: a row of its list, or a field of the block itself. */
export type BlockChange =
  | { kind: 'changed'; index: number; name: string; fields: readonly FieldChange[] }
  /** A row that the block lacks; it comes after the item at `after`, or first with -1. */
  | { kind: 'new'; after: number; name: string; value: ValueObject }
  | { kind: 'gone'; index: number; name: string }
  | ({ kind: 'field' } & FieldChange);

/** What a newer sheet changes in a block, and how many rows stay as they are. */
export type BlockComparison = { changes: readonly BlockChange[]; same: number };

/** The field by which the items of a list are recognised; null if none of them is a text. */
export const nameFieldOf = ({ columns }: BlockList): string | null =>
  (
    columns.find(({ valueType, isRequired }) => valueType === 'text' && isRequired === true) ??
    columns.find(({ valueType }) => valueType === 'text')
  )?.field ?? null;

/** A name without capitals, spaces, punctuation and emphasis, in which two people may differ. */
export const nameKey = (name: Value | undefined): string =>
  name === undefined || name === null || typeof name === 'object'
    ? ''
    : String(name)
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();

export const itemsOf = (block: ValueObject, { field }: BlockList): ValueObject[] => {
  const items = block[field];
  return Array.isArray(items) ? items.filter(isValueObject) : [];
};

/**
 * The item that each new row is, by its name, wherever it stands; null for a new row. Of a name that occurs several
 * times, only rows that are equal throughout are the same.
 */
function partnersOf(items: readonly ValueObject[], rows: readonly ValueObject[], name: string) {
  const keys = items.map((item) => nameKey(item[name]));
  const newKeys = rows.map((row) => nameKey(row[name]));
  const matched = new Set<number>();
  return rows.map((row, index) => {
    const key = newKeys[index] ?? '';
    const candidates = keys.flatMap((one, at) => (one === key && !matched.has(at) ? [at] : []));
    const isOnly =
      keys.indexOf(key) === keys.lastIndexOf(key) &&
      newKeys.indexOf(key) === newKeys.lastIndexOf(key);
    const found = candidates.find(
      (at) =>
        isOnly || Object.keys(row).every((field) => equalValues(items[at]?.[field], row[field])),
    );
    if (key === '' || found === undefined) return null;
    matched.add(found);
    return found;
  });
}

/**
 * Compares a block with what a newer sheet makes of the same list. `fields` are those that the sheet has columns for:
 * all others stay as they are.
 */
export function compareBlock(
  block: ValueObject,
  next: ValueObject,
  { list, fields }: { list: BlockList; fields: ReadonlySet<string> },
): BlockComparison {
  const name = nameFieldOf(list);
  const [items, rows] = [itemsOf(block, list), itemsOf(next, list)];
  if (name === null) return { changes: [], same: 0 };
  const partners = partnersOf(items, rows, name);
  const changes: BlockChange[] = [];
  let same = 0;
  let after = -1;
  const nameOf = (item: ValueObject) => String(item[name] ?? '');
  for (const [position, row] of rows.entries()) {
    const index = partners[position] ?? null;
    const item = index === null ? undefined : items[index];
    if (index === null || !item) {
      changes.push({ kind: 'new', after, name: nameOf(row), value: row });
      continue;
    }
    after = index;
    const differing = [...fields].flatMap((field): FieldChange[] =>
      field === name || equalValues(item[field], row[field])
        ? []
        : [{ field, before: item[field] ?? null, after: row[field] ?? null }],
    );
    if (differing.length === 0) same += 1;
    else changes.push({ kind: 'changed', index, name: nameOf(item), fields: differing });
  }
  const found = new Set(partners);
  for (const [index, item] of items.entries())
    if (!found.has(index)) changes.push({ kind: 'gone', index, name: nameOf(item) });
  return { changes: [...changes, ...fieldChanges(block, next, list)], same };
}

const withoutYear = (text: Value | undefined): string => nameKey(text).replaceAll(/\d{2,4}/g, '');

/** The total, the year and a heading that differs from the present one in its year alone. */
function fieldChanges(block: ValueObject, next: ValueObject, list: BlockList): BlockChange[] {
  const heading = headingOf(list.type)?.field ?? null;
  return [heading, list.total, list.year].flatMap((field): BlockChange[] => {
    if (field === null) return [];
    const [before, after] = [block[field], next[field]];
    if (after === undefined || equalValues(before, after)) return [];
    if (field === heading && withoutYear(before) !== withoutYear(after)) return [];
    if (field === heading && nameKey(before) === nameKey(after)) return [];
    return [{ kind: 'field', field, before: before ?? null, after }];
  });
}

/** A block with some changes of a newer sheet. Rows that stay are where they were. */
export function applyChanges(
  block: ValueObject,
  changes: readonly BlockChange[],
  list: BlockList,
): ValueObject {
  const items = itemsOf(block, list);
  const added = (position: number) =>
    changes.flatMap((one) => (one.kind === 'new' && one.after === position ? [one.value] : []));
  const rows = items.flatMap((item, index) => {
    const change = changes.find(
      (one) => (one.kind === 'changed' || one.kind === 'gone') && one.index === index,
    );
    const row = change?.kind === 'changed' ? withFields(item, change.fields, list) : item;
    return [...(change?.kind === 'gone' ? [] : [row]), ...added(index)];
  });
  const ofBlock = changes.filter((one) => one.kind === 'field');
  return {
    ...block,
    ...Object.fromEntries(ofBlock.map(({ field, after }) => [field, after])),
    [list.field]: [...added(-1), ...rows],
  };
}

/** An item with other values; a field that it lacked stands where the schema has it. */
function withFields(
  item: ValueObject,
  fields: readonly FieldChange[],
  { columns }: BlockList,
): ValueObject {
  const changed = new Map(fields.map(({ field, after }) => [field, after]));
  const order = columns.map(({ field }) => field);
  const names = [...new Set([...Object.keys(item), ...changed.keys()])];
  const sorted = Object.keys(item).some((field) => !order.includes(field))
    ? names
    : names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(
    sorted.flatMap((field): [string, Value][] => {
      const value = changed.has(field) ? changed.get(field) : item[field];
      return value === undefined || value === null ? [] : [[field, value]];
    }),
  );
}
