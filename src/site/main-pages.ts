import type { SiteTree } from './site-tree.ts';

/** The pages that the menu lists first, as where to go on from a page that has no answer. */
export const mainPages = (tree: SiteTree): { label: string; address: string }[] =>
  tree.pages
    .filter(({ listedInMenu, parent }) => listedInMenu && parent === null)
    .map(({ label, address }) => ({ label, address }));
