import { joinItems } from './search-curriculum.ts';

/** A stretch of a text, which matches a search or does not. */
export type Piece = { text: string; isMatch: boolean };

type Range = { from: number; to: number };

/**
 * A text in small letters, with the place in the text that each of its units comes from: a few capitals become
 * two letters when they are made small.
 */
function toSmallLetters(text: string): { small: string; places: number[] } {
  const places: number[] = [];
  let small = '';
  let place = 0;
  for (const sign of text) {
    const letters = sign.toLowerCase();
    small += letters;
    for (let unit = 0; unit < letters.length; unit += 1) places.push(place);
    place += sign.length;
  }
  places.push(text.length);
  return { small, places };
}

function findMatches(text: string, query: string): Range[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const { small, places } = toSmallLetters(text);
  const ranges: Range[] = [];
  for (let at = small.indexOf(wanted); at !== -1; at = small.indexOf(wanted, at + wanted.length)) {
    ranges.push({ from: places[at] ?? 0, to: places[at + wanted.length] ?? text.length });
  }
  return ranges;
}

/** Cuts the stretch of a text from `start` to `end` where matches begin and end. */
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

/** A text in pieces, those that match a search marked. */
export function markText(text: string, query: string): Piece[] {
  return cut(text, 0, text.length, findMatches(text, query));
}

/** The items of a list in pieces. A match may begin in one item and end in another, as the search joins them. */
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
