import type { en } from './en.ts';

/** What is said of a number: a form for each category that the language has; `other` stands for those left out. */
export type PluralForms = { other: string } & {
  [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

type SameShape<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends PluralForms
      ? PluralForms
      : SameShape<T[Key]>;
};

/** The words of the interface, by the part that shows them. Every language has all of them. */
export type Words = SameShape<typeof en>;
