import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Passage } from './passages.ts';
import { createReading, type Synonyms } from './read-query.ts';
import { isUnspaced, searchWords } from './words.ts';

/** A passage that a query finds, and the matching words. */
export type Match = { passage: Passage; words: string[] };

export type Search = (query: string, max?: number) => Match[];

/** The search settings: synonyms, and the language of the current page. */
export type SearchSettings = { synonyms?: Synonyms; language?: string | undefined };

type Fields = { id: number; page: string; title: string; heading: string; text: string };

type Found = { id: number; score: number; terms: string[] };

/** The weight of a word by where it is found: in the title of the page that the passage opens, and so on. */
const boost = { page: 8, title: 2, heading: 4, text: 1 };

/** The penalty of a match with the beginning of a longer word, and of a fuzzy match. */
const weights = { prefix: 0.4, fuzzy: 0.25 };

/** The penalty of a synonym, applied again for each one before it in its group. */
const unwritten = 0.8;

/** The bonus of a passage with the words close together. */
const together = 4;

/** The penalty of a passage on a page that the menu does not list, because few visitors look for it. */
const unlisted = 0.7;

/** The penalty of a passage in another language than the current page. */
const foreign = 0.4;

/** How many letters of a word may be wrong: none in short words, numbers and scripts without spaces. */
const wrongLetters = (word: string): number => {
  if (/\p{N}/u.test(word) || word.length < 4 || isUnspaced(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

const fieldsOf = (
  { address, anchor, title, label, heading, texts }: Passage,
  id: number,
): Fields => ({
  id,
  page: anchor === null ? [...new Set(searchWords(`${title} ${label} ${address}`))].join(' ') : '',
  title,
  heading,
  text: texts.join('\n'),
});

/** Makes the search of some passages. Those with every part of a query come before those with some. */
export function createSearch(
  passages: readonly Passage[],
  { synonyms = [], language }: SearchSettings = {},
): Search {
  const index = new MiniSearch<Fields>({
    fields: ['page', 'title', 'heading', 'text'],
    tokenize: searchWords,
    processTerm: (word) => word,
    searchOptions: { boost, tokenize: (words) => words.split(' ') },
  });
  const all = passages.map(fieldsOf);
  index.addAll(all);
  const wordsOf = all.map(({ page, title, heading, text }) =>
    searchWords([page, title, heading, text].join('\n')),
  );
  const siteWords = new Set(wordsOf.flat());
  const beginnings = new Set([...siteWords].flatMap((word) => beginningsOf(word)));
  const read = createReading(
    {
      has: (word) => siteWords.has(word),
      pairsFor: (word) => neighbours(wordsOf, word),
      haveTogether: (words) => index.search(words.join(' '), optionsFor(true)).length > 0,
    },
    synonyms,
  );

  /** The number of wrong letters within which a word counts as one of the site's. */
  const nearestDistance = (word: string): number | false => {
    const max = wrongLetters(word);
    const exact: SearchOptions = { prefix: false };
    for (let fuzzy = 1; fuzzy <= max; fuzzy += 1) {
      if (index.search(word, { ...exact, fuzzy }).length > 0) return fuzzy;
    }
    return false;
  };

  const optionsFor = (isLast: boolean): SearchOptions => ({
    weights,
    combineWith: 'AND',
    // The last word may be incomplete.
    prefix: (word) => word.length > (isLast ? 1 : 3) || isUnspaced(word),
    fuzzy: (word) => (beginnings.has(word) ? false : nearestDistance(word)),
  });

  /** The passages that contain a part of the query in one of its meanings: the best one counts. */
  const findPart = (alternatives: readonly string[][], isLast: boolean): Map<number, Found> => {
    const best = new Map<number, Found>();
    alternatives.forEach((words, position) => {
      for (const { id, score, terms } of index.search(words.join(' '), optionsFor(isLast))) {
        const found = { id: Number(id), score: score * unwritten ** position, terms };
        if (found.score > (best.get(found.id)?.score ?? 0)) best.set(found.id, found);
      }
    });
    return best;
  };

  return (query, max = 20) => {
    const parts = read(query);
    const typed = parts.flatMap(([written = []]) => written);
    const found = parts.map((part, at) => findPart(part, at === parts.length - 1));
    const ids = new Set(found.flatMap((part) => [...part.keys()]));
    const ranked = Array.from(ids, (id) => {
      const ofPassage = found.flatMap((part) => part.get(id) ?? []);
      const terms = [...new Set(ofPassage.flatMap((part) => part.terms))];
      const isClose = typed.length > 1 && standTogether(typed, wordsOf[id] ?? []);
      const sum = ofPassage.reduce((total, { score }) => total + score, 0);
      const passage = passages[id];
      const isForeign = language !== undefined && passage?.language !== language;
      const score =
        sum *
        (isClose ? together : 1) *
        (passage?.isListed ? 1 : unlisted) *
        (isForeign ? foreign : 1);
      return { id, terms, parts: ofPassage.length, score };
    });
    return ranked
      .toSorted((a, b) => b.parts - a.parts || b.score - a.score || a.id - b.id)
      .slice(0, max)
      .flatMap(({ id, terms }) => {
        const passage = passages[id];
        return passage ? [{ passage, words: terms }] : [];
      });
  };
}

/** Neighbouring words that make a word if written as one. */
function neighbours(texts: readonly (readonly string[])[], word: string): string[][] {
  const found = new Map<string, string[]>();
  for (const words of texts) {
    words.forEach((first, at) => {
      const second = words[at + 1];
      if (second !== undefined && word.startsWith(first) && first + second === word) {
        found.set(first, [first, second]);
      }
    });
  }
  return [...found.values()];
}

/** The prefixes of a word, from three letters on. */
const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - 2) }, (_, at) => word.slice(0, at + 3));

/**
 * Whether all `wanted` words are close together among `words`, in any order: adjacent if there are two, otherwise
 * every third word may be a different word.
 */
function standTogether(queryWords: readonly string[], words: readonly string[]): boolean {
  const needed = new Set(queryWords);
  const max = Math.floor((needed.size - 1) * 1.5);
  const last = new Map<string, number>();
  return words.some((word, position) => {
    if (!needed.has(word)) return false;
    last.set(word, position);
    return last.size === needed.size && position - Math.min(...last.values()) <= max;
  });
}
