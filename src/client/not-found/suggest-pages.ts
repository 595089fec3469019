import { siteBase } from '../../layout/index.ts';
import { timeLimit } from '../time-limit.ts';
import { type ListedPage, pageListAddress, partsFor, type PageListFile } from '../../site/index.ts';
import { meantAddress } from './find-page.ts';

/** Suggestions for a typed address: the page that it means, or pages near it. */
export type Suggestion = { intended: string | null; nearest: ListedPage[] };

export type SuggestPages = (typed: Location) => Promise<Suggestion>;

/** Loads a file of the site; null if there is none. */
export type ReadFile = <T>(address: string) => Promise<T | null>;

const fetchFile: ReadFile = async (address) => {
  const response = await fetch(siteBase() + address, { signal: timeLimit() });
  return response.ok ? response.json() : null;
};

/** The pages of the site; of a large one, those that may be near an address. */
export async function pagesNear(
  path: string,
  base: string,
  read: ReadFile = fetchFile,
): Promise<ListedPage[]> {
  const list = await read<PageListFile>(pageListAddress);
  if (list === null || Array.isArray(list)) return list ?? [];
  const parts = await Promise.all(
    partsFor(path, list, base).map((part) => read<ListedPage[]>(part)),
  );
  const pages = parts.flatMap((part) => part ?? []);
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}

/** Looks up a typed address in the list of pages. The search is only loaded on the not-found page. */
export async function suggestPages(typed: Location): Promise<Suggestion> {
  const base = siteBase();
  const pages = await pagesNear(typed.pathname, base);
  const intended = meantAddress(typed, pages);
  if (intended !== null) return { intended, nearest: [] };
  const { nearestPages } = await import('./nearest-pages.ts');
  return { intended, nearest: nearestPages(typed.pathname, pages, base) };
}
