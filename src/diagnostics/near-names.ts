import distance from 'damerau-levenshtein';

/** Names are compared by their first characters only, because comparing costs time for each. */
const longest = 60;

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, longest);

/** The letters of a name in alphabetical order, so that swapped letters make no difference. */
const letters = (name: string) => Array.from(name).toSorted().join('');

/** How many letters may be wrong, missing or surplus: two in five. */
const tolerance = (length: number) => Math.max(1, Math.floor(length * 0.4));

/**
 * The names nearest to a misspelt one, nearest first; empty if none is near. Capitals, spaces and hyphens are ignored:
 * `Fee Table` matches `fee-table`.
 */
export function nearNames(wrong: string, names: readonly string[], max = 3): string[] {
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
    .slice(0, max)
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

/** A sentence that offers names, with a space before it; empty without names. */
export const didYouMean = (near: readonly string[]): string =>
  near.length > 0 ? ` Did you mean ${anyOf(near)}?` : '';
