import type { en } from './en.ts';

type SameShape<T> = { [Key in keyof T]: T[Key] extends string ? string : SameShape<T[Key]> };

/** The words of the editor in one language. */
export type EditorWords = SameShape<typeof en>;
