import en from '../words/languages/en/import.json';
import { partWords } from '../words/part-words.ts';

const files = import.meta.glob(['../words/languages/*/import.json', '!../words/languages/en/*'], {
  import: 'default',
});

const words = partWords(en, files);

/** The words of the import in the language of the editor. They are loaded with its screen. */
export const currentImportWords = words.current;

/** Loads the words of a language, as far as they are translated. */
export const speakOfImport = words.speak;
