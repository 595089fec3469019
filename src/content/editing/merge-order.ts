import { longestRun } from '../yaml/longest-run.ts';

/** An item of a merged list with its positions in the three versions, where present. */
export type MergedItem = { base?: number; ours?: number; theirs?: number };

type InAll = Required<MergedItem>;

/**
 * Orders the items of a merged list. Two items swapped by either side are swapped; an item in only one version goes
 * where it agrees best with its neighbours there. `isContested` if that would give an order that neither side meant:
 * then it is theirs.
 */
export function mergeOrder(items: readonly MergedItem[]): {
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
