import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { licencesAddress } from './licences.ts';
import { alternatesOf } from '../site/editions.ts';
import { searchAddress } from '../site/search-addresses.ts';
import type { SiteTree } from '../site/site-tree.ts';

/** The file of a page, relative to the published folder: `/fees` → `fees/index.html`. */
export const fileOfAddress = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

/** sitemap.xml (sitemaps.org 0.9): every page by its canonical address, with its translations. */
export function sitemapXml({ pages, settings }: SiteTree): string {
  const urls = pages.map((page) =>
    createElement(
      'url',
      { key: page.address },
      createElement('loc', null, new URL(page.address, settings.address).href),
      page.document.lastChanged && createElement('lastmod', null, page.document.lastChanged),
      alternatesOf(page, settings.address).map(({ language, href }) =>
        // oxlint-disable-next-line react/no-namespace -- it is written as XML, which has them
        createElement('xhtml:link', {
          key: language,
          rel: 'alternate',
          hreflang: language,
          href,
        }),
      ),
    ),
  );
  const xhtml = pages.some(({ translations }) => translations.length > 1)
    ? { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }
    : {};
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const urlset = renderToStaticMarkup(createElement('urlset', { xmlns, ...xhtml }, urls));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${urlset}\n`;
}

/** opensearch.xml (OpenSearch 1.1): how a browser searches the site from its address bar. */
export function openSearchXml({ settings }: SiteTree): string {
  const { name, address, language } = settings;
  const template = `${new URL(searchAddress, address).href}?q={searchTerms}`;
  const description = createElement(
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    // The standard takes names of up to sixteen letters.
    createElement('ShortName', null, name.slice(0, 16).trim()),
    createElement('Description', null, name),
    createElement('InputEncoding', null, 'UTF-8'),
    createElement('Language', null, language),
    createElement('Url', { type: 'text/html', template }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(description)}\n`;
}

/** robots.txt: everything may be read but the licences, which answer no visitor's search; where the sitemap is. */
export const robotsTxt = (tree: SiteTree): string =>
  `User-agent: *\nAllow: /\nDisallow: ${licencesAddress}\n\nSitemap: ${new URL('/sitemap.xml', tree.settings.address).href}\n`;
