import type { FieldPath } from '../../messages/index.ts';

/** A short text of a block with words of another language, and the same text without their marks. */
export type MarkedLine = { path: FieldPath; words: string; marked: string };
