import { redirectsOf } from './moved-pages.ts';
import type { SiteTree } from '../site-tree.ts';

/** Where the build publishes the list of the site's addresses. */
export const addressListAddress = '/addresses.json';

/** The addresses of a published site, which later versions must keep or redirect. */
export type AddressList = {
  pages: string[];
  /** Files whose address visitors may have stored, such as a calendar feed that a phone subscribes to. */
  files: string[];
  /** Former addresses, each with the page it redirects to. */
  moved: Record<string, string>;
};

/** The addresses of a site; `files` are the downloads that its pages offer. */
export const buildAddressList = (tree: SiteTree, files: Iterable<string>): AddressList => ({
  pages: tree.pages.map(({ address }) => address),
  files: [...files],
  moved: Object.fromEntries(redirectsOf(tree).map(({ from, to }) => [from, to])),
});
