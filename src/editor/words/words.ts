import { fillWords, relocationWords, type PluralForms } from '../../messages/index.ts';
import type { EditorWords } from './editor-words.ts';
import { languagesIn, loadTranslation, type LanguageFiles } from './language-files.ts';
import en from './languages/en/screens.json';
import { isolateCodes } from './isolate-codes.ts';

const screens = import.meta.glob(['./languages/*/screens.json', '!./languages/en/*'], {
  import: 'default',
});

/** The languages of the editor. */
export const editorLanguages: readonly string[] = ['en', ...languagesIn(screens)];

/** A language with the words of the screens in it, as far as they are translated. */
type Spoken = { readonly language: string; readonly words: EditorWords };

/** The words of the screens in English. */
export const englishWords: EditorWords = en;

/** English until another language is chosen. It is replaced as a whole, so that a screen is never in two languages. */
let spoken: Spoken = { language: 'en', words: en };

/** Whether the editor runs on the web, whatever language is chosen there. */
let isOnWeb = false;

const listeners = new Set<() => void>();

/** Calls a function whenever another language has been chosen; returns what ends that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The words of the screens. What is rendered again when they change uses `useWords`. */
export const currentWords = (): EditorWords => spoken.words;

/** The language of the words. */
export const currentLanguage = (): string => spoken.language;

/** Loads the words of a language, as far as they are translated. */
export async function speak(language: string, files: LanguageFiles = screens): Promise<void> {
  const translation = await loadTranslation(files, language);
  const words = relocationWords<EditorWords>(en, translation);
  spoken = {
    language: translation === undefined ? 'en' : language,
    words: isOnWeb ? onWeb(words) : words,
  };
  for (const listener of listeners) listener();
}

/** On the web some sentences are about the site's host instead of this computer. */
export function speakOnWeb(): void {
  isOnWeb = true;
  spoken = { ...spoken, words: onWeb(spoken.words) };
}

const onWeb = (words: EditorWords): EditorWords => ({
  ...words,
  saveStatus: { ...words.saveStatus, broken: words.web.broken, away: words.web.noNetwork },
  waiting: { ...words.waiting, title: words.web.waitingTitle },
  publish: { ...words.publish, away: words.web.hostAway },
  picture: {
    ...words.picture,
    refusals: { ...words.picture.refusals, away: words.web.hostAway },
  },
});

/** Fills in the parts in braces; of the values, addresses of pages keep their order among words from the right. */
export const fill: typeof fillWords = (text, values) =>
  fillWords(
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isolateAddress(value)]),
    ),
  );

/** A value to be filled in: what is sent or stored begins with a word or with https://, and stays as it is. */
export const isolateAddress = <Value>(value: Value): Value | string =>
  typeof value === 'string' && value.startsWith('/') ? isolateCodes(value, spoken.language) : value;

/** A number with its word in the right plural form. */
export const counted = (forms: PluralForms, count: number): string =>
  fill(forms[new Intl.PluralRules(spoken.language).select(count)] ?? forms.other, { count });
