import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { licencesAddress } from './licences.ts';
import type { SiteTree } from '../site/site-tree.ts';

/** The file of a page, relative to the published folder: `/fees` → `fees/index.html`. */
export const fileOfAddress = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

/** sitemap.xml (sitemaps.org 0.9): every page by its canonical address. */
export function sitemapXml({ pages, settings }: SiteTree): string {
  const urls = pages.map(({ address }) =>
    createElement(
      'url',
      { key: address },
      createElement('loc', null, new URL(address, settings.address).href),
    ),
  );
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const urlset = renderToStaticMarkup(createElement('urlset', { xmlns }, urls));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${urlset}\n`;
}

/** robots.txt: everything may be read but the licences, which answer no visitor's search; where the sitemap is. */
export const robotsTxt = (tree: SiteTree): string =>
  `User-agent: *\nAllow: /\nDisallow: ${licencesAddress}\n\nSitemap: ${new URL('/sitemap.xml', tree.settings.address).href}\n`;
