import type { PluralForms } from './words.ts';

/** Fills in names in braces: `{label} pages`. */
export const fillWords = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));

/** A number with its word in the right plural form: `1 strand`, `3 strands`. */
export const counted = (language: string, forms: PluralForms, count: number): string =>
  fillWords(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, {
    count: new Intl.NumberFormat(language).format(count),
  });
