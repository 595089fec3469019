import { withoutBase } from './base.ts';

/** Below it, every page has a document with its message and its sheet, which the engine generates. */
export const sendRoot = '/send';

/** The part of an address on such a document that prints its sheet at once. */
export const printHash = '#print';

/** The address of the document that sends the page at an address. `base` is the folder that the site is in. */
export function sendAddressOf(address: string, base: string): string {
  const inSite = withoutBase(address, base);
  return base + sendRoot + (inSite === '/' ? '' : inSite);
}
