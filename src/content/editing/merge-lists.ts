import type { FieldPath } from '../../messages/index.ts';
import { alignItems, likenessOf } from '../yaml/align-items.ts';
import type { Value } from '../yaml/edit-op.ts';
import { equalValues } from '../yaml/equal-values.ts';
import type { Merge, ValueConflict } from './value-conflict.ts';
import { longestRun } from '../yaml/longest-run.ts';

/** Merges two versions of a list: items added, removed, moved and changed. */
export function mergeLists(
  base: readonly Value[],
  ours: readonly Value[],
  theirs: readonly Value[],
  path: FieldPath,
  merge: Merge,
  conflicts: ValueConflict[],
): Value[] {
  const toMerge = theirItems(base, ours, theirs);
  const origins = alignItems(base, ours);
  /** A removal on their side must not silently discard our changes. */
  const gone: number[] = [];
  origins.forEach((origin, index) => {
    if (toMerge.some((item) => item.ours === index)) return;
    if (origin < 0 || isRewritten(base[origin], ours[index])) toMerge.push({ ours: index });
    else if (!equalValues(base[origin], ours[index])) gone.push(index);
  });
  const { items, isContested } = mergeOrder(toMerge);
  for (const index of gone) {
    const before = items.findLastIndex((item) => item.ours !== undefined && item.ours < index);
    const old = base[origins[index] ?? -1];
    const conflictPath = [...path, Math.max(0, before)];
    conflicts.push({ path: conflictPath, base: old, ours: ours[index], theirs: undefined });
  }
  if (isContested) conflicts.push({ path, base: [...base], ours: [...ours], theirs: [...theirs] });
  return items.flatMap((item, index) => {
    const value = merge(
      itemAt(base, item.base),
      itemAt(ours, item.ours),
      itemAt(theirs, item.theirs),
      [...path, index],
    );
    return value === undefined ? [] : [value];
  });
}

/** Their list without the items that we removed and they left unchanged; equal items are included once. */
function theirItems(
  base: readonly Value[],
  ours: readonly Value[],
  theirs: readonly Value[],
): MergedItem[] {
  const origins = alignItems(base, ours);
  const theirOrigins = alignItems(base, theirs);
  const remaining = new Set(theirOrigins);
  // An item changed beyond recognition looks new: it may still equal one of theirs.
  const free = new Set(
    origins.flatMap((origin, index) => (origin < 0 || !remaining.has(origin) ? index : [])),
  );
  const hasTwin = (index: number) =>
    [...free].some((each) => equalValues(ours[each], theirs[index]));
  return theirOrigins.flatMap((origin, index): MergedItem[] => {
    const our = origin < 0 ? -1 : origins.indexOf(origin);
    const isNew = origin < 0 || isRewritten(base[origin], theirs[index]);
    if (our >= 0 && !(isNew && hasTwin(index))) return [{ base: origin, ours: our, theirs: index }];
    const twin = [...free].find((each) => equalValues(ours[each], theirs[index]));
    if (twin !== undefined) {
      free.delete(twin);
      return [{ ours: twin, theirs: index }];
    }
    if (isNew) return [{ theirs: index }];
    return equalValues(base[origin], theirs[index]) ? [] : [{ base: origin, theirs: index }];
  });
}

/**
 * An item without any of its former texts counts as new in the place of a removed one; if the other side removed it,
 * the new one stays.
 */
const isRewritten = (before: Value | undefined, after: Value | undefined): boolean =>
  likenessOf(before, after) === 0;

const itemAt = (list: readonly Value[], position: number | undefined): Value | undefined =>
  position === undefined ? undefined : list[position];

/** An item of a merged list with its positions in the three versions, where present. */
type MergedItem = { base?: number; ours?: number; theirs?: number };

type InAll = Required<MergedItem>;

/**
 * Orders the items of a merged list. Two items swapped by either side are swapped; an item in only one version goes
 * where it agrees best with its neighbours there. `isContested` if that would give an order that neither side meant:
 * then it is theirs.
 */
