import { useSyncExternalStore } from 'react';
import { safeStorage } from '../sign-in/safe-storage.ts';
import { speakOfFields } from './field-words.ts';
import { meantLanguage } from './language-files.ts';
import { editorLanguages, speak } from './words.ts';

const storage = safeStorage(() => localStorage);
const storedName = 'editor-language';

let current = 'en';
const listeners = new Set<() => void>();

/** Begins in the language that was chosen in this browser, or else in that of the site. */
export async function speakAsChosen(siteLanguage: string): Promise<void> {
  const stored = storage.read(storedName);
  const isChosen = stored !== null && editorLanguages.includes(stored);
  const language = isChosen ? stored : siteLanguage;
  await speak(language);
  await speakOfFields(language);
  current = meantLanguage(language, editorLanguages) ?? 'en';
  document.documentElement.lang = current;
  for (const listener of listeners) listener();
}

/** Chooses a language, and remembers it in this browser. */
export async function chooseLanguage(language: string): Promise<void> {
  storage.write(storedName, language);
  await speakAsChosen(language);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the screens; what uses it is rendered again when another one is chosen. */
export const useEditorLanguage = (): string => useSyncExternalStore(listen, () => current);
