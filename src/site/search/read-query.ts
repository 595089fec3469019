import { queryWords } from './words.ts';

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

/** What parsing a query needs to know of the site. */
export type SiteWords = {
  has(word: string): boolean;
  /** Neighbouring words of the site that make a word: Pay Bill of paybill. */
  pairsFor(word: string): string[][];
  /** Whether a part of a page has all words. */
  haveTogether(words: readonly string[]): boolean;
};

/**
 * Makes the function that parses a query into its parts in order, each with its possible meanings. A word that the site
 * does not have is treated as a typo if correcting it gives one of the site's.
 */
export function createReading(
  siteWords: SiteWords,
  synonyms: Synonyms,
): (query: string) => Alternatives[] {
  const groups = synonyms.map((group) =>
    group.map((phrase) => queryWords(phrase).flatMap(([written = []]) => written)),
  );
  const longest = Math.max(1, ...groups.flat().map(({ length }) => length));
  const meaning = new Map<string, Alternatives>();
  for (const group of groups) {
    for (const phrase of group) {
      const key = phrase.join(' ');
      meaning.set(key, [...(meaning.get(key) ?? []), ...group]);
    }
  }

  const slips = (word: string): Alternatives => {
    if (word.length < 4) return [];
    const swapped = siteWords.has(word) ? [] : exchanges(word).filter((one) => siteWords.has(one));
    return [...swapped.map((one) => [one]), ...siteWords.pairsFor(word)];
  };

  /** A run of a script without spaces is one part if the site has it, otherwise each pair of letters is one. */
  const splitRun = (forms: Alternatives): Alternatives[] => {
    const [written = []] = forms;
    if (written.length < 2 || siteWords.haveTogether(written)) return [forms];
    return written.map((pair) => [[pair]]);
  };

  /** A word with its neighbours that the site writes as one: wi fi. */
  const compounds = (words: readonly Alternatives[], at: number): Alternatives => {
    const written = [at - 1, at, at + 1].map((position) => words[position]?.[0]?.join('') ?? '');
    const [before = '', word = '', after = ''] = written;
    return [before && before + word, after && word + after]
      .filter((joined) => joined !== '' && siteWords.has(joined))
      .map((joined) => [joined]);
  };

  return (query) => {
    const words = queryWords(query).slice(0, maxWords).flatMap(splitRun);
    const parts: Alternatives[] = [];
    for (let at = 0; at < words.length;) {
      const length = longestPhrase(words, at);
      const phrase = words.slice(at, at + length);
      const written = phrase.flatMap(([first = []]) => first);
      const same = meaning.get(written.join(' ')) ?? [];
      const [forms = []] = phrase;
      const others =
        length === 1
          ? [...forms.slice(1), ...slips(written.join(' ')), ...compounds(words, at)]
          : [];
      parts.push([written, ...same, ...others]);
      at += length;
    }
    return parts;
  };

  function longestPhrase(words: readonly Alternatives[], at: number): number {
    const written = words.slice(at, at + longest).map(([first = []]) => first.join(' '));
    for (let length = written.length; length > 1; length -= 1) {
      if (meaning.has(written.slice(0, length).join(' '))) return length;
    }
    return 1;
  }
}
