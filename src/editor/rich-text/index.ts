/*
 * Edits long texts. It is loaded when one is opened.
 */
export { cleanPaste, isHiddenElement } from './clean-paste.ts';
export { type LinkTo, makeLinksOfSite } from './pasted-links.ts';
