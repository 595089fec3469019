import Fuse from 'fuse.js/min-basic';
import { addressWords, type ListedPage } from '../../site/index.ts';

/** The pages whose address or title is nearest to a typed address, best first; empty if none is near. */
export function nearestPages(
  path: string,
  pages: readonly ListedPage[],
  base = '',
  max = 3,
): ListedPage[] {
  // The folder of the site is part of all addresses.
  const wordsOf = (address: string) => addressWords(address.slice(base.length));
  const search = new Fuse(
    pages.map((page) => ({
      page,
      words: [page.address, ...(page.from ?? [])].map(wordsOf),
      title: page.title,
    })),
    { keys: ['words', 'title'], threshold: 0.4, ignoreLocation: true },
  );
  const find = (words: string) =>
    words === '' ? [] : search.search(words, { limit: max }).map(({ item }) => item.page);
  const found = find(wordsOf(path));
  return found.length > 0 ? found : find(wordsOf(path.slice(path.lastIndexOf('/'))));
}
