import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { licencesAddress } from './licences.ts';
import { dayOfChange, type ChangeMoments } from '../site/pages/day-of-change.ts';
import { alternatesOf } from '../site/language/editions.ts';
import { withoutBase } from '../site/addresses/base.ts';
import { feedAddress } from '../site/addresses/feed.ts';
import { searchAddress } from '../site/addresses/search-addresses.ts';
import type { SiteTree } from '../site/site-tree.ts';

/** The file of a page, relative to the published folder: `/fees` → `fees/index.html`. */
export const fileOfAddress = (address: string, base = ''): string => {
  const path = withoutBase(address, base);
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
};

/** Whether any page is news, so that there is a feed. */
export const hasFeed = ({ pages }: Pick<SiteTree, 'pages'>): boolean =>
  pages.some(({ document }) => document.news !== undefined);

/** The start of a day as a timestamp. */
const moment = (day: string) => `${day}T00:00:00Z`;

/** The maximum number of entries in the feed. */
const maxNews = 30;

/** feed.xml (Atom, RFC 4287): the pages that are news, newest first; null if there are none. */
export function feedXml(tree: SiteTree, moments: ChangeMoments): string | null {
  const { pages, settings } = tree;
  const news = pages
    .flatMap((page) => (page.document.news === undefined ? [] : { page, day: page.document.news }))
    .toSorted((a, b) => (a.day < b.day ? 1 : Number(a.day > b.day) * -1))
    .slice(0, maxNews);
  if (news.length === 0) return null;
  const entries = news.map(({ page, day }) => {
    const href = new URL(page.address, settings.address).href;
    const changed = dayOfChange(page, moments) ?? day;
    return {
      changed: changed > day ? changed : day,
      element: (when: string) =>
        createElement(
          'entry',
          { key: href, 'xml:lang': page.language },
          createElement('id', null, href),
          createElement('title', null, page.document.title),
          createElement('link', { href }),
          createElement('published', null, moment(day)),
          createElement('updated', null, moment(when)),
          page.document.description && createElement('summary', null, page.document.description),
        ),
    };
  });
  const newest =
    entries
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1) ?? '';
  const feedUrl = new URL(tree.base + feedAddress, settings.address).href;
  const feed = createElement(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': settings.language },
    createElement('id', null, feedUrl),
    createElement('title', null, settings.name),
    createElement('link', { rel: 'self', href: feedUrl }),
    createElement('link', { href: settings.address }),
    createElement('updated', null, moment(newest)),
    createElement('author', null, createElement('name', null, settings.name)),
    entries.map(({ element, changed }) => element(changed)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(feed)}\n`;
}

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
    const inLanguages = alternatesOf(page, settings.address).map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${asXml(one.language)}" href="${asXml(one.href)}"></xhtml:link>`,
    );
    const lastmod = day === undefined ? '' : `<lastmod>${asXml(day)}</lastmod>`;
    return `<url><loc>${asXml(href)}</loc>${lastmod}${inLanguages.join('')}</url>`;
  });
  const xhtml = pages.some(({ translations }) => translations.length > 1)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `${xmlHead}<urlset ${xmlns}${xhtml}>${urls.join('')}</urlset>\n`;
}

/** An address that a URL has as it is: reading thousands as URLs takes longer than all else here. */
const plainAddress = /^(?:\/[a-z0-9][\w-]*)+$/i;

/** A text escaped for XML: faster than React for thousands of addresses, and React knows no names in capitals. */
const asXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

const sitemapAsXml = (root: ReactElement): string => `${xmlHead}${renderToStaticMarkup(root)}\n`;

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
    createElement(
      'sitemap',
      { key: name },
      createElement('loc', null, new URL(`${tree.base}/${name}`, settings.address).href),
    ),
  );
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return new Map([
    ['sitemap.xml', sitemapAsXml(createElement('sitemapindex', { xmlns }, list))],
    ...parts.map(
      (part) => [part.name, sitemapXml({ settings, pages: part.pages }, moments)] as const,
    ),
  ]);
}

/** opensearch.xml (OpenSearch 1.1): how to search the site from a browser's address bar. */
export function openSearchXml({ base, settings }: SiteTree): string {
  const { name, address, language } = settings;
  const template = `${new URL(base + searchAddress, address).href}?q={searchTerms}`;
  const parts = [
    // The standard limits names to sixteen characters.
    `<ShortName>${asXml(name.slice(0, 16).trim())}</ShortName>`,
    `<Description>${asXml(name)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Language>${asXml(language)}</Language>`,
    `<Url type="text/html" template="${asXml(template)}"></Url>`,
  ];
  const xmlns = 'xmlns="http://a9.com/-/spec/opensearch/1.1/"';
  return `${xmlHead}<OpenSearchDescription ${xmlns}>${parts.join('')}</OpenSearchDescription>
`;
}

/**
 * robots.txt: everything is allowed except the licences, which no visitor searches for; and the address of the sitemap.
 */
export const robotsTxt = (tree: SiteTree): string =>
  `User-agent: *\nAllow: ${tree.base}/\nDisallow: ${tree.base}${licencesAddress}\n\nSitemap: ${new URL(`${tree.base}/sitemap.xml`, tree.settings.address).href}\n`;
