import type { Passage } from '../../../src/site/search/passages.ts';
import type { Search } from '../../../src/site/search/search.ts';
import { searchWords } from '../../../src/site/search/words.ts';

/** The kinds of queries made from a site's passages. */
export const queryKinds = ['rare word', 'one error', 'first letters', 'two words'] as const;
/** One of the kinds of queries. */
export type QueryKind = (typeof queryKinds)[number];

/** The quality of a search: the share of queries found within the first five, and the mean reciprocal rank there. */
export type Measure = { found: number; rank: number; missed: string[] };

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const wordsOf = ({ title, heading, texts }: Passage) =>
  new Set(searchWords([title, heading, ...texts].join('\n')));

/** Puts a typo into a word: a letter left out, doubled, changed, or swapped with its neighbour. */
function mistype(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  return kinds[Math.floor(random() * kinds.length)] ?? word;
}

const letters = (word: string) => /^\p{L}{5,}$/u.test(word);

/** Queries made from the passages of a site, each with the passages that it should find. */
function queriesOf(passages: readonly Passage[], kind: QueryKind, count: number, seed: number) {
  const random = chance(seed);
  const words = passages.map(wordsOf);
  const holders = new Map<string, Set<number>>();
  words.forEach((pageWords, index) => {
    for (const word of pageWords) holders.set(word, (holders.get(word) ?? new Set()).add(index));
  });
  const rare = [...holders].filter(([word, { size }]) => letters(word) && size <= 2);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, () => {
    const [word = '', targets = new Set<number>()] = pick(rare) ?? [];
    if (kind === 'rare word') return { query: word, targets };
    if (kind === 'one error') return { query: mistype(word, random), targets };
    if (kind === 'first letters') {
      const start = word.slice(0, 4);
      const starting = words.flatMap((pageWords, index) =>
        [...pageWords].some((one) => one.startsWith(start)) ? [index] : [],
      );
      return { query: start, targets: new Set(starting) };
    }
    const target = Math.floor(random() * passages.length);
    const letterWords = [...(words[target] ?? [])].filter(letters);
    const pair = [pick(letterWords) ?? '', pick(letterWords) ?? ''];
    const both = words.flatMap((some, index) =>
      pair.every((one) => some.has(one)) ? [index] : [],
    );
    return { query: pair.join(' '), targets: new Set(both) };
  }).filter(({ query, targets }) => query.trim() !== '' && targets.size > 0);
}

/** Measures a search with queries made from the passages. */
export function measureSearch(
  search: Search,
  passages: readonly Passage[],
  kind: QueryKind,
  { count = 60, seed = 1 } = {},
): Measure {
  const queries = queriesOf(passages, kind, count, seed);
  const missed: string[] = [];
  let sum = 0;
  for (const { query, targets } of queries) {
    const position = search(query, 5).findIndex(({ passage }) =>
      targets.has(passages.indexOf(passage)),
    );
    if (position < 0) missed.push(query);
    else sum += 1 / (position + 1);
  }
  return { found: 1 - missed.length / queries.length, rank: sum / queries.length, missed };
}
