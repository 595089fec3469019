import type { Link } from '../values/resolved.ts';
import { findPage, readLink } from '../addresses/links.ts';
import type { Page, SiteTree } from '../site-tree.ts';

/** A link in a dropdown of the menu. */
export type MenuLink = { label: string; href: string; newTab: boolean; pattern: string };

/** An entry of the menu's first level, with the links of its dropdown; a plain link if there are none. */
export type MenuItem = {
  label: string;
  href: string;
  pattern: string;
  children: MenuLink[];
  /** Whether the entry is a home page: all pages may be below it, but it is current only for itself. */
  isHome: boolean;
};

/** The menu level of a page, 1 or 2; null for deeper pages and for pages below one that is not listed. */
export function menuLevelOf({ parent }: Page): 1 | 2 | null {
  if (!parent) return 1;
  return parent.parent === null && parent.listedInMenu ? 2 : null;
}

/** Whether the menu shows a page: on its first level, or in the dropdown of a listed page. */
export const isInMenu = (page: Page): boolean => page.listedInMenu && menuLevelOf(page) !== null;

/** The menu: first-level pages that are listed, each with its listed pages and further links. */
export function buildMenu(tree: SiteTree, resolveLink: (to: string) => Link): MenuItem[] {
  return tree.pages
    .filter((page) => page.parent === null && page.listedInMenu)
    .map((page) => ({
      label: page.label,
      href: page.address,
      pattern: page.pattern,
      isHome: page.isHome,
      children: [...listedChildren(page), ...furtherLinks(page, tree, resolveLink)],
    }));
}

const listedChildren = (page: Page): MenuLink[] =>
  page.children
    .filter((child) => child.listedInMenu)
    .map(({ label, address, pattern }) => ({ label, href: address, newTab: false, pattern }));

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
