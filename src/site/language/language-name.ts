import { phraseFor, type Phrase } from '../../diagnostics/message.ts';

/** The name of a language in a message, which is in English where the reader's language has none. */
export function languageName(language: string): Phrase {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  return phraseFor('language', name, { languageName: name });
}
