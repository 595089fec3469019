import { isOfEvents } from '../../schema/collection.ts';
import { licencesAddress } from './licences.ts';
import {
  dayOfChange,
  type ChangeMoments,
  alternatesOf,
  permanentUrl,
  withoutBase,
  collectionsOf,
  collectionWith,
  feedAddress,
  feedBelow,
  newestFirst,
  settingsIn,
  stepsOfList,
  searchAddress,
  stampIn,
  type Page,
  type SiteTree,
} from '../site/index.ts';
import { element, xmlFile } from './xml.ts';

/** The file of a page, relative to the published folder: `/fees` → `fees/index.html`. */
export const fileOfAddress = (address: string, base = ''): string => {
  const path = withoutBase(address, base);
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
};

/** The pages that the feed of the whole site lists: those with a date that are no events, the newest first. */
const newsOf = (tree: SiteTree): Page[] =>
  tree.pages
    .filter((page) => page.document.date !== undefined && !isAnnounced(tree, page))
    .toSorted(newestFirst);

const isAnnounced = (tree: SiteTree, page: Page): boolean => {
  const collection = collectionWith(tree, page);
  return collection !== null && isOfEvents(collection.settings);
};

/** Whether any page is news, so that there is a feed. */
export const hasFeed = (tree: SiteTree): boolean =>
  tree.pages.some((page) => page.document.date !== undefined && !isAnnounced(tree, page));

/** The maximum number of entries in a feed. */
const maxEntries = 30;

/** What a feed lists: pages with a date, and the page with all of them. */
type Feed = {
  address: string;
  title: string;
  language: string;
  whole: string;
  pages: readonly Page[];
};

/** The feeds by the addresses of their files: of all news, of each collection, and of each of its tags. */
export function feedFiles(tree: SiteTree, moments: ChangeMoments): Map<string, string> {
  const { settings, base } = tree;
  const news = newsOf(tree);
  const ofSite: Feed = {
    address: base + feedAddress,
    title: settings.name,
    language: settings.language,
    whole: `${base}/`,
    pages: news,
  };
  const ofCollections = [...collectionsOf(tree).values()].flatMap(
    ({ page, byDate, tags }): Feed[] => {
      const { name } = settingsIn(settings, page.language);
      const feed = { title: `${name}: ${page.label}`, language: page.language };
      return [
        { ...feed, address: feedBelow(page.address), whole: page.address, pages: byDate },
        ...Array.from(tags.values(), ({ slug, label, entries }) => {
          const whole = page.address + stepsOfList({ tag: slug, number: 1 });
          return {
            ...feed,
            title: `${feed.title}: ${label}`,
            address: feedBelow(whole),
            whole,
            pages: entries.filter(({ document }) => document.date !== undefined),
          };
        }),
      ];
    },
  );
  return new Map(
    [...(news.length > 0 ? [ofSite] : []), ...ofCollections].map((feed) => [
      withoutBase(feed.address, base),
      feedXml(feed, tree, moments),
    ]),
  );
}

/** A feed (Atom, RFC 4287) with the newest of its pages. */
function feedXml(
  { address, title, language, whole, pages }: Feed,
  { settings }: SiteTree,
  moments: ChangeMoments,
): string {
  const entries = pages.slice(0, maxEntries).map((page) => {
    const { date = '' } = page.document;
    const changed = dayOfChange(page, moments) ?? date;
    return { page, date, changed: changed > date ? changed : date };
  });
  const urlOf = (path: string) => new URL(path, settings.address).href;
  const startOf = (time: string) => stampIn(settings.timeZone, time);
  const newest = entries.map(({ changed }) => changed).toSorted();
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
    element('id', {}, urlOf(address)),
    element('title', {}, title),
    element('link', { rel: 'self', type: 'application/atom+xml', href: urlOf(address) }),
    element('link', { rel: 'alternate', type: 'text/html', href: urlOf(whole) }),
    // A feed without entries has never changed.
    element('updated', {}, startOf(newest.at(-1) ?? '1970-01-01')),
    element('author', {}, element('name', {}, settings.name)),
    entries.map(({ page, date, changed }) => {
      const { authors = [], description, summary = description, tags = [] } = page.document;
      return element(
        'entry',
        { 'xml:lang': page.language },
        element('id', {}, permanentUrl(page, settings)),
        element('title', {}, page.document.title),
        element('link', { rel: 'alternate', type: 'text/html', href: urlOf(page.address) }),
        element('published', {}, startOf(date)),
        element('updated', {}, startOf(changed)),
        authors.map((name) => element('author', {}, element('name', {}, name))),
        tags.map((term) => element('category', { term })),
        summary === undefined ? undefined : element('summary', {}, summary),
      );
    }),
  );
  return xmlFile(feed);
}

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** sitemap.xml (sitemaps.org 0.9): every page by its canonical URL, with its translations. */
export function sitemapXml(
  { pages, settings }: { pages: readonly Page[]; settings: SiteTree['settings'] },
  moments: ChangeMoments = new Map(),
): string {
  const { origin } = new URL(settings.address);
  const urls = pages.map((page) => {
    const href = plainAddress.test(page.address)
      ? origin + page.address
      : new URL(page.address, settings.address).href;
    const day = dayOfChange(page, moments);
    return element(
      'url',
      {},
      element('loc', {}, href),
      day === undefined ? undefined : element('lastmod', {}, day),
      alternatesOf(page, settings.address).map((one) =>
        element('xhtml:link', { rel: 'alternate', hreflang: one.language, href: one.href }),
      ),
    );
  });
  const hasTranslations = pages.some(({ translations }) => translations.length > 1);
  const namespaces = {
    xmlns: sitemapNamespace,
    'xmlns:xhtml': hasTranslations ? 'http://www.w3.org/1999/xhtml' : undefined,
  };
  return xmlFile(element('urlset', namespaces, urls));
}

