import type { SiteSettings } from '../../schema/site.ts';
import type { Page, SiteTree } from './site-tree.ts';

/** What the settings say in a language: the site's own words where it has none in that language. */
export function settingsIn(settings: SiteSettings, language: string): SiteSettings {
  if (language === settings.language) return settings;
  const { contacts = {}, ...said } = settings.translations[language] ?? {};
  return {
    ...settings,
    // The site's own words of the interface are in its own language.
    words: undefined,
    ...said,
    language,
    contacts: Object.fromEntries(
      Object.entries(settings.contacts).map(([name, contact]) => [
        name,
        { ...contact, ...contacts[name] },
      ]),
    ),
  };
}

/** The languages of the site, its own first. */
export const languagesOf = ({ language, translations }: SiteSettings): string[] => [
  language,
  ...Object.keys(translations).filter((other) => other !== language),
];

/** The site in one of its languages: what it says of itself, and its pages. Links lead to pages of all languages. */
export function editionOf(tree: SiteTree, language: string): SiteTree {
  if (tree.pages.every((page) => page.language === language)) return tree;
  return {
    ...tree,
    settings: settingsIn(tree.settings, language),
    pages: tree.pages.filter((page) => page.language === language),
  };
}

const homes = new WeakMap<SiteTree, Page | null>();

/** The home page of a language; where it has none, that of the site. It is looked for once: every page asks. */
export function homeOf(edition: SiteTree): Page | null {
  const known = homes.get(edition);
  if (known !== undefined) return known;
  const home = edition.pages.find(({ isHome }) => isHome) ?? edition.byAddress.get('/') ?? null;
  homes.set(edition, home);
  return home;
}

/** A way to the page in another language: what the language calls itself, and where the page is. */
export type LanguageLink = {
  language: string;
  label: string;
  href: string;
  /** Whether it is the page that is shown. */
  isShown: boolean;
};

/**
 * The languages that a page can be had in, for the switch in the header: a translation of the page, else the home
 * page of the language. Nothing where there is nothing to choose.
 */
export function languageLinks(tree: SiteTree, page: Page | null): LanguageLink[] {
  const languages = languagesOf(tree.settings);
  if (languages.length === 1) return [];
  const shown = page?.language ?? tree.settings.language;
  const links = languages.flatMap((language): LanguageLink[] => {
    const home = tree.pages.find((other) => other.isHome && other.language === language);
    const target =
      language === shown
        ? (page ?? home)
        : (page?.translations.find((other) => other.language === language) ?? home);
    if (!target) return [];
    const label = nameOfLanguage(language, languages);
    return [{ language, label, href: target.address, isShown: language === shown }];
  });
  return links.length > 1 ? links : [];
}

/** The addresses, with their host, at which a page can be had in other languages; its own is among them. */
export type Alternate = { language: string; href: string };

/** The translations of a page for search engines; nothing where it has none. */
export function alternatesOf({ translations }: Page, siteAddress: string): Alternate[] {
  if (translations.length < 2) return [];
  const alternates = translations.map(({ language, address }) => ({
    language,
    href: new URL(address, siteAddress).href,
  }));
  const original = translations.find(({ document }) => document.translationOf === undefined);
  return original
    ? [
        ...alternates,
        // For everybody who reads none of them.
        { language: 'x-default', href: new URL(original.address, siteAddress).href },
      ]
    : alternates;
}

/** What a language calls itself: `Kiswahili`. The country stands with it only where two would be called the same. */
function nameOfLanguage(code: string, all: readonly string[]): string {
  const short = new Intl.Locale(code).language;
  const isAlone = all.every((other) => other === code || new Intl.Locale(other).language !== short);
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(isAlone ? short : code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
