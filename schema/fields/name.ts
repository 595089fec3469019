import slugify from '@sindresorhus/slugify';
import { z } from 'zod';
import { explainText } from './explain-text.ts';
import type { FieldText } from './field.ts';
import { shown } from './wrong.ts';

type NameOptions = FieldText & { max?: number };

/** A name that other content refers to: lower-case letters, digits and hyphens. */
export const identifier = ({ max = 60, ...field }: NameOptions) =>
  z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .max(max)
    .meta({ kind: 'identifier', example: 'a-name', ...field });

/** An anchor that links can lead to: /join-us#faq. It begins with a letter. */
export const anchor = ({ max = 60, ...field }: NameOptions) =>
  z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(max)
    .meta({ kind: 'anchor', example: 'a-name', ...field });

/** A text turned into a valid name. */
export const asName = (text: string): string =>
  slugify(text, { decamelize: false }).replace(/^[-\d]+/, '') || 'a-name';

/** Explains an invalid name. */
export const explainName = explainText((words, { raw, line }) => ({
  code: 'not-a-name',
  message: `${shown(raw)} cannot be a name here.`,
  help: 'Use small letters, digits and hyphens only, and begin with a letter.',
  example: line(asName(words)),
}));
