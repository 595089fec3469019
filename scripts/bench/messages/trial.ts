import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import type { ContentFile } from '../../fuzz/content-files.ts';
import { blockRowOf, contentLines } from './content-line.ts';
import type { ContentLine } from './content-line.ts';
import type { Broken, Mutation } from './mutation.ts';
import type { Random } from './seeded-random.ts';

/** A mistake in a broken file: where it is, and what a good message says. */
export type Expected = {
  mistake: string;
  /** Counted from 1; any of these lines is right. */
  lines: [number, number];
  broken: Broken;
  /** The line as it was. */
  original: string;
};

/** A file with mistakes in it. */
export type Trial = {
  file: string;
  text: string;
  encoding: 'utf8' | 'latin1';
  expected: Expected[];
};

type Break = { mutation: Mutation; line: ContentLine; broken: Broken };

/** Puts mistakes into one file, within a number of lines of each other; null if they do not fit. */
export function breakFile(
  { file, text }: ContentFile,
  mutations: readonly Mutation[],
  random: Random,
  distance: number,
): Trial | null {
  const lines = contentLines(text);
  const center = Math.floor(random.next() * text.split('\n').length);
  const breaks: Break[] = [];
  for (const mutation of mutations) {
    const fitting = lines
      .filter(({ row }) => Math.abs(row - center) <= distance)
      .filter(({ row }) => breaks.every(({ line }) => Math.abs(line.row - row) > 1))
      .flatMap((line) => {
        const broken = mutation.breakLine(line, random.next());
        return broken ? { mutation, line, broken } : [];
      });
    const [one] = random.several(fitting, 1);
    if (!one) return null;
    breaks.push(one);
  }
  const isHidden = ({ broken, line }: Break) =>
    broken.needsBlock === true &&
    breaks.some((other) => other.line !== line && blockRowOf(other.line) === blockRowOf(line));
  if (breaks.some(isHidden)) return null;
  return carryOut(file, text, breaks);
}

function carryOut(file: string, text: string, breaks: readonly Break[]): Trial | null {
  const lines = text.split('\n');
  const expected: Expected[] = [];
  let added = 0;
  for (const { mutation, line, broken } of breaks.toSorted((a, b) => a.line.row - b.line.row)) {
    const row = line.row + added;
    lines.splice(row, 1, ...broken.lines);
    added += broken.lines.length - 1;
    const last = row + (broken.at ?? 0) + 1;
    const first = broken.lines.length === 0 ? last - rowsSinceParent(line) : last;
    expected.push({ mistake: mutation.name, lines: [first, last], broken, original: line.text });
  }
  const changed = lines.join('\n');
  if (isSame(text, changed)) return null;
  const encoding = breaks.find(({ broken }) => broken.encoding)?.broken.encoding ?? 'utf8';
  return { file, text: changed, encoding, expected };
}

/** The number of lines from a field up to the start of its object, or to the name of the field that contains it. */
function rowsSinceParent({ above, before }: ContentLine): number {
  const parent = above.findLastIndex((text) => {
    const depth = text.length - text.trimStart().length;
    return text.trim() !== '' && depth < before.length;
  });
  return above.length - 1 - Math.max(0, parent - 1);
}

/** Some changes have no effect: a single line may be at any depth. */
function isSame(before: string, after: string): boolean {
  const [one, other] = [before, after].map((text) => parseDocument(text));
  return other?.errors.length === 0 && isDeepStrictEqual(one?.toJS(), other.toJS());
}
