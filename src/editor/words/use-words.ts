import { useSyncExternalStore } from 'react';
import type { EditorWords } from './editor-words.ts';
import { currentWords, onLanguage } from './words.ts';

/** The words of the screens; what uses them is rendered again when another language is chosen. */
export const useWords = (): EditorWords =>
  useSyncExternalStore(onLanguage, currentWords, currentWords);
