import { en } from './en.ts';
import { sw } from './sw.ts';
import type { Words } from './words.ts';

/** The languages that the interface speaks, by the first part of their codes. */
const wordsByLanguage: ReadonlyMap<string, Words> = new Map([
  ['en', en],
  ['sw', sw],
]);

/** Their codes, for messages. */
export const spokenLanguages: readonly string[] = [...wordsByLanguage.keys()];

/** The words for a language code such as `sw-KE`; undefined where nobody has translated them. */
export const wordsOfLanguage = (language: string): Words | undefined =>
  wordsByLanguage.get(language.toLowerCase().split('-', 1)[0] ?? '');