/** An address that a URL has as it is: reading thousands as URLs takes longer than all else here. */
const plainAddress = /^(?:\/[a-z0-9][\w-]*)+$/i;

/** The maximum number of addresses in a sitemap (sitemaps.org 0.9). */
const maxAddresses = 50_000;

/** The sitemap as files by name. If there are too many pages for one, sitemap.xml lists the others. */
export function sitemapFiles(
  tree: SiteTree,
  moments: ChangeMoments = new Map(),
  max = maxAddresses,
): Map<string, string> {
  const { settings } = tree;
  const pages = [...tree.pages, ...tree.lists];
  if (pages.length <= max)
    return new Map([['sitemap.xml', sitemapXml({ settings, pages }, moments)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / max) }, (_, part) => ({
    name: `sitemap-${part + 1}.xml`,
    pages: pages.slice(part * max, (part + 1) * max),
  }));
  const list = parts.map(({ name }) =>
    element(
      'sitemap',
      {},
      element('loc', {}, new URL(`${tree.base}/${name}`, settings.address).href),
    ),
  );
  return new Map([
    ['sitemap.xml', xmlFile(element('sitemapindex', { xmlns: sitemapNamespace }, list))],
    ...parts.map(
      (part) => [part.name, sitemapXml({ settings, pages: part.pages }, moments)] as const,
    ),
  ]);
}

/** The longest short name of a search engine, in characters (OpenSearch 1.1). */
const maxShortName = 16;

/** What cannot end a short name. */
const unfinished = /[\s\p{Pd}\p{Ps}\p{Pi},;:&+/|·]{1,16}$/u;

/** As many whole words of a site's name as a short name has room for, or else of the name of its host. */
function shortNameOf({ name, address, language }: SiteTree['settings']): string {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const { hostname } = new URL(address);
  const names = [name, hostname, hostname.replace(/^www\./, '').replace(/\..*/s, '')];
  const short = names.map((one) => {
    if (one.length <= maxShortName) return one;
    const end = Array.from(words.segment(one), ({ segment, index }) => index + segment.length)
      .filter((length) => length <= maxShortName)
      .at(-1);
    return one.slice(0, end ?? 0).replace(unfinished, '');
  });
  return short.find((one) => one !== '') ?? hostname.slice(0, maxShortName);
}

/** opensearch.xml (OpenSearch 1.1): how to search the site from a browser's address bar. */
export function openSearchXml({ base, settings }: SiteTree): string {
  const { name, address, language } = settings;
  const template = `${new URL(base + searchAddress, address).href}?q={searchTerms}`;
  return xmlFile(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      element('ShortName', {}, shortNameOf(settings)),
      element('Description', {}, name),
      element('Language', {}, language),
      element('InputEncoding', {}, 'UTF-8'),
      element('Url', { type: 'text/html', template }),
    ),
  );
}

/**
 * robots.txt: everything is allowed except the licences, which no visitor searches for; and the address of the sitemap.
 * Null for a site in a folder of its host: crawlers read the file at the root of the host alone (RFC 9309, 2.3).
 */
export const robotsTxt = ({ base, settings }: SiteTree): string | null =>
  base === ''
    ? `User-agent: *\nAllow: /\nDisallow: ${licencesAddress}\n\nSitemap: ${new URL('/sitemap.xml', settings.address).href}\n`
    : null;
