import en from '../words/languages/en/import.json';
import { partWords } from '../words/index.ts';

const files = import.meta.glob(['../words/languages/*/import.json', '!../words/languages/en/*'], {
  import: 'default',
});

const words = partWords(en, files);

/** The import's words in the editor's language, loaded with its screen. */
export const currentImportWords = words.current;

export const speakOfImport = words.speak;
