import type { SiteSettings } from '../../../schema/site.ts';
import { addressKey } from '../addresses/addresses.ts';
import { languagesOf } from './editions.ts';
import type { Page } from '../site-tree.ts';

/** The address of the original of a translation; a page's own address if it is not a translation. */
const originalOf = ({ document, address }: Page): string =>
  addressKey(document.translationOf ?? address);

/**
 * Determines the language of every page (its own, or else that of the page above it, or else that of the site), whether
 * it is a home page, and which pages are translations of each other. `above` finds a page's parent.
 */
export function assignLanguages(
  pages: readonly Page[],
  settings: SiteSettings,
  above: (page: Page) => Page | null,
): void {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const original = originalOf(page);
    page.isHome = original === '/' || page.address === '/';
    page.language = languageOf(page, above) ?? settings.language;
    const group = groups.get(original);
    if (group) group.push(page);
    else groups.set(original, [page]);
  }
  const languages = languagesOf(settings);
  const order = (page: Page) => languages.indexOf(page.language);
  for (const group of groups.values()) {
    const translations = group.toSorted((a, b) => order(a) - order(b));
    for (const page of group) page.translations = translations;
  }
}

function languageOf(page: Page, above: (page: Page) => Page | null): string | undefined {
  const passed = new Set<Page>();
  for (let at: Page | null = page; at && !passed.has(at); at = above(at)) {
    if (at.document.language !== undefined) return at.document.language;
    passed.add(at);
  }
  return undefined;
}
