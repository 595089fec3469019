import type { Link } from './resolved.ts';
import { findPage, readLink } from './links.ts';
import type { Page, SiteTree } from './site-tree.ts';

/** A link in a dropdown of the menu. */
export type MenuLink = { label: string; href: string; newTab: boolean; pattern: string };

/** An entry of the menu's first level, with the links of its dropdown; without any it is a plain link. */
export type MenuItem = {
  label: string;
  href: string;
  pattern: string;
  children: MenuLink[];
  /** Whether its page is a home page: all pages of a language may be below it, and yet it opens itself alone. */
  isHome: boolean;
};

/** The level of the menu that can list a page, 1 or 2; null for a page that stands deeper, or below one that it leaves out. */
export function menuLevelOf({ parent }: Page): 1 | 2 | null {
  if (!parent) return 1;
  return parent.parent === null && parent.listedInMenu ? 2 : null;
}

/** Whether the menu shows a page: on its first level, or in the dropdown of a page that is there. */
export const isInMenu = (page: Page): boolean => page.listedInMenu && menuLevelOf(page) !== null;

/** The menu: pages of the first level that list themselves, each with its listed pages and further links. */
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

/** Whether a page is in the part of the site that a menu entry opens: the page itself, one listed, one below. */
export function holdsAddress(item: MenuItem, address: string): boolean {
  return (
    item.href === address ||
    (!item.isHome && address.startsWith(`${item.href}/`)) ||
    item.children.some((child) => child.href === address)
  );
}
