import type { SiteSettings } from '../../../schema/site.ts';
import { urlOf } from '../addresses/base.ts';
import type { Page, SiteTree } from '../site-tree.ts';

/** The settings in a language: translated where there is a translation, and otherwise as they are. */
export function settingsIn(settings: SiteSettings, language: string): SiteSettings {
  if (language === settings.language) return settings;
  const { contacts = {}, ...translated } = settings.translations[language] ?? {};
  return {
    ...settings,
    // The site's replacements for interface words are in its main language only.
    words: undefined,
    // Headings of the main language are no headings here; those of the interface are in each language.
    footer: { ...settings.footer, quickLinksTitle: undefined, contactTitle: undefined },
    ...translated,
    language,
    contacts: Object.fromEntries(
      Object.entries(settings.contacts).map(([name, contact]) => [
        name,
        { ...contact, ...contacts[name] },
      ]),
    ),
  };
}

/** The languages of the site, its main language first. */
export const languagesOf = ({ language, translations }: SiteSettings): string[] => [
  language,
  ...Object.keys(translations).filter((other) => other !== language),
];

const editions = new WeakMap<SiteTree, Map<string, SiteTree>>();

/**
 * The site in one of its languages: its settings and pages. Links may lead to pages of all languages. It is made once,
 * because every page needs it, and making it looks at all pages.
 */
export function editionOf(tree: SiteTree, language: string): SiteTree {
  const cached = editions.get(tree) ?? new Map<string, SiteTree>();
  editions.set(tree, cached);
  const edition = cached.get(language) ?? makeEdition(tree, language);
  cached.set(language, edition);
  return edition;
}

function makeEdition(tree: SiteTree, language: string): SiteTree {
  if (tree.pages.every((page) => page.language === language)) return tree;
  return {
    ...tree,
    settings: settingsIn(tree.settings, language),
    pages: tree.pages.filter((page) => page.language === language),
    lists: tree.lists.filter((page) => page.language === language),
  };
}

const homes = new WeakMap<SiteTree, Page | null>();

/** The home page of a language, or else that of the site. It is looked up once, because every page needs it. */
export function homeOf(edition: SiteTree): Page | null {
  const cached = homes.get(edition);
  if (cached !== undefined) return cached;
  const home = edition.pages.find(({ isHome }) => isHome) ?? edition.byAddress.get('/') ?? null;
  homes.set(edition, home);
  return home;
}

/** A link to the page in another language, labelled with the language's own name. */
export type LanguageLink = {
  language: string;
  label: string;
  href: string;
  /** Whether it is the current page. */
  isShown: boolean;
};

/**
 * The links of the language switch in the header: to a translation of the page, or else to the home page of the
 * language. Empty if there is no choice.
 */
export function languageLinks(tree: SiteTree, page: Page | null): LanguageLink[] {
  const languages = languagesOf(tree.settings);
  if (languages.length === 1) return [];
  const shown = page?.language ?? tree.settings.language;
  const links = entriesOf(tree, languages).flatMap(({ language, label, home }): LanguageLink[] => {
    const target =
      language === shown
        ? (page ?? home)
        : (page?.translations.find((other) => other.language === language) ?? home);
    return target ? [{ language, label, href: target.address, isShown: language === shown }] : [];
  });
  return links.length > 1 ? links : [];
}

type Entry = { language: string; label: string; home: Page | undefined };

const entries = new WeakMap<SiteTree, readonly Entry[]>();

/** What the switch has of each language on all pages; made once, like editions. */
function entriesOf(tree: SiteTree, languages: readonly string[]): readonly Entry[] {
  const cached =
    entries.get(tree) ??
    languages.map((language) => ({
      language,
      label: nameOfLanguage(language, languages),
      home: editionOf(tree, language).pages.find(({ isHome }) => isHome),
    }));
  entries.set(tree, cached);
  return cached;
}

/** The URLs of a page in its languages, its own included. */
export type Alternate = { language: string; href: string };

/** The translations of a page for search engines; empty if there are none. */
export function alternatesOf({ translations }: Page, siteAddress: string): Alternate[] {
  if (translations.length < 2) return [];
  const alternates = translations.map(({ language, address }) => ({
    language,
    href: urlOf(address, siteAddress),
  }));
  const original = translations.find(({ document }) => document.translationOf === undefined);
  return original
    ? [
        ...alternates,
        // For visitors who read none of these languages.
        { language: 'x-default', href: urlOf(original.address, siteAddress) },
      ]
    : alternates;
}

/** The name of a language in that language: `Kiswahili`. The country is added only if two names would be equal. */
export function nameOfLanguage(code: string, all: readonly string[]): string {
  const short = new Intl.Locale(code).language;
  const isAlone = all.every((other) => other === code || new Intl.Locale(other).language !== short);
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(isAlone ? short : code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
