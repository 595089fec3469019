import { expect, test } from 'vitest';
import { en } from '../../../src/messages/locales/en.ts';
import { countedForm } from '../../../src/messages/locales/counted.ts';
import { fillWords } from '../../../src/messages/locales/fill-words.ts';
import ar from '../../../src/messages/locales/languages/ar.json';
import fr from '../../../src/messages/locales/languages/fr.json';
import sw from '../../../src/messages/locales/languages/sw.json';
import { unsureWords } from './unsure-words.ts';
import {
  spokenLanguages,
  translationFor,
} from '../../../src/messages/locales/words-of-language.ts';
import { relocationWords } from '../../../src/messages/locales/replace-words.ts';
import type { Words } from '../../../src/messages/locales/words.ts';
import { createLocale } from '../../../src/site/language/locale.ts';

type Word = { name: string; text: string };

/** All texts of a language with their names, those for numbers in each of their forms. */
function textsOf(value: unknown, name = ''): Word[] {
  if (typeof value === 'string') return [{ name, text: value }];
  return Object.entries(Object(value)).flatMap(([key, part]) => textsOf(part, `${name}.${key}`));
}

const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const english = new Map(textsOf(en).map(({ name, text }) => [name, text]));

/** The English text that stands behind one of another language: its own form, or that for all other numbers. */
const englishFor = (name: string) =>
  english.get(name) ?? english.get(name.replace(/\w+$/, 'other'));

/** Texts that a language really has in common with English, as they stand in both. */
const inCommon: Record<string, readonly string[]> = {
  es: ['WhatsApp', 'SMS', 'd', 'h', 's', 'No'],
  fr: ['Menu', 'WhatsApp', 'SMS', 'E-mail', 'minutes', 'h', 's', '{count} page', '{count} pages'],
  pt: ['Menu', 'WhatsApp', 'SMS', 'E-mail', 'd', 'h', 's'],
};

const others = spokenLanguages.filter((language) => language !== 'en');

/** Whether a form stands for one number alone, which may be part of the word: نتيجتان, two results. */
const isOfOneNumber = (name: string) => /\.(?:zero|one|two)$/.test(name);

test.each(others)('every text of "%s" has the same names in braces as the English one', (code) => {
  for (const { name, text } of textsOf(translationFor(code))) {
    const missing = isOfOneNumber(name) && !text.includes('{count}') ? ['{count}'] : [];
    expect([...missing, ...valuesIn(text)].toSorted(), name).toEqual(
      valuesIn(englishFor(name) ?? ''),
    );
  }
});

/** Whether a text has words besides the names in braces. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

test.each(others)('no text of "%s" was left in English', (code) => {
  const same = textsOf(translationFor(code))
    .filter(({ name, text }) => hasWords(text) && text === englishFor(name))
    .filter(({ text }) => !inCommon[code]?.includes(text));
  expect(same).toEqual([]);
});

test.each(others)('the unsure words of "%s" are words of that language', (code) => {
  const names = textsOf(translationFor(code)).map(({ name }) => name.slice(1));
  for (const unsure of unsureWords[code] ?? []) {
    expect(names.some((name) => name === unsure || name.startsWith(`${unsure}.`))).toBe(true);
  }
});

test('French has a no-break space before its double signs and in its quotation marks', () => {
  const wrong = textsOf(fr).filter(({ text }) => /[^\u00a0][;:!?»]|«[^\u00a0]/.test(text));
  expect(wrong).toEqual([]);
});

test('French begins a month with an ordinal, and other days with a number', () => {
  const { formats } = createLocale({ language: 'fr-LU', words: undefined });
  const dates = ['2026-01-01', '2026-01-11', '2026-11-21'];
  expect(dates.map((iso) => formats.date({ part: 'date', iso }))).toEqual([
    '1er janvier 2026',
    '11 janvier 2026',
    '21 novembre 2026',
  ]);
});

const lessons = (language: string, { curriculum }: Words, count: number) =>
  countedForm(language, curriculum.lessons, count);

test('a number has its word in the right plural form', () => {
  expect([1, 2, 1200].map((count) => lessons('en-KE', en, count))).toEqual([
    '1 lesson',
    '2 lessons',
    '1,200 lessons',
  ]);
  expect([1, 2].map((count) => lessons('sw-KE', sw, count))).toEqual(['kipindi 1', 'vipindi 2']);
  expect([0, 1, 2, 3, 11, 100].map((count) => lessons('ar', ar, count))).toEqual([
    'لا دروس',
    'درس واحد',
    'درسان',
    '3 دروس',
    '11 درسًا',
    '100 درس',
  ]);
});

test.each(others)('"%s" has every plural form that its numbers need', (code) => {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  // Languages from Latin count only millions as many, which no page does.
  const needed = pluralCategories.filter((form) => code === 'ar' || form !== 'many');
  const forms = Object(translationFor(code)).curriculum.lessons;
  expect(Object.keys(forms).toSorted()).toEqual(needed.toSorted());
});

test('values are filled in literally', () => {
  expect(fillWords('{label} pages', { label: '{label} $& $1' })).toBe('{label} $& $1 pages');
});

test('a site puts its own words in the place of the interface’s and keeps the others', () => {
  const { words } = createLocale({
    language: 'sw',
    words: {
      frame: { menu: 'Orodha' },
      curriculum: { lessons: { one: 'somo {count}', other: 'masomo {count}' } },
    },
  });
  expect(words.frame).toEqual({ ...sw.frame, menu: 'Orodha' });
  expect(words.curriculum.lessons).toEqual({ one: 'somo {count}', other: 'masomo {count}' });
  expect(words.calendar).toEqual(sw.calendar);
});

test('a group with a word called other keeps the words that a translation lacks', () => {
  const words = { other: 'Another', close: 'Close' };
  expect(relocationWords(words, { other: 'Otro' })).toEqual({ other: 'Otro', close: 'Close' });
});
