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

/** From this many names on, a list is prepared once for all lookups. */
const manyNames = 100;

/**
 * How many names of a large list are compared in all. After that only names with the same letters are found: a site
 * with a mistake on each of 20,000 pages would otherwise be compared with itself.
 */
const maxComparisons = 200_000;

/** A large list: its names as they are compared, by their letters, earlier results, and the remaining comparisons. */
type PreparedNames = {
  plain: readonly string[];
  byLetters: ReadonlyMap<string, readonly string[]>;
  found: Map<string, string[]>;
  remaining: number;
};

const prepared = new WeakMap<readonly string[], PreparedNames>();

function prepare(names: readonly string[]): PreparedNames {
  const before = prepared.get(names);
  if (before) return before;
  const byLetters = new Map<string, string[]>();
  const all = names.map(plain);
  all.forEach((word, index) => {
    const key = letters(word);
    const name = names[index] ?? '';
    const same = byLetters.get(key);
    if (same) same.push(name);
    else byLetters.set(key, [name]);
  });
  const result = { plain: all, byLetters, found: new Map(), remaining: maxComparisons };
  prepared.set(names, result);
  return result;
}

/**
 * The names nearest to a misspelt one, nearest first; empty if none is near. Capitals, spaces and hyphens are ignored:
 * `Fee Table` matches `fee-table`. A large list must stay as it is.
 */
export function nearNames(wrong: string, names: readonly string[], max = 3): string[] {
  const word = plain(wrong);
  if (word === '') return [];
  if (names.length < manyNames) return nearest(word, names, names.map(plain)).slice(0, max);
  const list = prepare(names);
  const before = list.found.get(word);
  if (before) return before.slice(0, max);
  if (list.remaining < names.length) return (list.byLetters.get(letters(word)) ?? []).slice(0, max);
  list.remaining -= names.length;
  const found = nearest(word, names, list.plain);
  list.found.set(word, found);
  return found.slice(0, max);
}

const maxNear = 10;

function nearest(word: string, names: readonly string[], plainNames: readonly string[]): string[] {
  const lettersOfWord = letters(word);
  const near: { name: string; steps: number }[] = [];
  names.forEach((name, index) => {
    const other = plainNames[index] ?? '';
    const allowed = tolerance(Math.max(word.length, other.length));
    if (Math.abs(word.length - other.length) > allowed) return;
    const steps = word === other ? 0 : distance(word, other).steps;
    if (steps <= allowed) near.push({ name, steps });
    else if (word.length === other.length && lettersOfWord === letters(other)) {
      near.push({ name, steps: allowed });
    }
  });
  return near
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, maxNear)
    .map(({ name }) => name);
}

/** `a, b or c`, for "did you mean". */
export function anyOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** A sentence that offers names, with a space before it; empty without names. */
export const didYouMean = (near: readonly string[]): string =>
  near.length > 0 ? ` Did you mean ${anyOf(near)}?` : '';
