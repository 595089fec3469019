import { redirectsOf } from './moved-pages.ts';
import type { SiteTree } from './site-tree.ts';

/** Where the build publishes which addresses the site has. */
export const addressListAddress = '/addresses.json';

/** The addresses of a published site: what a later version of it must keep, or lead on from. */
export type AddressList = {
  pages: string[];
  /** Files that visitors may have kept the address of, such as a calendar that a telephone subscribes to. */
  files: string[];
  /** Former addresses, each with the page that it leads to. */
  moved: Record<string, string>;
};

/** The addresses of a site; `files` are those that are made from its pages. */
export const buildAddressList = (tree: SiteTree, files: Iterable<string>): AddressList => ({
  pages: tree.pages.map(({ address }) => address),
  files: [...files],
  moved: Object.fromEntries(redirectsOf(tree).map(({ from, to }) => [from, to])),
});
