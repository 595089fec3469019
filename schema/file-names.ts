import { toIdentifier } from './identifier.ts';

/** The longest name made of words, in bytes: disks allow 255, and more is added to it. */
const maxBytes = 160;

/** A name for files made of some words, in the letters of their script. */
export function nameOfWords(words: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  return Array.from(toIdentifier(words))
    .filter((letter) => (bytes += encoder.encode(letter).length) <= maxBytes)
    .join('')
    .replace(/-$/, '');
}

/**
 * A name for each item that no other has: the first of its candidates that is its alone, and a number only if there is
 * none. Names stay when items are added, unless these have the same candidates.
 */
export function uniqueNames<T>(
  items: readonly T[],
  candidatesOf: (item: T) => readonly string[],
): Map<T, string> {
  const names = new Map<T, string>();
  const usedNames = new Set<string>();
  const setName = (item: T, name: string) => {
    names.set(item, name);
    usedNames.add(name);
  };
  const all = items.map((item) => ({ item, candidates: candidatesOf(item) }));
  const levels = Math.max(0, ...all.map(({ candidates }) => candidates.length));
  for (let level = 0; level < levels; level += 1) {
    const counts = new Map<string, number>();
    for (const { candidates } of all) {
      const name = candidates[level] ?? '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const { item, candidates } of all) {
      const name = candidates[level];
      if (name === undefined || names.has(item) || usedNames.has(name)) continue;
      if (counts.get(name) === 1) setName(item, name);
    }
  }
  for (const { item, candidates } of all) {
    if (names.has(item)) continue;
    const last = candidates.at(-1) ?? '';
    let name = last;
    for (let number = 2; usedNames.has(name); number += 1) name = `${last}-${number}`;
    setName(item, name);
  }
  return names;
}
