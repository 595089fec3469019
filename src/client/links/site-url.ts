import { siteBase } from '../../layout/index.ts';

/** What hosts, browsers and proxies parse differently: `//`, control characters, backslashes. */
const ambiguous = /\/\/|%(?:2f|5c|7f|[01][0-9a-f])/i;

/**
 * The full URL of a path of this site. Null if the path is ambiguous: `//name/x` is a path in the address bar, but
 * another site when a URL is resolved.
 */
export function siteUrl(path: string): URL | null {
  if (!path.startsWith(`${siteBase()}/`)) return null;
  try {
    const address = new URL(location.origin + path);
    return address.origin === location.origin && !ambiguous.test(address.pathname) ? address : null;
  } catch {
    return null;
  }
}
