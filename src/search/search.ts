import MiniSearch, { type SearchOptions } from 'minisearch';
import { standTogether } from './nearness.ts';
import type { Passage } from './passages.ts';
import { createReading, type Synonyms } from './read-query.ts';
import { searchWords } from './words.ts';

/** A passage that a query finds, and the words of it that were found. */
export type Match = { passage: Passage; words: string[] };

/** Finds passages for what somebody types, best first. */
export type Search = (query: string, most?: number) => Match[];

/** What is known of those who search: words that mean the same to them, and the language of the page they read. */
export type SearchSettings = { synonyms?: Synonyms; language?: string | undefined };

type Fields = { id: number; page: string; title: string; heading: string; text: string };

type Found = { id: number; score: number; terms: string[] };

/** How much a word counts where it is found: in the name of the page that the passage begins, and so on. */
const boost = { page: 8, title: 2, heading: 4, text: 1 };

/** How much less a word counts as the beginning of a longer one, and where letters are wrong. */
const weights = { prefix: 0.4, fuzzy: 0.25 };

/** How much less a word counts that was not typed but means the same, again for each that its group names before. */
const unwritten = 0.8;

/** How much more a passage counts that has the words close together. */
const together = 4;

/** How much less a passage counts on a page that the menu does not list: few visitors look for it. */
const unlisted = 0.7;

/** How much less a passage counts that is in another language than the page from which one searches. */
const foreign = 0.4;

/** How many letters of a word may be wrong: none of a short one or of a number. */
const wrongLetters = (word: string): number => {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
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

/** Makes the search of some passages. Those that have every part of a query come before those that have some. */
export function createSearch(
  passages: readonly Passage[],
  { synonyms = [], language }: SearchSettings = {},
): Search {
  const index = new MiniSearch<Fields>({
    fields: ['page', 'title', 'heading', 'text'],
    tokenize: searchWords,
    processTerm: (word) => word,
  });
  const all = passages.map(fieldsOf);
  index.addAll(all);
  const wordsOf = all.map(({ page, title, heading, text }) =>
    searchWords([page, title, heading, text].join('\n')),
  );
  const known = new Set(wordsOf.flat());
  const beginnings = new Set([...known].flatMap((word) => beginningsOf(word)));
  const read = createReading(known, synonyms);

  /** With how few letters wrong a word is one of the site's: those that come less near are not meant. */
  const nearestDistance = (word: string): number | false => {
    const most = wrongLetters(word);
    const exact: SearchOptions = { boost, prefix: false };
    for (let fuzzy = 1; fuzzy <= most; fuzzy += 1) {
      if (index.search(word, { ...exact, fuzzy }).length > 0) return fuzzy;
    }
    return false;
  };

  const optionsFor = (isLast: boolean): SearchOptions => ({
    boost,
    weights,
    combineWith: 'AND',
    // The last word may not have been typed to its end.
    prefix: (word) => word.length > (isLast ? 1 : 3),
    fuzzy: (word) => (beginnings.has(word) ? false : nearestDistance(word)),
  });

  /** What has a part of the query in one of its meanings: the best of them counts. */
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

  return (query, most = 20) => {
    const parts = read(query);
    const found = parts.map((part, at) => findPart(part, at === parts.length - 1));
    const ids = new Set(found.flatMap((part) => [...part.keys()]));
    const ranked = Array.from(ids, (id) => {
      const ofPassage = found.flatMap((part) => part.get(id) ?? []);
      const terms = [...new Set(ofPassage.flatMap((part) => part.terms))];
      const isClose = parts.length > 1 && standTogether(searchWords(query), wordsOf[id] ?? []);
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
      .slice(0, most)
      .flatMap(({ id, terms }) => {
        const passage = passages[id];
        return passage ? [{ passage, words: terms }] : [];
      });
  };
}

/** The first letters of a word, from three on, up to the whole. */
const beginningsOf = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - 2) }, (_, at) => word.slice(0, at + 3));
