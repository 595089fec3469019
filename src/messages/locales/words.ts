import type { en } from './en.ts';

/** Plural forms, one for each category of the language; `other` replaces missing ones. */
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

/** The interface words, grouped by where they are used. Every language has all of them. */
export type Words = SameShape<typeof en>;
