import type { Match } from './search.ts';
import { searchWords } from './words.ts';

/** A piece of a text, and whether it matches the query. */
export type Piece = { text: string; isMatch: boolean };

/** The parts of a text that may match a query word: letters, or figures with their separators. */
const candidates =
  /[\p{L}\p{M}]+(?:[’'][\p{L}\p{M}]+)*|\p{N}{1,3}(?:\.\p{N}{1,3}){2,}|\p{N}+(?:[,.'’\u00A0\u202F ]\p{N}{3}(?!\p{N}))*/gu;

/** The length of an excerpt in characters: about two lines on a phone. */
const usualLength = 140;

/** Splits a text at the matching words. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const queryWords = new Set(words);
  const pieces: Piece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') pieces.push({ text: piece, isMatch });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(candidates)) {
    if (!searchWords(word).some((one) => queryWords.has(one))) continue;
    add(text.slice(end, index), false);
    add(word, true);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return pieces;
}

const countMatches = (text: string, words: readonly string[]) =>
  new Set(markWords(text, words).flatMap(({ text: word, isMatch }) => (isMatch ? [word] : [])))
    .size;

/** An excerpt around the matches, from the text of a passage that has most of them; empty if it has no texts. */
export function excerptOf({ passage: { texts }, words }: Match): Piece[] {
  const [best] = texts
    .map((text) => ({ text, count: countMatches(text, words) }))
    .toSorted((a, b) => b.count - a.count);
  return best ? markWords(around(best.text, words), words) : [];
}

/** A long text cut to some words before and after the first match. */
function around(text: string, words: readonly string[]): string {
  if (text.length <= usualLength) return text;
  const [before] = markWords(text, words);
  const at = before === undefined || before.isMatch ? 0 : before.text.length;
  const isLate = at > usualLength / 2 && at < text.length;
  const from = isLate ? text.indexOf(' ', at - usualLength / 3) + 1 : 0;
  const to = text.lastIndexOf(' ', from + usualLength);
  const end = from + usualLength >= text.length || to <= from ? text.length : to;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
