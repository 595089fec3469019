import { withoutBase } from './base.ts';
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

/**
 * The addresses of a site; `files` are the downloads that its pages offer. They are without the host's folder, so that lists
 * stay comparable when the site moves to another host.
 */
export function buildAddressList(tree: SiteTree, files: Iterable<string>): AddressList {
  const inContent = (address: string) => withoutBase(address, tree.base);
  return {
    pages: tree.pages.map(({ address }) => inContent(address)),
    files: Array.from(files, inContent),
    moved: Object.fromEntries(
      redirectsOf(tree).map(({ from, to }) => [inContent(from), inContent(to)]),
    ),
  };
}
