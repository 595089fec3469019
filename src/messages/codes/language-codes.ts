import type { CodeEntry } from './code-guide.ts';

export const languageCodes = {
  'language-not-of-site': [
    'A language that site.yaml does not know',
    'The languages of pages are those of the site: its own, and those under translations.',
    'language: sw',
    'translations:\n  sw:\n    tagline: Karibu',
  ],
  'translation-of-nothing': [
    'A translation of no page',
    'A translation names the page that says the same in the language of the site.',
    'translationOf: /prizes',
    'translationOf: /prices',
  ],
  'translation-twice': [
    'Two translations in one language',
    'A page has at most one translation in each language, and none in its own.',
    'translationOf: /prices',
    'language: sw\ntranslationOf: /prices',
  ],
  'translation-older': [
    'A translation that is older than its page',
    'The page has changed since it was translated.',
    'lastChanged: 2026-01-08',
    'lastChanged: 2026-03-01',
  ],
  'translation-incomplete': [
    'Words that are not translated',
    'What site.yaml says around all pages stands on pages of another language as it is.',
    'translations:\n  sw: {}',
    'translations:\n  sw:\n    tagline: Karibu',
  ],
} satisfies Record<string, CodeEntry>;
