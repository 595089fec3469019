import { isValueObject, type Value } from './edit-op.ts';
import { equalValues } from './equal-values.ts';

/**
 * Matches every item of a list with an item of its earlier version: a position, or -1 for a new one. Items are matched
 * by equality, then by name (anchor, title, term …), then by similarity, then as the only one of their type, and
 * finally by their neighbours.
 */
export function alignItems(before: readonly Value[], after: readonly Value[]): number[] {
  const origin = after.map(() => -1);
  const matched = new Set<number>();
  const pair = (index: number, old: number) => {
    origin[index] = old;
    matched.add(old);
  };
  pairBy(before, after, origin, pair, textOf, false);
  pairBy(before, after, origin, pair, nameOf, true);
  pairAlike(before, after, origin, pair, matched);
  pairBy(before, after, origin, pair, typeOf, true);
  pairBetweenNeighbours(before, after, origin, pair, matched);
  return origin;
}

type Pair = (index: number, old: number) => void;

const textOf = (value: Value): string =>
  JSON.stringify(value, (_, inner: Value) =>
    isValueObject(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The words that identify an item: its anchor, or its first text. The type of a block is not a name. */
function nameOf(value: Value): string | null {
  if (!isValueObject(value)) return null;
  const { anchor, type } = value;
  if (typeof anchor === 'string') return JSON.stringify([type ?? null, anchor]);
  const first = Object.entries(value).find(
    ([field, inner]) => typeof inner === 'string' && field !== 'type' && field !== 'note',
  );
  return first ? JSON.stringify([type ?? null, ...first]) : null;
}

const typeOf = (value: Value): string | null =>
  isValueObject(value) && typeof value['type'] === 'string' ? value['type'] : null;

/** Pairs items with the same key, in order; `unique` ignores keys that several items have. */
function pairBy(
  before: readonly Value[],
  after: readonly Value[],
  origin: readonly number[],
  pair: Pair,
  keyOf: (value: Value) => string | null,
  unique: boolean,
): void {
  const matched = new Set(origin);
  const olds = groupByKey(before, keyOf, (index) => !matched.has(index));
  const news = groupByKey(after, keyOf, (index) => origin[index] === -1);
  for (const [key, indexes] of news) {
    const same = olds.get(key) ?? [];
    if (unique && (indexes.length > 1 || same.length > 1)) continue;
    indexes.forEach((index, nth) => {
      const old = same[nth];
      if (old !== undefined) pair(index, old);
    });
  }
}

function groupByKey(
  items: readonly Value[],
  keyOf: (value: Value) => string | null,
  isFree: (index: number) => boolean,
): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  items.forEach((item, index) => {
    const key = isFree(index) ? keyOf(item) : null;
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return groups;
}

const alikeEnough = 0.5;

function pairAlike(
  before: readonly Value[],
  after: readonly Value[],
  origin: readonly number[],
  pair: Pair,
  matched: ReadonlySet<number>,
): void {
  const likes = after
    .flatMap((item, index) => {
      if (origin[index] !== -1) return [];
      return before.flatMap((old, position) => {
        const likeness = matched.has(position) ? 0 : likenessOf(old, item);
        return likeness >= alikeEnough ? { index, position, likeness } : [];
      });
    })
    .toSorted(
      (a, b) =>
        b.likeness - a.likeness || Math.abs(a.index - a.position) - Math.abs(b.index - b.position),
    );
  for (const { index, position } of likes) {
    if (origin[index] === -1 && !matched.has(position)) pair(index, position);
  }
}

/** How similar two items are, from 0 to 1. */
export function likenessOf(one: Value | undefined, other: Value | undefined): number {
  if (one === undefined || other === undefined) return 0;
  if (equalValues(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') return shared(words(one), words(other));
  if (Array.isArray(one) && Array.isArray(other)) return shared(one.map(textOf), other.map(textOf));
  if (!isValueObject(one) || !isValueObject(other) || one['type'] !== other['type']) return 0;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  fields.delete('type');
  if (fields.size === 0) return 1;
  const likeness = [...fields].map((name) => likenessOf(one[name], other[name]));
  return likeness.reduce((sum, part) => sum + part, 0) / fields.size;
}

const words = (text: string): string[] => text.toLowerCase().split(/\s+/);

function shared(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]);
  const both = new Set(one.filter((word) => other.includes(word)));
  return both.size / all.size;
}

function pairBetweenNeighbours(
  before: readonly Value[],
  after: readonly Value[],
  origin: readonly number[],
  pair: Pair,
  matched: ReadonlySet<number>,
): void {
  let index = 0;
  while (index < after.length) {
    if (origin[index] !== -1) {
      index += 1;
      continue;
    }
    let stop = index;
    while (stop < after.length && origin[stop] === -1) stop += 1;
    const from = (origin[index - 1] ?? -1) + 1;
    let until = from;
    while (until < before.length && !matched.has(until)) until += 1;
    const isSameGap = (origin[stop] ?? before.length) === until;
    if (isSameGap && until - from === stop - index) {
      for (let step = 0; step < stop - index; step += 1) {
        if (isSameKind(before[from + step], after[index + step])) pair(index + step, from + step);
      }
    }
    index = stop;
  }
}

function isSameKind(one: Value | undefined, other: Value | undefined): boolean {
  if (isValueObject(one) && isValueObject(other)) return one['type'] === other['type'];
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}
