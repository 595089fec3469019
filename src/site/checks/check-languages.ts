import {
  type Diagnostic,
  allNames,
  offerNames,
  phrase,
  say,
  type Phrase,
  nearNames,
} from '../../messages/index.ts';
import { addressKey, addressOfFile } from '../addresses/addresses.ts';
import { hasAllPages, type CheckInput } from './check-input.ts';
import { languagesOf } from '../language/editions.ts';
import { languageName } from '../language/language-name.ts';
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

const shortCode = (language: string): string => new Intl.Locale(language).language;

function checkLanguage({ file, document }: Page, { tree, diagnose }: CheckInput): Diagnostic[] {
  const { language } = document;
  const languages = languagesOf(tree.settings);
  if (language === undefined || languages.includes(language)) return [];
  const near = languages.filter((other) => shortCode(other) === shortCode(language));
  return [
    diagnose(file, ['language'], {
      code: 'language-not-of-site',
      message: say('language-notOfSite', {
        language: languageName(language),
        all: allNames(languages),
      }),
      help: say('language-add'),
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
        message: [...say('link-noPage', { address: translationOf }), ...offerNames(near)],
        help: say('translation-nameOriginal'),
        ...(near[0] ? { example: `translationOf: ${near[0]}` } : {}),
        suggestions: near,
      }),
    ];
  }
  if (original === page) {
    return [
      diagnose(page.file, path, {
        code: 'translation-of-nothing',
        message: say('translation-itself'),
        help: say('translation-nameOriginalOr'),
      }),
    ];
  }
  const further = original.document.translationOf;
  if (further !== undefined) {
    return [
      diagnose(page.file, path, {
        code: 'translation-of-nothing',
        message: say('translation-ofTranslation', { address: original.address, original: further }),
        help: say('translation-bothOf'),
        example: `translationOf: ${further}`,
        related: [{ file: original.file, path, message: say('see-otherTranslation') }],
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
      message: say('translation-already', {
        address: first.address,
        language: languageName(page.language),
      }),
      help: say('translation-giveLanguage'),
      example: 'language: …',
      related: [{ file: first.file, path: [], message: say('see-otherPage') }],
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
          ? say('translation-lastChanged', { address: original.address })
          : say('translation-older', { day: lastChanged, address: original.address, changed }),
      help: say('translation-update'),
      example: `lastChanged: ${changed}`,
      related: [{ file: original.file, path: ['lastChanged'], message: say('see-page') }],
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

/** The names of fields of the settings: of up to two of them, forms show the labels. */
function partsIn(names: readonly string[]): Phrase {
  const [field = '', otherField] = names;
  if (otherField === undefined) return phrase('parts', 'one', { field });
  if (names.length === 2) return phrase('parts', 'two', { field, otherField });
  const firstNames = names.slice(0, -1).join(', ');
  return phrase('parts', 'several', { firstNames, lastName: names.at(-1) ?? '' });
}

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
        message: say('translation-parts', {
          language: languageName(language),
          parts: partsIn(missing),
          siteLanguage: languageName(settings.language),
        }),
        help: missing.length === 1 ? say('translation-addIt') : say('translation-addThem'),
        example: `${language}:\n  ${missing[0]}: …`,
      }),
    ];
  });
}
