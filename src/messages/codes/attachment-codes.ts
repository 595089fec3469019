import type { CodeEntry } from './code-guide.ts';

/** Problems of the files in content/files, and of the links that lead to them. */
export const attachmentCodes = {
  'no-such-file': [
    'A link to a file that does not exist',
    'The name is misspelt, or the file is not in content/files.',
    'to: files/rule.pdf',
    'to: files/rules.pdf',
  ],
  'attachment-kind': [
    'A kind of file that visitors cannot open',
    'Devices open documents, tables and archives. Programs and pages do not belong among the files of a site.',
    'files/rules.pages',
    'files/rules.pdf',
  ],
  'attachment-address': [
    'Two files with one address',
    'An address has letters, digits and hyphens only, so the names of two files may become the same.',
    'files/Rules 2026.pdf, files/rules-2026.pdf',
    'files/rules-2026.pdf',
  ],
  'attachment-unused': [
    'A file that no page leads to',
    'It is not published. It can be removed, unless a page will lead to it.',
    'files/rules-2019.pdf',
    'removed',
  ],
  'attachment-broken': [
    'A file that cannot be read',
    'It is cut off, or is something else than its name says.',
    'rules.pdf, half copied',
    'rules.pdf, copied again',
  ],
  'attachment-locked': [
    'A file that opens only with a password',
    'Visitors do not have the password.',
    'rules.pdf, saved with a password',
    'rules.pdf, saved without one',
  ],
  'attachment-large': [
    'A large file',
    'On a phone it takes minutes and costs money. Scanned pages are the usual cause.',
    'rules.pdf, 24 MB',
    'rules.pdf, 0.4 MB',
  ],
  'attachment-untitled': [
    'A document without a title',
    'Its window and screen readers then say the name of the file.',
    'Title: (none)',
    'Title: Rules of 2026',
  ],
  'attachment-untagged': [
    'A PDF without tags',
    'Tags say what is a heading, a list or a table. Without them, a screen reader reads loose words, or none if the pages are pictures.',
    'printed to a PDF',
    'saved as a PDF, with tags',
  ],
} satisfies Record<string, CodeEntry>;
