import { tablesAsLines } from './pasted-tables.ts';
import { listsFromWord } from './word-lists.ts';

/** What is on the clipboard, in elements that longer texts have. */
export const pastedHtml = (html: string): string => tablesAsLines(listsFromWord(html));
