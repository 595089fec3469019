import { addressKey, parentAddress } from './addresses.ts';
import { withoutBase } from './base.ts';
import type { SiteTree } from '../site-tree.ts';

/** The service worker, which opens visited pages offline; its address never changes. */
export const workerAddress = '/worker.js';

/**
 * The languages of the parts of the site, by the addresses at which they begin, deepest first: pages below /sw are in
 * Kiswahili, unless they say something else. The main language is left out.
 */
export function languageParts({ pages, byAddress, settings, base }: SiteTree): [string, string][] {
  const languageAbove = (address: string): string => {
    const above = parentAddress(address);
    if (above === null) return settings.language;
    return byAddress.get(addressKey(above))?.language ?? languageAbove(above);
  };
  return pages
    .map(({ address, language }): [string, string] => [withoutBase(address, base), language])
    .filter(([address, language]) => language !== languageAbove(address))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([address, language]) => [base + address, language]);
}

/** The web app manifest. */
export const manifestAddress = '/site.webmanifest';

/** The attribute of the list in the offline page that gets the stored pages. */
export const listMark = 'data-kept-pages';
