/*
 * Edits long texts. It is loaded when one is opened.
 */
export type { ChipHandle } from './ChipText.tsx';
export { cleanPaste, isHiddenElement } from './clean-paste.ts';
export { type LinkTo, makeLinksOfSite } from './pasted-links.ts';
