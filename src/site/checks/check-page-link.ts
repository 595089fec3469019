import { asAnchor } from '../../../schema/fields/name.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearNames } from '../../diagnostics/near-names.ts';
import { addressKey } from '../addresses/addresses.ts';
import type { NamesOf } from './check-input.ts';
import { findPage, type LinkTarget } from '../addresses/links.ts';
import { findMeantPages } from './meant-pages.ts';
import type { PageAnchors } from '../pages/page-anchors.ts';
import type { FoundLink } from '../text/read-mentions.ts';
import type { SiteTree } from '../site-tree.ts';

/** The data that links are checked against. */
export type LinkContext = {
  tree: SiteTree;
  names: NamesOf;
  /** The addresses of all page files, those with mistakes too. */
  addresses: ReadonlyMap<string, string>;
  /** The same as a list. */
  addressList: readonly string[];
  /** Those addresses as their files spell them. */
  spellings: ReadonlySet<string>;
  /** The anchors of the page at an address, including those that are not on it that day; null if they are unknown. */
  anchorsAt: (address: string) => PageAnchors | null;
  /** The address of the page that was at an address before; null if there was none. */
  movedTo: (address: string) => string | null;
  /** The text of a link, if it is known. */
  wordsOf: (link: FoundLink) => readonly string[];
};

/** How the link would be written in its text or field with another target. */
export const line = ({ path, inText }: FoundLink, value: string) => {
  if (inText) return `[…](${value})`;
  const name = path.findLast((step) => typeof step === 'string') ?? 'to';
  return `${name}: ${/^[#*&!@`%|>"'{[]|: |#/.test(value) && !value.startsWith('/') ? `"${value}"` : value}`;
};

type PageTarget = Extract<LinkTarget, { kind: 'page' }>;

/** Checks a link to a page of the site, and to an anchor on it. */
export function checkPageLink(
  { address: target, query, anchor }: PageTarget,
  link: FoundLink,
  context: LinkContext,
): Explanation | null {
  const { tree, addresses } = context;
  const rest = (query ? `?${query}` : '') + (anchor === null ? '' : `#${anchor}`);
  const page = findPage(tree, target);
  const moved = context.movedTo(target);
  if (moved !== null && !addresses.has(addressKey(target))) {
    return linkToFormer(target, rest, moved, link);
  }
  const canonical = page?.address ?? addresses.get(addressKey(target));
  if (canonical === undefined) return noSuchPage(target, rest, link, context);
  // Two files that claim one address are reported once, not for every link to it.
  if (canonical !== target && !context.spellings.has(target)) {
    return {
      code: 'address-spelling',
      severity: 'warning',
      message: `The address of this page is ${canonical}, but the link says ${target}.`,
      help: `Write ${canonical}. Until then, the website corrects the link.`,
      example: line(link, canonical + rest),
      replaceWith: { text: canonical + rest },
      suggestions: [canonical],
    };
  }
  return anchor === null ? null : checkAnchor(canonical, anchor, link, context);
}

const linkToFormer = (
  target: string,
  rest: string,
  address: string,
  link: FoundLink,
): Explanation => ({
  code: 'link-to-former-address',
  severity: 'warning',
  message: `The page that was at ${target} is now at ${address}.`,
  help: `Write ${address}. Until then, visitors are redirected.`,
  example: line(link, address + rest),
  replaceWith: { text: address + rest },
  suggestions: [address],
});

function noSuchPage(
  target: string,
  rest: string,
  link: FoundLink,
  { tree, addressList, wordsOf }: LinkContext,
): Explanation {
  if (link.isDefault) {
    const field = String(link.path.at(-1));
    return {
      code: 'countdown-default',
      message: `${field} is left out, so this link leads to ${target}, which does not exist.`,
      help: `Add ${field}, with the page or the outside link that it leads to.`,
      example: line(link, '/…'),
    };
  }
  const { near, called } = findMeantPages({
    address: target,
    words: wordsOf(link),
    tree,
    addresses: addressList,
  });
  return {
    code: 'no-such-page',
    message: `There is no page ${target}.${called && near[0] === called.address ? ` The page "${called.document.title}" is at ${called.address}.` : didYouMean(near)}`,
    help:
      near.length > 0
        ? 'Correct the address, or add the page.'
        : `Add the file pages${target}.yaml, or link to another page.`,
    ...(near[0] ? { example: line(link, near[0] + rest) } : {}),
    suggestions: near,
  };
}

/** Checks that the page at an address has the anchor that a link names, as far as its anchors are known. */
export function checkAnchor(
  address: string,
  anchor: string,
  link: FoundLink,
  { anchorsAt }: LinkContext,
): Explanation | null {
  const found = anchorsAt(address);
  if (!found?.isComplete || found.names.includes(anchor) || found.fromHeadings.includes(anchor))
    return null;
  const anchors = found.names;
  const near = nearNames(anchor, [...anchors, ...found.fromHeadings]);
  const before = link.to.startsWith('#') ? '' : address;
  return {
    code: 'no-such-place',
    message: `The page ${address} has no anchor ${anchor}.${didYouMean(near)}`,
    help: helpForAnchor(address, anchor, anchors),
    ...(near[0] ? { example: line(link, `${before}#${near[0]}`) } : {}),
    suggestions: near,
  };
}

/** What to do about an anchor that a page lacks. Only a valid name can be given to a block. */
function helpForAnchor(address: string, anchor: string, anchors: readonly string[]): string {
  const canBeGiven = anchor !== '' && asAnchor(anchor) === anchor;
  if (anchors.length === 0) {
    return canBeGiven
      ? `Give one of the blocks of ${address} the anchor ${anchor}, or leave out #${anchor}.`
      : `Leave out #${anchor}.`;
  }
  const use = `Use one of the anchors of ${address} (${anchors.join(', ')})`;
  return canBeGiven ? `${use}, or give one of its blocks the anchor ${anchor}.` : `${use}.`;
}

/** A link to an anchor without a page, in a file that is not a page. */
export const noPageBeforeAnchor = (link: FoundLink): Explanation => ({
  code: 'no-such-place',
  message: `${link.to} names an anchor but no page.`,
  help: 'Write the address of the page in front of it.',
  example: line(link, `/…${link.to}`),
});
