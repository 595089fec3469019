import { useSyncExternalStore } from 'react';
import { directionOf } from '../../site/index.ts';
import { safeStorage } from '../sign-in/index.ts';
import { speakOfFields } from './field-words.ts';
import { meantLanguage } from './language-files.ts';
import { speakOfMessages } from './message-words.ts';
import { currentLanguage, editorLanguages, onLanguage, speak } from './words.ts';

const storage = safeStorage(() => localStorage);
const storedName = 'editor-language';

/** Begins in the language that was chosen in this browser, or else in that of the site. */
export async function speakAsChosen(siteLanguage: string): Promise<void> {
  const stored = storage.read(storedName);
  const isChosen = stored !== null && editorLanguages.includes(stored);
  const language = isChosen ? stored : siteLanguage;
  // The words of the screens come last: with them, everything is rendered again.
  await speakOfFields(language);
  await speakOfMessages(language);
  await speak(language);
  document.documentElement.lang = editorLanguage();
  document.documentElement.dir = directionOf(editorLanguage());
}

/** Chooses a language, and remembers it in this browser. */
export async function chooseLanguage(language: string): Promise<void> {
  storage.write(storedName, language);
  await speakAsChosen(language);
}

const editorLanguage = (): string => meantLanguage(currentLanguage(), editorLanguages) ?? 'en';

/** The language of the screens; what uses it is rendered again when another one is chosen. */
export const useEditorLanguage = (): string =>
  useSyncExternalStore(onLanguage, editorLanguage, editorLanguage);
