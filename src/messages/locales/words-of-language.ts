/// <reference types="vite/types/importMeta.d.ts" />
import { en } from './en.ts';
import { relocationWords } from './replace-words.ts';
import type { Words } from './words.ts';

const files = import.meta.glob('./languages/*.json', { eager: true, import: 'default' });

/** The translations of the interface, by their primary language subtags, which are the names of their files. */
const translations: ReadonlyMap<string, unknown> = new Map(
  Object.entries(files).map(([file, words]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
    words,
  ]),
);

/** Their codes, for messages. */
export const spokenLanguages: readonly string[] = [...translations.keys()];

/** What is translated for a language tag such as `sw-KE`, which may be less than all; undefined if nothing is. */
export const translationFor = (language: string): unknown =>
  translations.get(language.toLowerCase().split('-', 1)[0] ?? '');

const completed = new Map<unknown, Words>();

/** The words for a language tag, in English where its translation lacks some; undefined if there is no translation. */
export function wordsOfLanguage(language: string): Words | undefined {
  const translation = translationFor(language);
  if (translation === undefined) return undefined;
  const words = completed.get(translation) ?? relocationWords<Words>(en, translation);
  completed.set(translation, words);
  return words;
}
