import { addressKey, splitAddress } from '../addresses/addresses.ts';
import { pathTo } from '../navigation/sections.ts';
import type { Page } from '../site-tree.ts';

/** A page whose document has changed. */
export type ChangedPage = {
  page: Page;
  /** Whether lists and menus show other words of it. */
  isListedOtherwise: boolean;
  /** Whether it has other anchors. */
  hasOtherAnchors: boolean;
};

const firstOf = (page: Page): Page => pathTo(page)[0] ?? page;

/**
 * The files of the pages about which something may be different where only words have changed: of the changed ones, of
 * those in whose section one has another title, and of those that ask for what stands on one. Null if all may be: every
 * page shows the title of its home page. `asks` tells whether a page asks for what is on others, by their addresses in
 * lower case.
 */
export function affectedPages(
  pages: readonly Page[],
  changed: readonly ChangedPage[],
  asks: (page: Page, addresses: ReadonlySet<string>) => boolean,
): ReadonlySet<string> | null {
  const listed = changed.filter(({ isListedOtherwise }) => isListedOtherwise);
  if (listed.some(({ page }) => page.isHome)) return null;
  const files = new Set(changed.map(({ page }) => page.file));
  const sections = new Set(listed.map(({ page }) => firstOf(page)));
  const addresses = new Set(changed.map(({ page }) => addressKey(page.address)));
  const formers = changed.flatMap(({ page }) => page.document.movedFrom ?? []);
  for (const former of formers) addresses.add(addressKey(former));
  for (const page of pages) {
    if (sections.has(firstOf(page)) || asks(page, addresses)) files.add(page.file);
  }
  return files;
}

/** Whether a link, as editors write it, leads to one of these addresses. */
export const leadsTo = (to: string, addresses: ReadonlySet<string>): boolean =>
  to.startsWith('/') && addresses.has(addressKey(splitAddress(to).path));
