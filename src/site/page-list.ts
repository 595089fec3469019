import type { SiteTree } from './site-tree.ts';

/** What the not-found page knows of every page: enough to find the one that was meant. */
export type ListedPage = { address: string; title: string };

/** What the not-found page knows of all pages. */
export const buildPageList = (tree: SiteTree): ListedPage[] =>
  tree.pages.map(({ address, document }) => ({ address, title: document.title }));
