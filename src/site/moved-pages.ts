import { addressKey } from './addresses.ts';
import type { Moved, Page, SiteTree } from './site-tree.ts';

/** The page at each former address, by the address in lower case. An address that a page has now is left out. */
export function findMoved(
  pages: readonly Page[],
  byAddress: ReadonlyMap<string, Page>,
): ReadonlyMap<string, Moved> {
  const moved = new Map<string, Moved>();
  for (const page of pages) {
    for (const written of page.document.movedFrom ?? []) {
      const key = addressKey(written);
      if (byAddress.has(key) || moved.has(key)) continue;
      moved.set(key, { from: written.replace(/(?<!\/)\/+$/, ''), page });
    }
  }
  return moved;
}

/** The redirects, in the form that hosts are given. */
export const redirectsOf = ({ moved }: SiteTree): { from: string; to: string }[] =>
  Array.from(moved.values(), ({ from, page }) => ({ from, to: page.address }));
