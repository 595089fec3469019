import { joinItems } from './search-curriculum.ts';

/** A piece of a text that matches a search or does not. */
export type Piece = { text: string; isMatch: boolean };

type Range = { from: number; to: number };

/** A text in lower case, with the original position of each code unit: some capitals become two characters. */
function toSmallLetters(text: string): { small: string; offsets: number[] } {
  const offsets: number[] = [];
  let small = '';
  let offset = 0;
  for (const sign of text) {
    const letters = sign.toLowerCase();
    small += letters;
    for (let unit = 0; unit < letters.length; unit += 1) offsets.push(offset);
    offset += sign.length;
  }
  offsets.push(text.length);
  return { small, offsets };
}

function findMatches(text: string, query: string): Range[] {
  const lowerCaseQuery = query.trim().toLowerCase();
  if (lowerCaseQuery === '') return [];
  const { small, offsets } = toSmallLetters(text);
  const ranges: Range[] = [];
  for (
    let at = small.indexOf(lowerCaseQuery);
    at !== -1;
    at = small.indexOf(lowerCaseQuery, at + lowerCaseQuery.length)
  ) {
    ranges.push({ from: offsets[at] ?? 0, to: offsets[at + lowerCaseQuery.length] ?? text.length });
  }
  return ranges;
}

/** Splits the part of a text from `start` to `end` at the edges of matches. */
function cut(text: string, start: number, end: number, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (from < to) pieces.push({ text: text.slice(from, to), isMatch });
  };
  let done = start;
  for (const range of ranges) {
    if (range.to <= start || range.from >= end) continue;
    add(done, range.from, false);
    done = Math.min(range.to, end);
    add(Math.max(range.from, start), done, true);
  }
  add(done, end, false);
  return pieces;
}

/** A text in pieces, with matches marked. */
export function markText(text: string, query: string): Piece[] {
  return cut(text, 0, text.length, findMatches(text, query));
}

/** The items of a list in pieces. A match may span several items, because the search joins them. */
export function markList(items: readonly string[], query: string): Piece[][] {
  const joined = joinItems(items);
  const ranges = findMatches(joined, query);
  let start = 0;
  return items.map((item) => {
    const pieces = cut(joined, start, start + item.length, ranges);
    start += item.length + 1;
    return pieces;
  });
}
