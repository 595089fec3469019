import { searchWords } from './words.ts';

/** Synonyms: words and phrases with the same meaning, each of which finds the others. */
export type Synonyms = readonly (readonly string[])[];

/** The possible meanings of a part of a query: alternatives, each a list of words that belong together. */
type Alternatives = string[][];

/** The maximum number of words of a query that are used. */
const maxWords = 12;

/** Words with two adjacent letters swapped, which counts as one typo. */
const exchanges = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) =>
      word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join('') +
      word.slice(at + 2),
  );

/** Two words written as one: paybill. */
const halves = (word: string): string[][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [
    word.slice(0, at + 3),
    word.slice(at + 3),
  ]);

/**
 * Makes the function that parses a query into its parts in order, each with its possible meanings. `siteWords` are the
 * words of the site; an unknown word is treated as a typo if correcting it gives a known one.
 */
export function createReading(
  siteWords: ReadonlySet<string>,
  synonyms: Synonyms,
): (query: string) => Alternatives[] {
  const groups = synonyms.map((group) => group.map((phrase) => searchWords(phrase)));
  const longest = Math.max(1, ...groups.flat().map(({ length }) => length));
  const meaning = new Map<string, Alternatives>();
  for (const group of groups) {
    for (const phrase of group) {
      const key = phrase.join(' ');
      meaning.set(key, [...(meaning.get(key) ?? []), ...group]);
    }
  }

  const slips = (word: string): Alternatives => {
    if (siteWords.has(word) || word.length < 4) return [];
    const swapped = exchanges(word).filter((one) => siteWords.has(one));
    const split = halves(word).filter((pair) => pair.every((half) => siteWords.has(half)));
    return [...swapped.map((one) => [one]), ...split];
  };

  return (query) => {
    const words = searchWords(query).slice(0, maxWords);
    const parts: Alternatives[] = [];
    for (let at = 0; at < words.length;) {
      const length = longestPhrase(words, at);
      const phrase = words.slice(at, at + length);
      const same = meaning.get(phrase.join(' ')) ?? [];
      parts.push([phrase, ...same, ...(length === 1 ? slips(phrase[0] ?? '') : [])]);
      at += length;
    }
    return parts;
  };

  function longestPhrase(words: readonly string[], at: number): number {
    for (let length = longest; length > 1; length -= 1) {
      if (meaning.has(words.slice(at, at + length).join(' '))) return length;
    }
    return 1;
  }
}
