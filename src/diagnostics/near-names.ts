import distance from 'damerau-levenshtein';

/** Longer names differ in their first characters if they differ at all; comparing takes time for each character. */
const longest = 60;

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, longest);

/** The letters of a name in alphabetical order: letters that changed places make no difference. */
const letters = (name: string) => Array.from(name).toSorted().join('');

/** How many letters may be wrong, missing or too many: two in five. */
const tolerance = (length: number) => Math.max(1, Math.floor(length * 0.4));

/**
 * The names that come nearest to a misspelt one, nearest first; none where nothing is near. Capitals, spaces and
 * hyphens count for nothing: `Fee Table` is `fee-table`.
 */
export function nearNames(wrong: string, names: readonly string[], most = 3): string[] {
  const word = plain(wrong);
  if (word === '') return [];
  const near: { name: string; steps: number }[] = [];
  for (const name of names) {
    const other = plain(name);
    const allowed = tolerance(Math.max(word.length, other.length));
    if (Math.abs(word.length - other.length) > allowed) continue;
    const steps = word === other ? 0 : distance(word, other).steps;
    if (steps <= allowed) near.push({ name, steps });
    else if (letters(word) === letters(other)) near.push({ name, steps: allowed });
  }
  return near
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, most)
    .map(({ name }) => name);
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

/** The sentence that offers names, with a space before it; empty where there are none. */
export const didYouMean = (near: readonly string[]): string =>
  near.length > 0 ? ` Did you mean ${anyOf(near)}?` : '';
