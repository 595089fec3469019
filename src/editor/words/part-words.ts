import { relocationWords } from '../../messages/index.ts';
import { loadTranslation, type LanguageFiles } from './language-files.ts';
import { currentLanguage, onLanguage } from './words.ts';

/** The words of a part of the editor that is loaded on use. */
type PartWords<Words> = {
  /** In the language of the editor. */
  current: () => Words;
  /** Loads those of a language, as far as they are translated. */
  speak: (language: string) => Promise<void>;
};

/** Makes the words of a part follow the language of the editor. */
export function partWords<Words extends object>(
  english: Words,
  files: LanguageFiles,
): PartWords<Words> {
  let spoken = english;
  const speak = async (language: string) => {
    spoken = relocationWords(english, await loadTranslation(files, language));
  };
  onLanguage(() => void speak(currentLanguage()));
  return { current: () => spoken, speak };
}
