/** Pseudo-random numbers from a seed. */
export type Random = {
  /** From 0 up to 1. */
  next: () => number;
  /** A number of different elements of a list, in random order. */
  several: <Item>(items: readonly Item[], count: number) => Item[];
};

/** The generator mulberry32: short, and good enough to choose lines. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const several = <Item>(items: readonly Item[], count: number) =>
    items
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ item }) => item);
  return { next, several };
}
