import { addressKey, type ListedPage, urlPath } from '../../site/index.ts';

type Typed = { pathname: string; search: string; hash: string };

/**
 * The page that a mistyped address leads to, if it differs from a current or former address only in case or trailing
 * slashes (a static host answers /Fees/ with the not-found document). Null if there is none, or if it is the same
 * address.
 */
export function meantAddress(
  { pathname, search, hash }: Typed,
  pages: readonly ListedPage[],
): string | null {
  const key = addressKey(pathname);
  const isMeant = (address: string) => addressKey(address) === key;
  const page =
    pages.find(({ address }) => isMeant(address)) ?? pages.find(({ from }) => from?.some(isMeant));
  return page && urlPath(page.address) !== pathname ? page.address + search + hash : null;
}
