import type { z } from 'zod';
import { type Explanation, say, sayAsIs, type Phrase } from '../../src/messages/index.ts';
import type { FieldMeta, FieldSchema } from './field.ts';
import type { Notation } from './notation.ts';

/** An invalid value of a field, with what its kind needs to explain it. */
export type Wrong = {
  value: unknown;
  /** The value as the editor typed it, with its quotes. */
  raw: string;
  /** What a message calls it: The field amount. */
  subject: Phrase;
  /** The metadata of the field; its example is a sample that is not about any particular site. */
  field: FieldMeta;
  schema: FieldSchema;
  /** How the site writes numbers and days. */
  notation: Notation;
  /** The zod issues of the value. */
  issues: readonly z.core.$ZodIssue[];
  /** The line of the field with another value. */
  line: (value: unknown) => string;
  /** The line of the field with source text exactly as given. */
  lineAsTyped: (typed: string) => string;
};

/** Explains what is wrong with a value, and what to do. */
export type Explain = (wrong: Wrong) => Explanation;

/** The first words of a value as typed, in quotes. */
export function shown(raw: string): string {
  const line = raw.split('\n', 1)[0] ?? '';
  const words = line.length > 60 ? `${line.slice(0, 57)}…` : line;
  return /^["']/.test(words) ? words : `"${words}"`;
}

/** The line with a sample value. */
export const sample = ({ field, line }: Wrong): string => line(field.example);

/** For rules that only the hint of the field describes. */
export const notAllowed: Explain = (wrong) => ({
  code: 'not-allowed',
  message: say('choice-cannot', { subject: wrong.subject, value: shown(wrong.raw) }),
  help: [...say('correctIt'), ...sayAsIs(wrong.field.hint)],
});
