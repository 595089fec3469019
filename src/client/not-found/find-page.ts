import { addressKey, readableAddress } from '../../site/addresses.ts';
import type { ListedPage } from '../../site/page-list.ts';

type Typed = { pathname: string; search: string; hash: string };

/**
 * Where a typed address meant to go, if it differs from a page's, or one that a page had before, only by case or by
 * slashes at its end (a static host answers /Fees/ with the not-found document). Null where there is no such page, or
 * it is that address itself.
 */
export function meantAddress(
  { pathname, search, hash }: Typed,
  pages: readonly ListedPage[],
): string | null {
  const key = addressKey(readableAddress(pathname));
  const isMeant = (address: string) => addressKey(address) === key;
  const page =
    pages.find(({ address }) => isMeant(address)) ?? pages.find(({ from }) => from?.some(isMeant));
  return page && page.address !== pathname ? page.address + search + hash : null;
}
