import { en } from './en.ts';

type SameShape<T> = { [Key in keyof T]: T[Key] extends string ? string : SameShape<T[Key]> };

/** The words of the editor in one language. */
export type EditorWords = SameShape<typeof en>;

/** The editor's words; it speaks one language so far. */
export const words: EditorWords = en;

/** Fills in the parts in braces. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** What is said of a number. */
export const counted = (forms: { one: string; other: string }, count: number): string =>
  fill(count === 1 ? forms.one : forms.other, { count });
