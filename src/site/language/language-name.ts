import { oncePer, phraseFor, type Phrase } from '../../messages/index.ts';

const englishName = oncePer(
  (language) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
);

/** The name of a language in a message, which is in English where the reader's language has none. */
export function languageName(language: string): Phrase {
  const name = englishName(language);
  return phraseFor('language', name, { languageName: name });
}
