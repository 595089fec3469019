import type { SiteSettings } from '../../../schema/site.ts';
import { fillWords } from '../../messages/index.ts';
import { findPage, readLink } from '../addresses/links.ts';
import type { SiteLocale } from '../language/locale.ts';
import type { Page, SiteTree } from '../site-tree.ts';
import type { Link } from '../values/resolved.ts';

/** A link in a dropdown of the menu. */
export type MenuLink = {
  label: string;
  href: string;
  newTab: boolean;
  pattern: string;
  /** The language of the page, where it is not the language of the menu. */
  language?: string;
};

/** An entry of the menu's first level, with the links of its dropdown; a plain link if there are none. */
export type MenuItem = {
  label: string;
  href: string;
  pattern: string;
  children: MenuLink[];
  /** The language of the page, where it is not the language of the menu. */
  language?: string;
  /** Whether the entry is a home page: all pages may be below it, but it is current only for itself. */
  isHome: boolean;
};

/** The menu level of a page, 1 or 2; null for deeper pages and for pages below one that is not listed. */
export function menuLevelOf({ parent }: Page): 1 | 2 | null {
  if (!parent) return 1;
  return parent.parent === null && parent.listedInMenu ? 2 : null;
}

/** Whether the menu shows a page: on its first level, or in the dropdown of a listed page. */
export const isInMenu = (page: Page): boolean =>
  page.parent
    ? menuLevelOf(page) !== null && page.parent.menuPages.includes(page)
    : page.listedInMenu;

/** The most pages of a section that a menu lists, unless the settings say otherwise. */
export const maxInMenu = ({ pagesInMenu = 12 }: SiteSettings): number => pagesInMenu;

/** The most links below all entries of a menu, unless the settings say otherwise: each page carries the menu twice. */
const maxInAll = 40;

/**
 * Chooses the pages that a menu lists below each page of its first level: the pinned ones and the first others, in the
 * order of the site. Where all together would be too many, long sections give way. One page too many is listed too, as
 * the link to all pages would take its place.
 */
export function chooseMenuPages(entries: readonly Page[], settings: SiteSettings): void {
  const sections = entries.map((page) => ({
    page,
    listed: page.children.filter(({ listedInMenu }) => listedInMenu),
  }));
  const total = (perSection: number) =>
    sections.reduce((sum, { listed }) => sum + Math.min(listed.length, perSection), 0);
  let max = maxInMenu(settings);
  if (settings.pagesInMenu === undefined) while (max > 1 && total(max) > maxInAll) max -= 1;
  for (const { page, listed } of sections) page.menuPages = firstPages(listed, max);
}

const isPinned = ({ document }: Page) => document.listing?.pinned === true;

function firstPages(listed: readonly Page[], max: number): readonly Page[] {
  if (listed.length <= max + 1) return listed;
  let room = max - listed.filter(isPinned).length;
  return listed.filter((page) => isPinned(page) || room-- > 0);
}

/** The words of the link from a menu that leaves pages out to the page that lists all: "All in Fees (90)". */
export const allIn = (label: string, count: number, { words, formats }: SiteLocale): string =>
  fillWords(words.frame.allIn, { label, count: formats.number(count) });

/**
 * The menu: first-level pages that are listed, each with its first listed pages and further links. Where pages are left
 * out, a link leads to the page of the section, which lists all. Pages that nobody has translated yet are listed in the
 * first language of the site, so that visitors of a new language can still go everywhere.
 */
export function buildMenu(
  tree: SiteTree,
  resolveLink: (to: string) => Link,
  locale: SiteLocale,
): MenuItem[] {
  const { language } = tree.settings;
  const link = (page: Page) => linkTo(page, language);
  return sectionsOf(tree).map(({ page, original }) => ({
    label: page.label,
    href: page.address,
    pattern: page.pattern,
    ...otherLanguage(page, language),
    isHome: page.isHome,
    children: [
      ...page.menuPages.map((one) => link(translated(one, language) ?? one)),
      ...(original?.menuPages ?? []).filter((one) => !translated(one, language)).map(link),
      ...linkToAll(page, link, locale),
      ...furtherLinks(page, tree, resolveLink),
    ],
  }));
}

