import type { Explanation } from '../../diagnostics/diagnostic.ts';
import type { Repair } from './repair.ts';

const fieldLine = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(:\s+)(\S.*)$/;
const itemLine = /^(\s*- +)(\S.*)$/;

/** The value that a line ends with. */
export type ValueInLine = {
  value: string;
  /** The name of its field; null for an item of a list. */
  name: string | null;
  /** The repair that writes the value differently. */
  rewrite: (
    explanation: Pick<Explanation, 'code' | 'message' | 'help'>,
    words: string,
    options?: { example?: string; isSure?: boolean },
  ) => Repair;
};

/** Finds the value that a line ends with: after `name: `, or after the dash of an item. */
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

/** A text in the quotes that fit it. */
export const inQuotes = (words: string): string =>
  words.includes('"') ? inSingleQuotes(words) : `"${words.replaceAll('\\', '\\\\')}"`;

/** A text in single quotes, in which a backslash means nothing. */
export const inSingleQuotes = (words: string): string => `'${words.replaceAll("'", "''")}'`;
