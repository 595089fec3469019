import type { z } from 'zod';
import type { Explanation } from '../../src/diagnostics/diagnostic.ts';
import { isOptional, type FieldMeta, type FieldSchema } from './field.ts';

/** A value that a field does not take: what a kind knows when it explains what is wrong. */
export type Wrong = {
  value: unknown;
  /** The value as the editor typed it, with its quotes. */
  raw: string;
  /** What a message calls it: The field amount. */
  subject: string;
  /** What the field says of itself; its example is a sample without values of any particular site. */
  field: FieldMeta;
  schema: FieldSchema;
  /** What zod says of the value. */
  issues: readonly z.core.$ZodIssue[];
  /** The line of the field as it is typed with another value. */
  line: (value: unknown) => string;
  /** The line of the field with a value exactly as it is given here. */
  lineAsTyped: (typed: string) => string;
};

/** What else to do about a field without content: nothing, if it is required. */
export const orRemove = (schema: FieldSchema, what: 'line' | 'field'): string =>
  isOptional(schema) ? `, or remove the ${what}` : '';

/** Says what is wrong with a value, and what to do. */
export type Explain = (wrong: Wrong) => Explanation;

/** The first words of a value, in quotes, as the editor typed them. */
export function shown(raw: string): string {
  const line = raw.split('\n', 1)[0] ?? '';
  const words = line.length > 60 ? `${line.slice(0, 57)}…` : line;
  return /^["']/.test(words) ? words : `"${words}"`;
}

/** The line with a sample of what the field takes. */
export const sample = ({ field, line }: Wrong): string => line(field.example);

/** For a rule that only the hint of the field describes. */
export const notAllowed: Explain = (wrong) => ({
  code: 'not-allowed',
  message: `${wrong.subject} cannot be ${shown(wrong.raw)}.`,
  help: `Correct it. ${wrong.field.hint}`,
});