const translated = (page: Page, language: string): Page | undefined =>
  page.language === language
    ? page
    : page.translations.find((translation) => translation.language === language);

/** The pages of the first level of a menu; one of another edition has its original in the first language beside it. */
function sectionsOf(tree: SiteTree): { page: Page; original?: Page | undefined }[] {
  const { language } = tree.settings;
  const listed = tree.pages.filter(isListedFirst).map((page) => ({ page }));
  const first = tree.byAddress.get('/')?.language ?? language;
  if (first === language) return listed;
  const originals = Array.from(tree.byAddress.values()).filter(
    (page) => page.language === first && isListedFirst(page),
  );
  const sections = listed.map(({ page }) => ({ page, original: translated(page, first) }));
  const others = originals.flatMap((page) => (translated(page, language) ? [] : { page }));
  if (others.length === 0) return sections;
  // In the order of the originals, so that a section keeps its place when it is translated.
  const inOrder = originals.flatMap((page) => [
    ...sections.filter(({ original }) => original === page),
    ...others.filter((one) => one.page === page),
  ]);
  return [
    ...inOrder,
    ...sections.filter(({ original }) => !original || !originals.includes(original)),
  ];
}

const isListedFirst = ({ parent, listedInMenu }: Page): boolean => parent === null && listedInMenu;

const otherLanguage = (page: Page, language: string): { language?: string } =>
  page.language === language ? {} : { language: page.language };

const linkTo = (page: Page, language: string): MenuLink => ({
  label: page.label,
  href: page.address,
  newTab: false,
  pattern: page.pattern,
  ...otherLanguage(page, language),
});

const linkToAll = (page: Page, link: (page: Page) => MenuLink, locale: SiteLocale): MenuLink[] => {
  if (!isMenuCut(page)) return [];
  const count = page.children.filter(({ listedInMenu }) => listedInMenu).length;
  return [{ ...link(page), label: allIn(page.label, count, locale) }];
};

/** Whether the menu leaves out listed pages below a page. */
export const isMenuCut = ({ children, menuPages }: Page): boolean =>
  menuPages.length > 0 && children.some((one) => one.listedInMenu && !menuPages.includes(one));

/** A section whose menu has no room for all of its pages: their files in order, and the files of those that it shows. */
export type CutMenu = { section: string; label: string; listed: string[]; shown: string[] };

/** The sections of which the menu leaves pages out. */
export const cutMenus = ({ pages }: SiteTree): CutMenu[] =>
  pages.filter(isMenuCut).map(({ file: section, label, children, menuPages }) => ({
    section,
    label,
    listed: children.filter(({ listedInMenu }) => listedInMenu).map(({ file }) => file),
    shown: menuPages.map(({ file }) => file),
  }));

const furtherLinks = (page: Page, tree: SiteTree, resolveLink: (to: string) => Link): MenuLink[] =>
  (page.document.listing?.menuLinks ?? []).map(({ label, to, newTab }) => {
    const link = resolveLink(to.to);
    const target = readLink(to.to);
    const targetPage = target.kind === 'page' ? findPage(tree, target.address) : null;
    return {
      label,
      href: link.href,
      newTab: newTab ?? link.newTab,
      pattern: (targetPage ?? page).pattern,
    };
  });

/** Whether a page belongs to a menu entry: it is the entry's page, one of its links, or below one. */
export function holdsAddress(item: MenuItem, address: string): boolean {
  return (
    item.href === address ||
    (!item.isHome && address.startsWith(`${item.href}/`)) ||
    item.children.some((child) => child.href === address)
  );
}
