import { createFinder, foldForSearch } from '../../site/index.ts';

/** The words by which a kind of block is found, from those that say most about it to those that say least. */
export type BlockWords = readonly string[];

/** From this length on, a word without its ending is the same word: photo and photos. */
const minStem = 4;

/**
 * The kinds that fit what somebody typed, those first whose name does. A kind fits if it has as many of the typed words
 * as any other has: of “two pictures”, all that show pictures do. Everything fits an empty search.
 */
export function findBlocks<T>(
  blocks: readonly T[],
  typed: string,
  wordsOf: (block: T) => BlockWords,
): T[] {
  const tests = typedWords(typed).map(createWordTest);
  if (tests.length === 0) return [...blocks];
  const ranked = blocks.map((block) => {
    const parts = wordsOf(block);
    const found = tests
      .map((test) => parts.findIndex((words) => test(words)))
      .filter((index) => index >= 0);
    return { block, hits: found.length, depth: Math.min(...found) };
  });
  const maxHits = Math.max(...ranked.map(({ hits }) => hits));
  if (maxHits <= 0) return [];
  return ranked
    .filter(({ hits }) => hits === maxHits)
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ block }) => block);
}

const typedWords = (text: string): string[] =>
  foldForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Makes the test whether words contain a typed one, or its beginning is one of them. */
function createWordTest(typed: string): (words: string) => boolean {
  const isIn = createFinder(typed);
  return (words) =>
    isIn(words) ||
    typedWords(words).some((word) => word.length >= minStem && typed.startsWith(word));
}
