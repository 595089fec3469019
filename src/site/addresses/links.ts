import type { Page, SiteTree } from '../site-tree.ts';
import { addressKey, readableAddress, splitAddress, typedAddress } from './addresses.ts';
import { attachmentAddress, attachmentIn } from './attachments.ts';
import type { Link } from '../values/resolved.ts';

/** The parsed target of a link, before it is checked whether it exists. */
export type LinkTarget =
  | { kind: 'page'; address: string; query: string; anchor: string | null }
  | { kind: 'anchor'; anchor: string }
  | { kind: 'outside'; name: string }
  /** A file in content/files. */
  | { kind: 'file'; name: string }
  | { kind: ContactKind; contact: string }
  /** A full address (https://…, javascript:…): never allowed in pages. */
  | { kind: 'address'; address: string };

const contactLink = /^(phone|email|whatsapp):(.*)$/;

/** The means of contact. */
export type ContactKind = 'phone' | 'email' | 'whatsapp';

const isContactKind = (text: string | undefined): text is ContactKind =>
  text === 'phone' || text === 'email' || text === 'whatsapp';
const scheme = /^[a-z][a-z0-9+.-]*:|^\/\//i;

/** An anchor as its element has it: an address that was copied from a browser has its letters encoded. */
const anchorOf = (written: string): string => readableAddress(written).normalize('NFC');

/** Parses a link as editors write it (schema/fields/link.ts). */
export function readLink(to: string): LinkTarget {
  const contact = contactLink.exec(to);
  if (contact && isContactKind(contact[1])) return { kind: contact[1], contact: contact[2] ?? '' };
  if (scheme.test(to)) return { kind: 'address', address: to };
  if (to.startsWith('#')) return { kind: 'anchor', anchor: anchorOf(to.slice(1)) };
  if (to.startsWith('/')) {
    const { path, query, anchor } = splitAddress(to);
    return {
      kind: 'page',
      address: typedAddress(path),
      query,
      anchor: to.includes('#') ? anchorOf(anchor) : null,
    };
  }
  const file = attachmentIn(to);
  return file === null ? { kind: 'outside', name: to } : { kind: 'file', name: file };
}

/** The page at an address, ignoring case and a trailing slash; null if there is none. */
export const findPage = (tree: SiteTree, address: string): Page | null =>
  tree.byAddress.get(addressKey(address)) ?? null;

/** The page that a link leads to: the one at its address, or the one that had that address before. */
export const findLinkedPage = (tree: SiteTree, address: string): Page | null =>
  findPage(tree, address) ?? tree.moved.get(addressKey(address))?.page ?? null;

/** The URL of a contact; WhatsApp messages begin with the given text. */
export function contactHref(
  kind: ContactKind,
  value: string,
  words: string,
): Pick<Link, 'href' | 'newTab'> {
  switch (kind) {
    case 'phone':
      return { href: telephoneHref(value), newTab: false };
    case 'email':
      return { href: `mailto:${value}`, newTab: false };
    case 'whatsapp': {
      const url = new URL(`https://wa.me/${value.replaceAll(/\D/g, '')}`);
      url.searchParams.set('text', `${words}: `);
      return { href: url.href.replaceAll('+', '%20'), newTab: true };
    }
  }
}

/** The number for `tel:`, without spaces and brackets; a code such as *144# keeps its signs. */
export const telephoneHref = (phone: string): string =>
  `tel:${phone.replaceAll(/[^+*#\d]/g, '').replaceAll('#', '%23')}`;

/**
 * Resolves an editor's link for an `a` element: the canonical address of a page, the URL of an outside link (with the
 * site's identifier if configured), `tel:` and `mailto:`.
 * @throws if the target does not exist; the checks refuse such content before rendering.
 */
export function resolveLink(tree: SiteTree, to: string): Link {
  const target = readLink(to);
  const { settings } = tree;
  switch (target.kind) {
    case 'page': {
      const page = findLinkedPage(tree, target.address);
      if (!page) break;
      const query = target.query === '' ? '' : `?${target.query}`;
      const hash = target.anchor === null ? '' : `#${target.anchor}`;
      return { href: page.address + query + hash, kind: 'page', newTab: false };
    }
    case 'anchor':
      return { href: `#${target.anchor}`, kind: 'page', newTab: false };
    case 'outside': {
      const outside = settings.outside[target.name];
      if (!outside) break;
      const url = new URL(outside.address);
      if (outside.withIdentifier && settings.identifier) {
        url.searchParams.set(settings.identifier.parameter, settings.identifier.value);
      }
      return { href: url.href, kind: 'outside', newTab: true };
    }
    case 'file': {
      const file = tree.attachments.get(target.name);
      if (!file) break;
      const href = tree.base + attachmentAddress(target.name);
      return { href, kind: 'file', newTab: false, file: { name: target.name, ...file } };
    }
    case 'phone':
    case 'email':
    case 'whatsapp': {
      const value = settings.contacts[target.contact]?.[target.kind];
      if (value === undefined) break;
      return { ...contactHref(target.kind, value, settings.name), kind: target.kind, text: value };
    }
    case 'address':
      break;
  }
  throw new Error(`The link ${to} leads nowhere.`);
}
