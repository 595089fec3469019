import { useSyncExternalStore } from 'react';
import { safeStorage } from '../sign-in/safe-storage.ts';
import { speakOfFields } from './field-words.ts';
import { speak } from './words.ts';

/** The languages of the editor, each named in itself. */
export const editorLanguages = { en: 'English', sw: 'Kiswahili' } as const;

export type EditorLanguage = keyof typeof editorLanguages;

const storage = safeStorage(() => localStorage);
const storedName = 'editor-language';

const isEditorLanguage = (name: string | null): name is EditorLanguage =>
  name !== null && Object.hasOwn(editorLanguages, name);

let current: EditorLanguage = 'en';
const listeners = new Set<() => void>();

/** Begins in the language that was chosen in this browser, or else in that of the site. */
export async function speakAsChosen(siteLanguage: string): Promise<void> {
  const stored = storage.read(storedName);
  const language = isEditorLanguage(stored) ? stored : siteLanguage;
  await speak(language);
  await speakOfFields(language);
  current = /^sw\b/i.test(language) ? 'sw' : 'en';
  document.documentElement.lang = current;
  for (const listener of listeners) listener();
}

/** Chooses a language, and remembers it in this browser. */
export async function chooseLanguage(language: EditorLanguage): Promise<void> {
  storage.write(storedName, language);
  await speakAsChosen(language);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the screens; what uses it is rendered again when another one is chosen. */
export const useEditorLanguage = (): EditorLanguage => useSyncExternalStore(listen, () => current);
