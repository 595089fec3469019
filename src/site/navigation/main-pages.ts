import type { SiteTree } from '../site-tree.ts';

/** The first pages of the menu, offered on pages that have no answer, such as not-found. */
export const mainPages = (tree: SiteTree): { label: string; address: string }[] =>
  tree.pages
    .filter(({ listedInMenu, parent }) => listedInMenu && parent === null)
    .map(({ label, address }) => ({ label, address }));
