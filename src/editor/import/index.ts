/*
 * Turns pasted and dropped documents into blocks, with a preview.
 */
export { type PastedInput, inputOf } from './pasted-input.ts';
