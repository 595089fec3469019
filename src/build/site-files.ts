import { licencesAddress } from './licences.ts';
import {
  dayOfChange,
  type ChangeMoments,
  alternatesOf,
  permanentUrl,
  withoutBase,
  feedAddress,
  searchAddress,
  stampIn,
  type SiteTree,
} from '../site/index.ts';
import { element, xmlFile } from './xml.ts';

/** The file of a page, relative to the published folder: `/fees` → `fees/index.html`. */
export const fileOfAddress = (address: string, base = ''): string => {
  const path = withoutBase(address, base);
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
};

/** Whether any page is news, so that there is a feed. */
export const hasFeed = ({ pages }: Pick<SiteTree, 'pages'>): boolean =>
  pages.some(({ document }) => document.news !== undefined);

/** The maximum number of entries in the feed. */
const maxNews = 30;

/** feed.xml (Atom, RFC 4287): the pages that are news, newest first; null if there are none. */
export function feedXml(tree: SiteTree, moments: ChangeMoments): string | null {
  const { pages, settings } = tree;
  const news = pages
    .flatMap((page) => (page.document.news === undefined ? [] : { page, day: page.document.news }))
    .toSorted((a, b) => (a.day < b.day ? 1 : Number(a.day > b.day) * -1))
    .slice(0, maxNews)
    .map(({ page, day }) => {
      const changed = dayOfChange(page, moments) ?? day;
      return { page, day, changed: changed > day ? changed : day };
    });
  if (news.length === 0) return null;
  const urlOf = (address: string) => new URL(address, settings.address).href;
  const startOf = (day: string) => stampIn(settings.timeZone, day);
  const newest = news.map(({ changed }) => changed).toSorted();
  const feedUrl = urlOf(tree.base + feedAddress);
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': settings.language },
    element('id', {}, feedUrl),
    element('title', {}, settings.name),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feedUrl }),
    element('link', { rel: 'alternate', type: 'text/html', href: urlOf(`${tree.base}/`) }),
    element('updated', {}, startOf(newest.at(-1) ?? '')),
    element('author', {}, element('name', {}, settings.name)),
    news.map(({ page, day, changed }) => {
      const { title, description } = page.document;
      return element(
        'entry',
        { 'xml:lang': page.language },
        element('id', {}, permanentUrl(page, settings)),
        element('title', {}, title),
        element('link', { rel: 'alternate', type: 'text/html', href: urlOf(page.address) }),
        element('published', {}, startOf(day)),
        element('updated', {}, startOf(changed)),
        description === undefined ? undefined : element('summary', {}, description),
      );
    }),
  );
  return xmlFile(feed);
}

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** sitemap.xml (sitemaps.org 0.9): every page by its canonical URL, with its translations. */
export function sitemapXml(
  { pages, settings }: Pick<SiteTree, 'pages' | 'settings'>,
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
  const { pages, settings } = tree;
  if (pages.length <= max) return new Map([['sitemap.xml', sitemapXml(tree, moments)]]);
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
