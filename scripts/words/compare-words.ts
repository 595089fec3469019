import { createHash } from 'node:crypto';
import { isPlural } from '../../src/messages/index.ts';

/** An English text, with the keys under which it may be translated, the preferred one first. */
export type EnglishText = {
  keys: readonly string[];
  text: string;
  /** Whether the key is the English text, so that both change together. */
  isKey?: boolean;
};

export type Comparison = {
  missing: EnglishText[];
  /** Translations of an English text that has changed since. */
  outdated: EnglishText[];
  /** Keys of translations without a record of their English text. */
  unmarked: string[];
  /** Keys of translations of texts that no longer exist. */
  obsolete: string[];
  /** Keys of translations with other placeholders than the English text. */
  otherNames: string[];
};

/** A short hash of an English text, to recognize outdated translations. */
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** All texts of nested words with their keys: `bar.undo`. Plural forms are one text, written as JSON. */
export function textsOf(words: unknown, key = ''): [string, string][] {
  if (typeof words === 'string') return [[key, words]];
  if (typeof words !== 'object' || words === null) return [];
  if (isPlural(words)) return [[key, JSON.stringify(words)]];
  return Object.entries(words).flatMap(([name, part]) =>
    textsOf(part, key === '' ? name : `${key}.${name}`),
  );
}

const namesIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ');

/** @param marks the hash of the English text from which each was translated, by its key */
export function compareWords(
  english: readonly EnglishText[],
  translations: ReadonlyMap<string, string>,
  marks: Readonly<Record<string, string>>,
): Comparison {
  const comparison: Comparison = {
    missing: [],
    outdated: [],
    unmarked: [],
    obsolete: [],
    otherNames: [],
  };
  const allKeys = new Set(english.flatMap(({ keys }) => keys));
  comparison.obsolete = [...translations.keys()].filter((key) => !allKeys.has(key));
  for (const text of english) {
    const key = text.keys.find((one) => translations.has(one));
    if (key === undefined) {
      comparison.missing.push(text);
      continue;
    }
    const mark = marks[key];
    if (text.isKey !== true && mark === undefined) comparison.unmarked.push(key);
    else if (text.isKey !== true && mark !== hashOf(text.text)) comparison.outdated.push(text);
    if (namesIn(translations.get(key) ?? '') !== namesIn(text.text))
      comparison.otherNames.push(key);
  }
  return comparison;
}

/** The marks after translating: of all that have none, or of some keys. Leaves out marks of removed translations. */
export function markWords(
  english: readonly EnglishText[],
  translations: ReadonlyMap<string, string>,
  marks: Readonly<Record<string, string>>,
  translated: readonly string[],
): Record<string, string> {
  const marked = english.flatMap(({ keys, text, isKey }): [string, string][] => {
    const key = isKey === true ? undefined : keys.find((one) => translations.has(one));
    if (key === undefined) return [];
    const mark = translated.includes(key) ? undefined : marks[key];
    return [[key, mark ?? hashOf(text)]];
  });
  return Object.fromEntries(marked.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
