import { en, type ImportWords } from './import-words-en.ts';

/** The words of the import in the language of the edited site. They are loaded with its screen. */
export const importWords: ImportWords = { ...en };

/** Loads the words of a language, if available. */
export async function speakOfImport(language: string): Promise<void> {
  const isKiswahili = /^sw\b/i.test(language);
  Object.assign(importWords, isKiswahili ? (await import('./import-words-sw.ts')).sw : en);
}
