import type { ContentLine } from './content-line.ts';

/** A mistake put into a file, and what a good message says. */
export type Broken = {
  /** The replacement of the line. */
  lines: string[];
  /** Which of those lines has the mistake; the first by default. */
  at?: number;
  /** The columns at which the range may begin, counted from 1, both included. */
  columns: [number, number];
  /** What the message must contain: the value as typed, a name, or the name of the character. */
  named: string;
  /** What the fix must contain; the original line by default. */
  fixed?: RegExp;
  /** Whether the mistake can only be detected while the other fields of its block are valid. */
  needsBlock?: boolean;
  /** The encoding of the file, if that is the mistake. */
  encoding?: 'latin1';
};

/** A typical mistake; `pick` is a random number from 0 up to 1. */
export type Mutation = {
  kind: 'bytes' | 'YAML' | 'shape' | 'meaning';
  name: string;
  /** Null if it cannot be made on this line. */
  breakLine: (line: ContentLine, pick: number) => Broken | null;
};

/** The column of the name of a line's field. */
export const columnOfName = ({ before }: ContentLine): number => before.length + 1;
/** The column of the value of a line's field. */
export const columnOfValue = ({ before, name }: ContentLine): number =>
  before.length + name.length + 3;

/** The whole line may be marked. */
export const anywhere = ({ text }: ContentLine): [number, number] => [1, text.length + 1];

/** A line with another value, which should be marked and quoted. */
export function otherValue(line: ContentLine, value: string, more: Partial<Broken> = {}): Broken {
  const column = columnOfValue(line);
  return {
    lines: [`${line.before}${line.name}: ${value}`],
    columns: [column, column + value.length],
    named: value.replaceAll(/^["']|["']$/g, ''),
    ...more,
  };
}

/** A word with two adjacent letters after the first swapped; null if that makes no difference. */
export function misspelt(word: string, pick: number): string | null {
  const at = 1 + Math.floor(pick * (word.length - 2));
  const [first, second] = [word.charAt(at), word.charAt(at + 1)];
  if (word.length < 4 || first === second || !/[A-Za-z]{2}/.test(first + second)) return null;
  return word.slice(0, at) + second + first + word.slice(at + 2);
}
