import type en from './languages/en/screens.json';

/** The words of the editor's screens in one language. */
export type EditorWords = typeof en;