function mergeOrder(items: readonly MergedItem[]): {
  items: MergedItem[];
  isContested: boolean;
} {
  const inAll = items.filter(isInAll).toSorted((one, other) => one.base - other.base);
  const order = joinOrders(inAll);
  const placed: MergedItem[] = order ?? inAll.toSorted((one, other) => one.theirs - other.theirs);
  const others = items.filter((item) => !isInAll(item));
  for (const version of ['theirs', 'ours'] as const) {
    const added = others.filter((item) => item[version] !== undefined && !placed.includes(item));
    for (const item of added.toSorted((a, b) => (a[version] ?? 0) - (b[version] ?? 0))) {
      placed.splice(bestPosition(placed, item, version), 0, item);
    }
  }
  return { items: placed, isContested: order === null };
}

const isInAll = (item: MergedItem): item is InAll =>
  item.base !== undefined && item.ours !== undefined && item.theirs !== undefined;

/**
 * The first position at which the fewest items are on the wrong side, compared with the version that an item comes
 * from.
 */
function bestPosition(
  placed: readonly MergedItem[],
  item: MergedItem,
  version: 'ours' | 'theirs',
): number {
  const position = item[version] ?? 0;
  let wrong = placed.filter((one) => (one[version] ?? position) < position).length;
  let [best, fewest] = [0, wrong];
  placed.forEach((one, index) => {
    wrong += Math.sign((one[version] ?? position) - position);
    if (wrong < fewest) [best, fewest] = [index + 1, wrong];
  });
  return best;
}

/**
 * Combines two orders of the same items, given in their original order. The result has the pairs that either side has
 * inverted, and those that follow from them, so combining it with one of the two again changes nothing. Null if a pair
 * follows that does not combine an item that we moved with one that they moved.
 */
function joinOrders(items: readonly InAll[]): InAll[] | null {
  const ours = items.map((item) => item.ours);
  const theirs = items.map((item) => item.theirs);
  const turned = items.map((_, first) => {
    const later = new Set<number>();
    for (let second = first + 1; second < items.length; second += 1) {
      if (isTurned(ours, first, second) || isTurned(theirs, first, second)) later.add(second);
    }
    return later;
  });
  const [resting, restingForThem] = [restingIn(items, 'ours'), restingIn(items, 'theirs')];
  const isMovedByBoth = (one: number, other: number) =>
    !resting.has(one) &&
    restingForThem.has(one) &&
    resting.has(other) &&
    !restingForThem.has(other);
  // From the end: the consequences of a pair are complete by then.
  for (let first = items.length - 1; first >= 0; first -= 1) {
    const pairs = turned[first] ?? new Set();
    // Items added meanwhile are visited too.
    for (const second of pairs) {
      for (const third of turned[second] ?? []) {
        if (pairs.has(third)) continue;
        if (!isMovedByBoth(first, third) && !isMovedByBoth(third, first)) return null;
        pairs.add(third);
      }
    }
  }
  const before = turned.map((pairs, index) => {
    const earlier = turned.slice(0, index).filter((one) => one.has(index)).length;
    return index - earlier + pairs.size;
  });
  return items
    .map((_, index) => index)
    .toSorted((a, b) => (before[a] ?? 0) - (before[b] ?? 0))
    .flatMap((index) => items[index] ?? []);
}

const isTurned = (positions: readonly number[], first: number, second: number): boolean =>
  (positions[first] ?? 0) > (positions[second] ?? 0);

/** The items, by position, that stayed in place while others moved. */
function restingIn(items: readonly InAll[], version: 'ours' | 'theirs'): Set<number> {
  const after = items
    .map((_, index) => index)
    .toSorted((a, b) => (items[a]?.[version] ?? 0) - (items[b]?.[version] ?? 0));
  return new Set([...longestRun(after)].flatMap((position) => after[position] ?? []));
}
