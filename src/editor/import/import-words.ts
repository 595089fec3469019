import { replaceWords } from '../../locales/replace-words.ts';
import { loadTranslation } from '../words/language-files.ts';
import en from '../words/languages/en/import.json';
import { currentLanguage, onLanguage } from '../words/words.ts';

const files = import.meta.glob(['../words/languages/*/import.json', '!../words/languages/en/*'], {
  import: 'default',
});

type ImportWords = typeof en;

let spoken: ImportWords = en;

/** The words of the import in the language of the editor. They are loaded with its screen. */
export const currentImportWords = (): ImportWords => spoken;

/** Loads the words of a language, as far as they are translated. */
export async function speakOfImport(language: string): Promise<void> {
  spoken = replaceWords(en, await loadTranslation(files, language));
}

onLanguage(() => void speakOfImport(currentLanguage()));
