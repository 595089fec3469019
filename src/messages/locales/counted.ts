import { fillWords } from './fill-words.ts';
import { oncePer } from './once-per.ts';
import type { PluralForms } from './words.ts';

const rulesOf = oncePer((language) => new Intl.PluralRules(language));
const numbersOf = oncePer((language) => new Intl.NumberFormat(language));

/** A number with its word in the right plural form: `1 strand`, `3 strands`. */
export const countedForm = (language: string, forms: PluralForms, count: number): string =>
  fillWords(forms[rulesOf(language).select(count)] ?? forms.other, {
    count: numbersOf(language).format(count),
  });
