import { en } from './en.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { sw } from './sw.ts';
import type { Words } from './words.ts';

/** The languages of the interface, by their primary language subtags. */
const wordsByLanguage: ReadonlyMap<string, Words> = new Map([
  ['en', en],
  ['fr', fr],
  ['pt', pt],
  ['sw', sw],
]);

/** Their codes, for messages. */
export const spokenLanguages: readonly string[] = [...wordsByLanguage.keys()];

/** The words for a language tag such as `sw-KE`; undefined if there is no translation. */
export const wordsOfLanguage = (language: string): Words | undefined =>
  wordsByLanguage.get(language.toLowerCase().split('-', 1)[0] ?? '');
