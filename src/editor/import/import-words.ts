import { replaceWords } from '../../locales/replace-words.ts';
import { loadTranslation } from '../words/language-files.ts';
import en from '../words/languages/en/import.json';

const files = import.meta.glob(['../words/languages/*/import.json', '!../words/languages/en/*'], {
  import: 'default',
});

/** The words of the import in the language of the editor. They are loaded with its screen. */
export const importWords: typeof en = { ...en };

/** Loads the words of a language, as far as they are translated. */
export async function speakOfImport(language: string): Promise<void> {
  Object.assign(importWords, replaceWords(en, await loadTranslation(files, language)));
}
