import { addressKey } from '../site/index.ts';

/** Identifies the page at the path of a URL. A path that cannot be decoded (`/%`) belongs to no page. */
export function keyOfPathname(pathname: string): string {
  try {
    return addressKey(decodeURI(pathname));
  } catch {
    return addressKey(pathname);
  }
}
