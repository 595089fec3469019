import { asAnchor } from '../../../schema/fields/name.ts';
import {
  type Explanation,
  offerNames,
  say,
  type Message,
  nearNames,
} from '../../messages/index.ts';
import { addressKey, canBePage, parentAddress } from '../addresses/addresses.ts';
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

/** A link to a page of the site. */
export type PageTarget = Extract<LinkTarget, { kind: 'page' }>;

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
      message: say('link-spelling', { address: canonical, value: target }),
      help: say('link-writeUntilCorrects', { address: canonical }),
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
  message: say('link-former', { old: target, address }),
  help: say('link-writeUntilRedirect', { address }),
  example: line(link, address + rest),
  replaceWith: { text: address + rest },
  suggestions: [address],
});

function noSuchPage(
  target: string,
  rest: string,
  link: FoundLink,
  { tree, addresses, addressList, wordsOf }: LinkContext,
): Explanation {
  if (link.isDefault) {
    const field = String(link.path.at(-1));
    return {
      code: 'countdown-default',
      message: say('link-fieldLeftOut', { field, address: target }),
      help: say('link-fieldLeftOutHow', { field }),
      example: line(link, '/…'),
    };
  }
  const { near, called } = findMeantPages({
    address: target,
    words: wordsOf(link),
    tree,
    addresses: addressList,
  });
  const meantFile = isFile(target) ? fileCalled(target, tree) : undefined;
  const other =
    canBePage(withoutSlash(target)) || isFile(target) ? undefined : pageAbove(target, addresses);
  return {
    code: 'no-such-page',
    message: [
      ...say('link-noPage', { address: target }),
      ...(called && near[0] === called.address
        ? say('link-pageIsAt', { title: called.document.title, address: called.address })
        : offerNames(near)),
    ],
    help: helpForPage(target, link, near, other),
    ...(near[0] ? { example: line(link, near[0] + rest) } : {}),
    ...(isFile(target)
      ? { example: line(link, meantFile ?? `files${target.slice(target.lastIndexOf('/'))}`) }
      : near.length === 0 && other
        ? { example: line(link, other) }
        : {}),
    suggestions:
      meantFile !== undefined ? [meantFile] : near.length === 0 && other ? [other] : near,
  };
}

/** The file of the site that has the name at the end of an address; undefined if there is none. */
function fileCalled(address: string, { attachments }: SiteTree): string | undefined {
  const name = address.slice(address.lastIndexOf('/') + 1).toLowerCase();
  const found = [...attachments.keys()].find((one) => one.toLowerCase().endsWith(name));
  return found === undefined ? undefined : `files/${found}`;
}

const withoutSlash = (address: string): string =>
  address === '/' || !address.endsWith('/') ? address : address.slice(0, -1);

/** How site.yaml names an address outside the site. */
export const outsideExample = (address: string, name = 'a-name'): string =>
  `outside:\n  ${name}:\n    label: A few words\n    address: ${address}`;

/** Whether an address is that of a file. Pages have no extension, though some write one. */
export const isFile = (address: string): boolean =>
  /\.[a-z0-9]{2,5}$/i.test(address) && !/\.(?:html?|php|ya?ml|md)$/i.test(address);

/** What to do about a page that is not there. Not every address can be that of a page. */
function helpForPage(
  target: string,
  { to }: FoundLink,
  near: readonly string[],
  other?: string,
): Message {
  if (isFile(target)) {
    return say('link-fileOutside');
  }
  const address = withoutSlash(target);
  if (!canBePage(address)) {
    return near.length > 0 || other === undefined
      ? say('link-correctAddress')
      : say('link-cannotBePage', { address: other });
  }
  if (near.length > 0) return say('link-correctOrAdd');
  const file = `pages${address === '/' ? '/index' : address}.yaml`;
  return to.split(/[?#]/, 1)[0] === address
    ? say('link-addFile', { file })
    : say('link-addFileAndWrite', { file, address });
}

/** The next page above an address; undefined if there is not even a home page. */
function pageAbove(address: string, addresses: ReadonlyMap<string, string>): string | undefined {
  const above = parentAddress(address);
  return above === null
    ? addresses.get('/')
    : (addresses.get(addressKey(above)) ?? pageAbove(above, addresses));
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
  const use = near[0] ?? (anchors.length === 1 ? anchors[0] : undefined);
  return {
    code: 'no-such-place',
    message: [...say('link-noAnchor', { address, anchor }), ...offerNames(near)],
    help: helpForAnchor(address, anchor, anchors),
    ...(use === undefined ? {} : { example: line(link, `${before}#${use}`) }),
    suggestions: near,
  };
}

/** What to do about an anchor that a page lacks. Only a valid name can be given to a block. */
function helpForAnchor(address: string, anchor: string, anchors: readonly string[]): Message {
  const canBeGiven = anchor !== '' && asAnchor(anchor) === anchor;
  if (anchors.length === 0) {
    return canBeGiven
      ? say('link-giveAnchor', { address, anchor, hash: `#${anchor}` })
      : say('link-leaveOutAnchor', { hash: `#${anchor}` });
  }
  const names = anchors.join(', ');
  return canBeGiven
    ? say('link-useAnchor', { address, names, anchor })
    : say('link-useOneAnchor', { address, names });
}

/** A link to an anchor without a page, in a file that is not a page. */
export const noPageBeforeAnchor = (link: FoundLink): Explanation => ({
  code: 'no-such-place',
  message: say('link-anchorAlone', { value: link.to }),
  help: say('link-addressBefore'),
  example: line(link, `/…${link.to}`),
});
