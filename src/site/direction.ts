/** The scripts that run from right to left, by their codes in ISO 15924. */
const fromTheRight = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

/** Which way the lines of a language run. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  fromTheRight.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
