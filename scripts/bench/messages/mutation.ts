import type { ContentLine } from './content-line.ts';

/** A mistake put into a file, and what a good message about it says. */
export type Broken = {
  /** What takes the place of the line. */
  lines: string[];
  /** On which of those lines the mistake is: the first, if nothing else is said. */
  at?: number;
  /** The columns at which the range may begin, counted from 1, both included. */
  columns: [number, number];
  /** Words that the message must have: the value as it was typed, a name, or what the character is called. */
  named: string;
  /** What the fix must come to; the line as it was, if nothing else is said. */
  fixed?: RegExp;
  /** Whether the mistake can be seen only while the other fields of its block are right. */
  needsBlock?: boolean;
  /** How the file is saved, where that is the mistake. */
  encoding?: 'latin1';
};

/** A mistake of a kind that editors make; `pick` is a number by chance from 0 up to 1. */
export type Mutation = {
  kind: 'bytes' | 'YAML' | 'shape' | 'meaning';
  name: string;
  /** Null where the line does not lend itself to it. */
  breakLine: (line: ContentLine, pick: number) => Broken | null;
};

/** The column of the name of a line's field. */
export const columnOfName = ({ before }: ContentLine): number => before.length + 1;
/** The column of the value of a line's field. */
export const columnOfValue = ({ before, name }: ContentLine): number =>
  before.length + name.length + 3;

/** The whole line may be marked. */
export const anywhere = ({ text }: ContentLine): [number, number] => [1, text.length + 1];

/** The value is another one now, and is what should be marked and quoted. */
export function otherValue(line: ContentLine, value: string, more: Partial<Broken> = {}): Broken {
  const column = columnOfValue(line);
  return {
    lines: [`${line.before}${line.name}: ${value}`],
    columns: [column, column + value.length],
    named: value.replaceAll(/^["']|["']$/g, ''),
    ...more,
  };
}

/** The letters from the second on, two of which have changed places; null where that makes no difference. */
export function misspelt(word: string, pick: number): string | null {
  const at = 1 + Math.floor(pick * (word.length - 2));
  const [first, second] = [word.charAt(at), word.charAt(at + 1)];
  if (word.length < 4 || first === second || !/[A-Za-z]{2}/.test(first + second)) return null;
  return word.slice(0, at) + second + first + word.slice(at + 2);
}
