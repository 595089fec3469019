import type { PageView, Segment } from '../layout/page-view.ts';
import type { SiteLocale } from '../site/language/locale.ts';
import type { Resolvers } from '../site/values/resolve.ts';
import { publicUrl } from '../site/addresses/base.ts';
import { searchAddress } from '../site/addresses/search-addresses.ts';
import { sendAddressOf } from '../site/addresses/send-address.ts';
import { siteMapPage, type SiteMapPart } from '../site/navigation/site-map.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { firstBlock } from './build-segments.ts';
import { buildNotFoundView, buildSearchView } from './site-view.ts';

const documentTitle = (title: string, { settings }: SiteTree) => `${title} | ${settings.name}`;

/** A page with its blocks rendered, ready for the frame around them. */
export function buildPageView(page: Page, tree: SiteTree, segments: Segment[]): PageView {
  const { title, description = '' } = page.document;
  return {
    address: page.address,
    title: documentTitle(title, tree),
    description,
    canonical: publicUrl(page, tree),
    sendAddress: sendAddressOf(page.address, tree.base),
    pattern: page.pattern,
    headerOver: firstBlock(page)?.underHeader === true,
    segments,
    notFound: null,
    search: null,
  };
}

/** The not-found page, which has no address of its own. */
export function buildNotFoundPage(
  tree: SiteTree,
  resolvers: Resolvers,
  locale: SiteLocale,
): PageView {
  const notFound = buildNotFoundView(tree, resolvers, locale);
  return {
    address: '',
    title: documentTitle(notFound.title, tree),
    description: '',
    canonical: '',
    pattern: notFound.pattern,
    headerOver: false,
    segments: [],
    notFound,
    search: null,
  };
}

/** The search page, which works without scripts as far as possible. */
export function buildSearchPage(tree: SiteTree, { words }: SiteLocale): PageView {
  const search = buildSearchView(tree, words.search);
  return {
    address: tree.base + searchAddress,
    title: documentTitle(words.search.search, tree),
    description: '',
    canonical: '',
    pattern: tree.theme.defaultPattern,
    headerOver: false,
    segments: [],
    notFound: null,
    search,
  };
}

/** The page shown instead of one that cannot be fetched. */
export function buildOfflinePage(tree: SiteTree, { words }: SiteLocale, html: string): PageView {
  return {
    address: '',
    title: documentTitle(words.offline.title, tree),
    description: '',
    canonical: '',
    pattern: tree.theme.defaultPattern,
    headerOver: false,
    segments: [{ kind: 'static', html }],
    notFound: null,
    search: null,
  };
}

/** A document with some of the links of a long site map. */
export function buildSiteMapPart(
  tree: SiteTree,
  { address, title }: SiteMapPart,
  html: string,
): PageView {
  return {
    address,
    title: documentTitle(title, tree),
    description: '',
    canonical: new URL(address, tree.settings.address).href,
    pattern: siteMapPage(tree)?.pattern ?? tree.theme.defaultPattern,
    headerOver: false,
    segments: [{ kind: 'static', html }],
    notFound: null,
    search: null,
  };
}
