import type { Explanation } from '../../messages/index.ts';
import type { Repair } from './repair.ts';

const fieldLine = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(:\s+)(\S.*)$/;
const itemLine = /^(\s*- +)(\S.*)$/;

/** The value at the end of a line. */
export type ValueInLine = {
  value: string;
  /** Its field name; null for a list item. */
  name: string | null;
  /** The repair that replaces the value. */
  rewrite: (
    explanation: Pick<Explanation, 'code' | 'message' | 'help'>,
    words: string,
    options?: { example?: string; isSure?: boolean },
  ) => Repair;
};

/** Finds the value at the end of a line: after `name: `, or after the dash of an item. */
export function valueInLine(line: string): ValueInLine | null {
  const asField = fieldLine.exec(line);
  const value = asField?.[4] ?? itemLine.exec(line)?.[2];
  if (value === undefined) return null;
  const name = asField?.[2] ?? null;
  const before = line.slice(0, line.length - value.length);
  return {
    value: value.trimEnd(),
    name,
    rewrite: (explanation, words, { example, isSure = false } = {}) => ({
      explanation: {
        ...explanation,
        example: example ?? (name === null ? '- ' : `${name}: `) + words,
      },
      from: before.length,
      to: line.trimEnd().length,
      line: before + words,
      isSure,
    }),
  };
}

/** A text in suitable quotes. */
export const inQuotes = (words: string): string =>
  words.includes('"') ? inSingleQuotes(words) : `"${words.replaceAll('\\', '\\\\')}"`;

/** A text in single quotes, in which backslashes are literal. */
export const inSingleQuotes = (words: string): string => `'${words.replaceAll("'", "''")}'`;
