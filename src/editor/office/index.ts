/*
 * Reads Word and Excel files. It is loaded when one is dropped or pasted.
 */
export type { FileRefusal, OfficeAnswer, OfficeRequest } from './read-office-file.ts';
