import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/near-names.ts';
import { addressKey } from '../addresses/addresses.ts';
import type { AddressList } from '../addresses/address-list.ts';
import { findMeantPages } from './meant-pages.ts';
import type { SiteTree } from '../site-tree.ts';

/**
 * Compares the published site with this one: an address that is published must still have a page, or redirect to one.
 * `files` are the addresses of the files that pages offer.
 */
export function checkPublished(
  tree: SiteTree,
  published: AddressList,
  files: Iterable<string>,
): Explanation[] {
  const offered = new Set(files);
  const addresses = [...published.pages, ...Object.keys(published.moved)];
  const gone = addresses.filter((address) => {
    const key = addressKey(address);
    return !tree.byAddress.has(key) && !tree.moved.has(key);
  });
  const present = tree.pages.map((page) => page.address);
  return [
    ...gone.map((address) => explainPage(tree, present, address, published.moved[address])),
    ...published.files.filter((file) => !offered.has(file)).map(explainFile),
  ];
}

function explainPage(
  tree: SiteTree,
  addresses: readonly string[],
  address: string,
  ledTo: string | undefined,
): Explanation {
  const { near } = findMeantPages({ address: ledTo ?? address, words: [], tree, addresses });
  const wording = ledTo === undefined ? 'is published' : `is published and leads to ${ledTo}`;
  return {
    code: 'address-vanishes',
    severity: 'warning',
    message: `${address} ${wording}, but no page here has or had this address.${didYouMean(near)}`,
    help: 'If its page has moved, add the address to movedFrom of that page. If it was removed on purpose, add it to the page that suits its visitors best.',
    example: `movedFrom:\n  - ${address}`,
    suggestions: near,
  };
}

const explainFile = (address: string): Explanation => ({
  code: 'address-vanishes',
  severity: 'warning',
  message: `The file ${address} is published, but no page here offers it. Calendar apps may subscribe to it.`,
  help: 'Keep the page at its address, and keep the name of what the file is made from.',
});
