import { oncePer } from '../../messages/index.ts';
import type { Page, PageAlone, SiteTree } from '../site-tree.ts';
import { addressOfFile } from './addresses.ts';

/*
 * A site may be in a folder of its host, as project pages are: https://name.example/school/. Content, checks and the
 * editor do not know of it: for them, `/fees` is a page of the site. Only what the build writes for browsers has the
 * folder in front.
 */

/** The base path of a site, from its URL: `/school`; empty at the root of its host. */
export const baseOf = (siteAddress: string): string =>
  new URL(siteAddress).pathname.replace(/(?<!\/)\/+$/, '');

/** The beginning of all URLs of a site, from its URL: `https://www.example.org`. */
const originOf = oncePer((siteAddress) => new URL('/', siteAddress).href.slice(0, -1));

/** Addresses that are in a URL as they are. Every page writes several, and reading one takes as long as a small block. */
const usualAddress = /^(?:\/[\w-]+)+$/;

/** The URL of an address on the host of a site. */
export const urlOf = (address: string, siteAddress: string): string =>
  usualAddress.test(address) ? originOf(siteAddress) + address : new URL(address, siteAddress).href;

/** The path of a site on its host, which its URL names. */
const folderOf = oncePer(baseOf);

/** Converts an address used by browsers to the one used in content. */
export const withoutBase = (address: string, base: string): string =>
  address.slice(base.length) || '/';

/** The full URL at which visitors see a page, whether or not its tree is placed on its host. */
export const publicUrl = ({ address }: PageAlone, { base, settings }: SiteTree): string =>
  urlOf(base === '' ? folderOf(settings.address) + address : address, settings.address);

/** The URL by which feeds and calendars name a page for good: that of its first address. */
export function permanentUrl(
  { file, document: { movedFrom: [first] = [] } }: PageAlone,
  { address }: Pick<SiteTree['settings'], 'address'>,
): string {
  return urlOf(folderOf(address) + (first ?? addressOfFile(file)), address);
}

/**
 * The site tree as browsers see it: current and former addresses begin with the folder of the site. `byAddress` and
 * `moved` are still looked up by the addresses in content.
 */
export function addBaseToTree(tree: SiteTree): SiteTree {
  const base = baseOf(tree.settings.address);
  if (base === '') return tree;
  const placed = new Map(
    [...tree.pages, ...tree.lists].map((page) => [page, { ...page, address: base + page.address }]),
  );
  const find = (page: Page): Page => placed.get(page) ?? page;
  for (const page of placed.values()) {
    page.parent = page.parent && find(page.parent);
    page.children = page.children.map(find);
    page.entryOf = page.entryOf && find(page.entryOf);
    page.translations = page.translations.map(find);
  }
  return {
    ...tree,
    base,
    pages: tree.pages.map(find),
    lists: tree.lists.map(find),
    byAddress: new Map(Array.from(tree.byAddress, ([key, page]) => [key, find(page)])),
    moved: new Map(
      Array.from(tree.moved, ([key, { from, page }]) => [
        key,
        { from: base + from, page: find(page) },
      ]),
    ),
  };
}
