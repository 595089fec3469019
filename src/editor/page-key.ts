import { addressKey } from '../site/addresses/addresses.ts';

/** Identifies the page at the path of a URL. One that cannot be decoded (`/%`) is that of no page. */
export function keyOfPathname(pathname: string): string {
  try {
    return addressKey(decodeURI(pathname));
  } catch {
    return addressKey(pathname);
  }
}
