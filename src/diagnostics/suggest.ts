import Fuse from 'fuse.js';

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The letters of a name in order of the alphabet: two letters that changed places make no difference. */
const letters = (name: string) => Array.from(plain(name)).toSorted().join('');

/**
 * The names that come nearest to a misspelt one, nearest first; none where nothing is near. Capitals, blanks and
 * hyphens count for little: `Fee Table` is `fee-table`.
 */
export function suggest(wrong: string, names: readonly string[], most = 3): string[] {
  const same = names.filter((name) => letters(name) === letters(wrong) && letters(wrong) !== '');
  if (same.length > 0) return same.slice(0, most);
  const fuse = new Fuse(names, {
    includeScore: true,
    ignoreLocation: true,
    ignoreFieldNorm: true,
    threshold: 0.4,
    minMatchCharLength: 2,
  });
  // A long name that merely holds a short one is not near: the lengths must be alike too.
  return fuse
    .search(wrong.slice(0, 60))
    .filter(({ item }) => Math.abs(item.length - wrong.length) <= Math.max(2, wrong.length / 3))
    .slice(0, most)
    .map(({ item }) => item);
}

/** `a, b or c`, for "did you mean". */
export function anyOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** `a, b and c`. */
export function allOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
