import type { CodeEntry } from './code-guide.ts';

/** Diagnostics of the site's language, currency, time zone and own words. */
export const localeCodes = {
  'language-without-words': [
    'A language without interface words',
    'Words such as Menu are shown in English until site.yaml translates those that its pages use.',
    'language: fr',
    'language: fr\nwords:\n  frame:\n    menu: Menu',
  ],
  'no-such-currency': [
    'A currency that does not exist',
    'A currency is written as its three-letter code.',
    'currency: Shillings',
    'currency: KES',
  ],
  'amount-too-fine': [
    'An amount that cannot be paid',
    'An amount has at most as many decimal places as its currency.',
    'amount: 450.505',
    'amount: 450.50',
  ],
  'no-such-time-zone': [
    'A time zone that does not exist',
    'A time zone is written as a continent and a city in it.',
    'timeZone: Nairobi',
    'timeZone: Africa/Nairobi',
  ],
  'word-values': [
    'Names in braces that do not match',
    'The website replaces names in braces by values. A text has the same names in all languages.',
    'pagesBelow: "Pages of {page}"',
    'pagesBelow: "Pages of {label}"',
  ],
} satisfies Record<string, CodeEntry>;
