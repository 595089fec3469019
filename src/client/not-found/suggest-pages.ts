import { siteBase } from '../../ui/site-base.ts';
import type { ListedPage } from '../../site/page-list.ts';
import { meantAddress } from './find-page.ts';

/** What is known about a typed address: the page it meant, or pages near it. */
export type Suggestion = { meant: string | null; nearest: ListedPage[] };

/** Looks up a typed address; tests replace it. */
export type SuggestPages = (typed: Location) => Promise<Suggestion>;

/** Looks up a typed address in the list of all pages. The search is only loaded on the not-found page. */
export async function suggestPages(typed: Location): Promise<Suggestion> {
  const base = siteBase();
  const response = await fetch(`${base}/pages.json`);
  if (!response.ok) return { meant: null, nearest: [] };
  const pages: ListedPage[] = await response.json();
  const meant = meantAddress(typed, pages);
  if (meant !== null) return { meant, nearest: [] };
  const { nearestPages } = await import('./nearest-pages.ts');
  return { meant, nearest: nearestPages(typed.pathname, pages, base) };
}
