import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { isValueObject } from '../../editing/edit-op.ts';
import type { Maybe } from '../../editing/value-conflict.ts';
import { words } from '../words/words.ts';

type Locale = { language: string };

const longest = 120;

/** A value in words: 115,500 · 8 January 2025 · Yes. Empty if there is none. */
export function valueWords(value: Maybe, schema: FieldSchema | null, locale: Locale): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? words.panel.yes : words.panel.no;
  if (typeof value === 'number') {
    const isAmount = schema !== null && metaOf(schema).kind === 'amount';
    return isAmount ? value.toLocaleString(locale.language) : String(value);
  }
  if (typeof value === 'string') return dateWords(value, locale) ?? cut(value);
  const inner = Array.isArray(value) ? value : isValueObject(value) ? Object.values(value) : [];
  return cut(
    inner
      .map((one) => valueWords(one, null, locale))
      .filter((one) => one !== '')
      .join(', '),
  );
}

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;

/** 2025-01-08 → Wednesday 8 January 2025; null if a text is not a day. */
export const dateWords = (text: string, { language }: Locale): string | null =>
  dayIn(text, language, { weekday: 'long' });

/** 2025-01-08 → 8 January 2025; null if a text is not a day. */
export const dayWords = (text: string, language: string): string | null => dayIn(text, language);

function dayIn(
  text: string,
  language: string,
  also: Intl.DateTimeFormatOptions = {},
): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return null;
  return day.toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...also,
  });
}
