import { longestRun } from './longest-run.ts';

/** An item of a merged list: its positions in the three versions, where it is in them. */
export type MergedItem = { base?: number; ours?: number; theirs?: number };

type InAll = Required<MergedItem>;

/**
 * Brings the items of a merged list into an order. Two items that either of the two people has exchanged are exchanged;
 * what only one of them has goes where it agrees best with its neighbours there. `isContested` where that would make
 * an order that neither meant: it is theirs then.
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

/** The first position at which the fewest items stand on the other side than in the version that an item comes from. */
function bestPosition(
  placed: readonly MergedItem[],
  item: MergedItem,
  version: 'ours' | 'theirs',
): number {
  const own = item[version] ?? 0;
  let wrong = placed.filter((one) => (one[version] ?? own) < own).length;
  let [best, fewest] = [0, wrong];
  placed.forEach((one, index) => {
    wrong += Math.sign((one[version] ?? own) - own);
    if (wrong < fewest) [best, fewest] = [index + 1, wrong];
  });
  return best;
}

/**
 * Joins two orders of the same items, which are given in the order that both began with. What comes out has the pairs
 * that either has turned round, and those that follow from them: so joining it with one of the two again changes
 * nothing. Null where a pair follows that is not one item that we moved and one that they moved.
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
  // From the end: what follows from a pair is complete by then.
  for (let first = items.length - 1; first >= 0; first -= 1) {
    const pairs = turned[first] ?? new Set();
    // What is added on the way is visited too.
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

/** The items, by their positions in the list, that stayed where they were while others moved. */
function restingIn(items: readonly InAll[], version: 'ours' | 'theirs'): Set<number> {
  const after = items
    .map((_, index) => index)
    .toSorted((a, b) => (items[a]?.[version] ?? 0) - (items[b]?.[version] ?? 0));
  return new Set([...longestRun(after)].flatMap((position) => after[position] ?? []));
}
