import type { Explanation } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/near-names.ts';
import { addressKey } from './addresses.ts';
import type { AddressList } from './address-list.ts';
import { findMeantPages } from './meant-pages.ts';
import type { SiteTree } from './site-tree.ts';

/**
 * Compares what is published with what would be: an address that visitors, links and search engines know must show
 * something, or lead on. `files` are the addresses of files that pages offer.
 */
export function checkPublished(
  tree: SiteTree,
  published: AddressList,
  files: Iterable<string>,
): Explanation[] {
  const offered = new Set(files);
  const known = [...published.pages, ...Object.keys(published.moved)];
  const gone = known.filter((address) => {
    const key = addressKey(address);
    return !tree.byAddress.has(key) && !tree.moved.has(key);
  });
  return [
    ...gone.map((address) => explainPage(tree, address, published.moved[address])),
    ...published.files.filter((file) => !offered.has(file)).map(explainFile),
  ];
}

function explainPage(tree: SiteTree, address: string, ledTo: string | undefined): Explanation {
  const addresses = tree.pages.map((page) => page.address);
  const { near } = findMeantPages({ address: ledTo ?? address, words: [], tree, addresses });
  const was = ledTo === undefined ? 'is published' : `is published and leads to ${ledTo}`;
  return {
    code: 'address-vanishes',
    severity: 'warning',
    message: `${address} ${was}; here nothing has this address, nor had it before.${didYouMean(near)}`,
    help: 'If its page has moved, add the address to movedFrom of that page. If it is gone on purpose, name the page that serves its visitors best.',
    example: `movedFrom:\n  - ${address}`,
    suggestions: near,
  };
}

const explainFile = (address: string): Explanation => ({
  code: 'address-vanishes',
  severity: 'warning',
  message: `The file ${address} is published, and no page here offers it. Telephones may have subscribed to it.`,
  help: 'Keep the page at its address, and the name of what the file is made from.',
});
