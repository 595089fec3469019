import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { childOf, meantBy } from '../../../schema/fields/option-for.ts';
import type { Maybe } from '../../content/index.ts';
import { timeInWords, isTime } from '../../site/index.ts';
import { choiceInWords, currentWords } from '../words/index.ts';

type Locale = { language: string };

const longest = 120;

/** A value in words: 115,500 · 8 January 2025 · Yes. Empty if there is none. Cuts a long one. */
export const valueWords = (value: Maybe, schema: FieldSchema | null, locale: Locale): string =>
  cut(wholeValueWords(value, schema, locale));

/** A value in words, uncut. */
export function wholeValueWords(value: Maybe, schema: FieldSchema | null, locale: Locale): string {
  const words = currentWords();
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? words.panel.yes : words.panel.no;
  const intended = schema && meantBy(schema, value);
  const kind = intended && metaOf(intended).kind;
  if (typeof value === 'number')
    return kind === 'amount' ? value.toLocaleString(locale.language) : String(value);
  if (typeof value === 'string') {
    return intended && kind === 'choice'
      ? choiceInWords(intended, value)
      : (dateWords(value, locale) ?? value);
  }
  return Object.entries(value)
    .map(([step, inner]) => {
      const field =
        intended && childOf(intended, value, Array.isArray(value) ? Number(step) : step);
      return wholeValueWords(inner, field, locale);
    })
    .filter((one) => one !== '')
    .join(', ');
}

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

/** 2025-01-08 → Wednesday 8 January 2025, also with an hour; null if a text is not a day. */
export const dateWords = (text: string, { language }: Locale): string | null =>
  isTime(text) ? timeInWords(text, language, { weekday: 'long' }) : null;
