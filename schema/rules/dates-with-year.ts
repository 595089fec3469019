import { blockSchema } from '../blocks/index.ts';
import { defineRule } from './define-rule.ts';
import { isObject } from '../is-object.ts';
import { visitorOf } from '../fields/visit-fields.ts';

const visitTexts = visitorOf(new Set(['line', 'inline', 'prose']));

const patterns = new Map<string, RegExp>();

/** Days without a year in texts of a language: 8 January, January 8th. A year that follows soon counts for both. */
function dayWithoutYear(language: string): RegExp {
  const cached = patterns.get(language);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(language, {
    month: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const months = Array.from({ length: 12 }, (_, month) =>
    format.format(new Date(Date.UTC(2025, month))),
  ).join('|');
  const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])(?:${day}\s+(?:of\s+)?(?:${months})|(?:${months})\s+${day})(?![\p{L}\d])(?![^.!?\n]{0,40}\b\d{4}\b)`,
    'u',
  );
  patterns.set(language, pattern);
  return pattern;
}

const textOf = (value: unknown): string =>
  isObject(value) ? String(value['markdown'] ?? '') : String(value);

export default defineRule({
  label: 'Dates have their year',
  description: 'A day in a text has its year, because pages are read, forwarded and printed later.',
  source: {
    title: 'W3C: Use international date format',
    url: 'https://www.w3.org/QA/Tips/iso-date',
  },
  check: ({ language, blocks }) => {
    const pattern = dayWithoutYear(language);
    return blocks().flatMap((block, index) => {
      const found: { path: (string | number)[]; day: string }[] = [];
      visitTexts(blockSchema, block, ({ value, path }) => {
        const [day] = pattern.exec(textOf(value)) ?? [];
        if (day !== undefined) found.push({ path: ['blocks', index, ...path], day });
      });
      return found.map(({ path, day }) => ({
        path,
        message: {
          en: `“${day}” has no year, so somebody who reads this later cannot know which one is meant.`,
          sw: `“${day}” haina mwaka, kwa hiyo anayesoma baadaye hawezi kujua ni upi.`,
        },
        help: {
          en: 'Write the year after the day.',
          sw: 'Andika mwaka baada ya siku.',
        },
      }));
    });
  },
});
