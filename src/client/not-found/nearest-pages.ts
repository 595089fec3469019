import Fuse from 'fuse.js/min-basic';
import { readableAddress } from '../../site/addresses.ts';
import type { ListedPage } from '../../site/page-list.ts';

/**
 * The words of an address: `/fees/Grade-10` is "fees grade 10". Limited in length, because the search is slow on very
 * long ones.
 */
const wordsIn = (path: string) =>
  readableAddress(path)
    .toLowerCase()
    .replaceAll(/\.\w+$|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);

/** The pages whose address or title is nearest to a typed address, best first; empty if none is near. */
export function nearestPages(
  path: string,
  pages: readonly ListedPage[],
  base = '',
  most = 3,
): ListedPage[] {
  // The folder of the site is part of all addresses.
  const wordsOf = (address: string) => wordsIn(address.slice(base.length));
  const search = new Fuse(
    pages.map((page) => ({
      page,
      words: [page.address, ...(page.from ?? [])].map(wordsOf),
      title: page.title,
    })),
    { keys: ['words', 'title'], threshold: 0.4, ignoreLocation: true },
  );
  const find = (words: string) =>
    words === '' ? [] : search.search(words, { limit: most }).map(({ item }) => item.page);
  const found = find(wordsOf(path));
  return found.length > 0 ? found : find(wordsOf(path.slice(path.lastIndexOf('/'))));
}
