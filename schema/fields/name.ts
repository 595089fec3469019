import slugify from '@sindresorhus/slugify';
import { z } from 'zod';
import { say } from '../../src/messages/index.ts';
import { toIdentifier } from '../identifier.ts';
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

/** An anchor that links can lead to: /join-us#faq, /zh#开放日. It begins with a letter, of any script. */
export const anchor = ({ max = 60, ...field }: NameOptions) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .regex(/^[\p{Ll}\p{Lm}\p{Lo}][\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}-]*$/u)
    .max(max)
    .meta({ kind: 'anchor', example: 'a-name', ...field });

/** A text turned into a valid name. */
export const asName = (text: string): string =>
  slugify(text, { decamelize: false }).replace(/^[-\d]+/, '') || 'a-name';

/** A text turned into a valid anchor, in its own script. */
export function asAnchor(text: string): string {
  const name = toIdentifier(text);
  return /^[a-z0-9-]*$/.test(name) ? asName(text) : name.replace(/^[-\p{N}]+/u, '');
}

const explainAs = (valid: (text: string) => string) =>
  explainText((words, { raw, line }) => ({
    code: 'not-a-name',
    message: say('name-cannot', { value: shown(raw) }),
    help: say('name-letters'),
    example: line(valid(words)),
  }));

/** Explains an invalid name. */
export const explainName = explainAs(asName);

/** Explains an invalid anchor. */
export const explainAnchor = explainAs(asAnchor);
