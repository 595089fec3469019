import { type Explanation, offerNames, say } from '../../messages/index.ts';
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
  const gone =
    ledTo === undefined
      ? say('published-gone', { address })
      : say('published-goneFrom', { address, target: ledTo });
  return {
    code: 'address-vanishes',
    severity: 'warning',
    message: [...gone, ...offerNames(near)],
    help: [...say('published-moved'), ...say('published-suits')],
    example: `movedFrom:\n  - ${address}`,
    suggestions: near,
  };
}

const explainFile = (address: string): Explanation => ({
  code: 'address-vanishes',
  severity: 'warning',
  message: [...say('published-ics', { address }), ...say('published-apps')],
  help: say('published-keep'),
});
