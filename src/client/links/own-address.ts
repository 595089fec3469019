import { siteBase } from '../../ui/site-base.ts';

/** What hosts, browsers and programs between them read differently: `//`, control characters, slashes in disguise. */
const ambiguous = /\/\/|%(?:2f|5c|7f|[01][0-9a-f])/i;

/**
 * The whole address of a path of this site. Null where it is not plainly one: `//name/x` is one in the address
 * bar, and another site wherever an address is completed.
 */
export function ownAddress(path: string): URL | null {
  if (!path.startsWith(`${siteBase()}/`)) return null;
  try {
    const address = new URL(location.origin + path);
    return address.origin === location.origin && !ambiguous.test(address.pathname) ? address : null;
  } catch {
    return null;
  }
}
