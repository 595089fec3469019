import { diffArrays } from 'diff';

/** A part of two texts that are compared: in both, or in one of them only. */
export type ComparedPart<Part> = { kind: 'same' | 'removed' | 'added'; parts: Part[] };

/** Compares two sequences by the keys of their parts. */
export function compareParts<Part>(
  before: readonly Part[],
  after: readonly Part[],
  keyOf: (part: Part) => string,
): ComparedPart<Part>[] {
  return diffArrays([...before], [...after], {
    comparator: (one, other) => keyOf(one) === keyOf(other),
  }).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    parts: value,
  }));
}

/** The words of a text, with the spaces and signs between them as parts of their own. */
export function wordsOf(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
}

const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The number of words and spaces shown around a difference. */
const around = 6;

/**
 * The two versions of a text from shortly before their first difference to shortly after their last one, each in one
 * line. Where they differ in their line breaks only, these are shown.
 */
export function changedExcerpts(before: string, after: string): [string, string] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  const max = Math.min(old.length, now.length) - start;
  while (end < max && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const excerpt = (words: string[]): string => {
    const from = Math.max(0, start - around);
    const until = Math.min(words.length, words.length - end + around);
    const inner = words.slice(from, until).join('').trim();
    return `${from > 0 ? '…' : ''}${inner}${until < words.length ? '…' : ''}`;
  };
  const [previous, current] = [excerpt(old), excerpt(now)];
  return inLine(previous) === inLine(current)
    ? [previous.replaceAll(/\n+/g, ' ¶ '), current.replaceAll(/\n+/g, ' ¶ ')]
    : [inLine(previous), inLine(current)];
}
