import { countedForm, fillWords } from '../../messages/index.ts';
import type { Match, Search } from '../../site/index.ts';
import { loadSearch, type SiteSearch } from './load-search.ts';
import { nothingFound } from './results.ts';

/** Where results are shown, and how. */
export type ResultsView = {
  list: HTMLElement;
  /** Announces how many there are. */
  status: HTMLElement;
  item(match: Match, position: number): HTMLElement;
  onChange(count: number): void;
};

/**
 * Makes the function that shows the results for a query: first those from headings, then those from all texts. Only the
 * last query counts, even if an earlier one is answered later.
 */
export function createResults(view: ResultsView): (query: string) => Promise<void> {
  let latest = '';

  const show = (query: string, search: Search, { language, edition }: SiteSearch): number => {
    const found = search(query, 12);
    view.list.replaceChildren(...found.map(view.item));
    view.status.textContent =
      found.length === 0 ? '' : countedForm(language, edition.words.found, found.length);
    view.onChange(found.length);
    return found.length;
  };

  const showNothing = async (query: string, { settings, edition }: SiteSearch): Promise<void> => {
    const { nearestWords } = await import('./nearest-words.ts');
    if (query !== latest) return;
    view.list.replaceChildren();
    view.list.after(nothingFound(nearestWords(query, settings), edition));
    view.status.textContent = fillWords(edition.words.nothing, { query });
    view.onChange(0);
  };

  return async (typed) => {
    const query = typed.trim();
    latest = query;
    view.list.parentElement?.querySelector('.search-nothing')?.remove();
    if (query === '') {
      view.list.replaceChildren();
      view.status.textContent = '';
      view.onChange(0);
      return;
    }
    try {
      const site = await loadSearch();
      if (query !== latest) return;
      show(query, site.inHeadings, site);
      const inTexts = await site.inTexts;
      if (query === latest && show(query, inTexts, site) === 0) await showNothing(query, site);
    } catch (error) {
      view.status.textContent = view.status.dataset['failed'] ?? '';
      reportError(error);
    }
  };
}
