import type { Match } from './search.ts';
import { isUnspaced, searchWords } from './words.ts';

/** A piece of a text, and whether it matches the query. */
export type Piece = { text: string; isMatch: boolean };

/** The parts of a text that may match a query word: letters, also joined, or figures with their separators. */
const candidates =
  /[\p{L}\p{M}\u00AD\u200C\u200D]+(?:[’'`ʼ\-‐‑][\p{L}\p{M}\u00AD\u200C\u200D]+)*|\p{N}{1,3}(?:\.\p{N}{1,3}){2,}|\p{N}+(?:[,.'’\u00A0\u202F ]\p{N}{3}(?!\p{N}))*/gu;

/** The length of an excerpt in characters: about two lines on a phone. */
const usualLength = 140;

/** A letter with its marks. */
const signs = /\P{M}\p{M}*/gu;

/** The ranges of a word that match: all of it, or in a script without spaces the matching letters. */
function matchesIn(word: string, queryWords: ReadonlySet<string>): [from: number, to: number][] {
  const words = searchWords(word);
  if (!words.some((one) => queryWords.has(one))) return [];
  if (!words.some(isUnspaced)) return [[0, word.length]];
  const ranges: [from: number, to: number][] = [];
  for (const [{ 0: sign, index }, next] of withNext([...word.matchAll(signs)])) {
    const pair = sign + (next?.[0] ?? '');
    const [first = ''] = searchWords(pair);
    if (!queryWords.has(first)) continue;
    const last = ranges.at(-1);
    const to = index + pair.length;
    if (last && last[1] >= index) last[1] = to;
    else ranges.push([index, to]);
  }
  return ranges;
}

const withNext = <T>(items: readonly T[]): (readonly [T, T | undefined])[] =>
  items.map((item, at) => [item, items[at + 1]]);

/** Splits a text at the matching words. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const queryWords = new Set(words);
  const pieces: Piece[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') pieces.push({ text: piece, isMatch });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(candidates)) {
    for (const [from, to] of matchesIn(word, queryWords)) {
      add(text.slice(end, index + from), false);
      add(word.slice(from, to), true);
      end = index + to;
    }
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
  const start = isLate ? Math.floor(at - usualLength / 3) : 0;
  const space = text.indexOf(' ', start);
  // Scripts without spaces are cut between two letters.
  const from = !isLate ? 0 : space >= 0 && space < at ? space + 1 : start;
  const to = text.lastIndexOf(' ', from + usualLength);
  const end =
    from + usualLength >= text.length
      ? text.length
      : to > from + usualLength / 2
        ? to
        : from + usualLength;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
