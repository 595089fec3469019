import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { allOf, anyOf, nearNames } from '../../diagnostics/near-names.ts';
import { addressKey, addressOfFile } from '../addresses/addresses.ts';
import { hasAllPages, type CheckInput } from './check-input.ts';
import { languagesOf } from '../language/editions.ts';
import { findPage } from '../addresses/links.ts';
import { summaryOf } from '../pages/page-summary.ts';
import type { Page } from '../site-tree.ts';

/** Checks the languages of pages, and translations against the pages that they translate. */
export function checkLanguages(input: CheckInput): Diagnostic[] {
  const { tree, files } = input;
  return [
    ...tree.pages.flatMap((page) => [
      ...(files.hasSettings ? checkLanguage(page, input) : []),
      ...checkTranslation(page, input),
      ...checkAge(page, input),
    ]),
    ...(files.hasSettings ? checkSettingsOfLanguages(input) : []),
  ];
}

const nameOf = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

const shortCode = (language: string): string => new Intl.Locale(language).language;

function checkLanguage({ file, document }: Page, { tree, diagnose }: CheckInput): Diagnostic[] {
  const { language } = document;
  const languages = languagesOf(tree.settings);
  if (language === undefined || languages.includes(language)) return [];
  const near = languages.filter((other) => shortCode(other) === shortCode(language));
  return [
    diagnose(file, ['language'], {
      code: 'language-not-of-site',
      message: `${nameOf(language)} is not a language of this site, whose languages are ${allOf(languages)}.`,
      help: 'Write one of these, or add the language to site.yaml under translations.',
      example: near[0] ? `language: ${near[0]}` : `translations:\n  ${language}:\n    tagline: …`,
      suggestions: near,
    }),
  ];
}

function checkTranslation(page: Page, input: CheckInput): Diagnostic[] {
  const { tree, files, diagnose } = input;
  const { translationOf } = page.document;
  if (translationOf === undefined) return [];
  const original = findPage(tree, translationOf);
  const path = ['translationOf'];
  const hasFile = files.pageFiles.some(
    (file) => addressKey(addressOfFile(file)) === addressKey(translationOf),
  );
  if (!original && hasFile) return [];
  if (!original) {
    const near = nearNames(
      translationOf,
      tree.pages.map(({ address }) => address),
    );
    return [
      diagnose(page.file, path, {
        code: 'translation-of-nothing',
        message: `There is no page ${translationOf}.${near.length > 0 ? ` Did you mean ${anyOf(near)}?` : ''}`,
        help: 'Write the address of the page that this one translates.',
        ...(near[0] ? { example: `translationOf: ${near[0]}` } : {}),
        suggestions: near,
      }),
    ];
  }
  if (original === page) {
    return [
      diagnose(page.file, path, {
        code: 'translation-of-nothing',
        message: 'This is the page itself.',
        help: 'Write the address of the page that this one translates, or leave out the line.',
      }),
    ];
  }
  const further = original.document.translationOf;
  if (further !== undefined) {
    return [
      diagnose(page.file, path, {
        code: 'translation-of-nothing',
        message: `${original.address} is itself a translation of ${further}.`,
        help: 'Name the page that both translate.',
        example: `translationOf: ${further}`,
        related: [{ file: original.file, path, message: 'the other translation' }],
      }),
    ];
  }
  // Of a page with mistakes neither the language nor the original is known.
  if (!hasAllPages(input)) return [];
  const inLanguage = page.translations.filter(({ language }) => language === page.language);
  const first = inLanguage.find((one) => one === original) ?? inLanguage[0];
  if (!first || first === page) return [];
  return [
    diagnose(page.file, path, {
      code: 'translation-twice',
      message: `${first.address} is already the translation into ${nameOf(page.language)}.`,
      help: 'Give this page its language, or leave out translationOf.',
      example: 'language: …',
      related: [{ file: first.file, path: [], message: 'the other page' }],
    }),
  ];
}

function checkAge({ file, document }: Page, { tree, diagnose }: CheckInput): Diagnostic[] {
  const { translationOf, lastChanged } = document;
  const original = translationOf === undefined ? null : findPage(tree, translationOf);
  const changed = original?.document.lastChanged;
  if (!original || changed === undefined) return [];
  if (lastChanged !== undefined && lastChanged >= changed) return [];
  return [
    diagnose(file, [lastChanged === undefined ? 'translationOf' : 'lastChanged'], {
      code: 'translation-older',
      severity: 'warning',
      message:
        lastChanged === undefined
          ? `${original.address} says when it last changed, but this translation does not.`
          : `This translation dates from ${lastChanged}, but ${original.address} changed on ${changed}.`,
      help: 'Bring the translation up to date, then write the day on which that page changed.',
      example: `lastChanged: ${changed}`,
      related: [{ file: original.file, path: ['lastChanged'], message: 'the page' }],
    }),
  ];
}

/** The settings that have words shown around pages of every language. */
const aroundPages = [
  'tagline',
  'footer',
  'siteMap',
  'notice',
  'countdown',
  'dock',
  'flyer',
] as const;

function checkSettingsOfLanguages({ tree, diagnose }: CheckInput): Diagnostic[] {
  const { settings, pages } = tree;
  const says = (name: (typeof aroundPages)[number]): boolean => {
    if (name === 'siteMap') {
      return pages.some(({ document }) => summaryOf(document).types.includes('site-map'));
    }
    if (name === 'footer') {
      const { motto = [], groups, notes, mapLink } = settings.footer;
      return [...motto, ...groups, ...notes].length > 0 || mapLink !== undefined;
    }
    const value = settings[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  };
  const written = aroundPages.filter(says);
  return Object.entries(settings.translations).flatMap(([language, translation]) => {
    if (!pages.some((page) => page.language === language)) return [];
    const missing = written.filter((name) => translation[name] === undefined);
    if (missing.length === 0) return [];
    return [
      diagnose('site.yaml', ['translations', language], {
        code: 'translation-incomplete',
        severity: 'warning',
        message: `Pages in ${nameOf(language)} show ${allOf(missing)} in ${nameOf(settings.language)}.`,
        help: `Add ${missing.length === 1 ? 'it' : 'them'} here, translated into this language.`,
        example: `${language}:\n  ${missing[0]}: …`,
      }),
    ];
  });
}
