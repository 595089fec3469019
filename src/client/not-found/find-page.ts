import { addressKey, readableAddress } from '../../site/addresses.ts';
import type { ListedPage } from '../../site/page-list.ts';

type Typed = { pathname: string; search: string; hash: string };

/**
 * Where a typed address meant to go, if it differs from a page's only by case or by slashes at its end (a static
 * host answers /Fees/ with the not-found document). Null where there is no such page, or it is that address itself.
 */
export function meantAddress(
  { pathname, search, hash }: Typed,
  pages: readonly ListedPage[],
): string | null {
  const key = addressKey(readableAddress(pathname));
  const page = pages.find(({ address }) => addressKey(address) === key);
  return page && page.address !== pathname ? page.address + search + hash : null;
}
