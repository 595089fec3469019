import { fillWords } from './fill-words.ts';
import type { PluralForms } from './words.ts';

/** A number with its word in the right plural form: `1 strand`, `3 strands`. */
export const counted = (language: string, forms: PluralForms, count: number): string =>
  fillWords(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, {
    count: new Intl.NumberFormat(language).format(count),
  });
