import { escapeHtml } from '../render/escape-html.ts';
import { licencesAddress } from './licences.ts';
import type { SiteTree } from '../site/site-tree.ts';

/** The file of a page, relative to the published folder: `/fees` → `fees/index.html`. */
export const fileOfAddress = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;

/** sitemap.xml (sitemaps.org 0.9): every page by its canonical address. */
export function sitemapXml(tree: SiteTree): string {
  const urls = tree.pages.map(
    ({ address }) =>
      `<url><loc>${escapeHtml(new URL(address, tree.settings.address).href)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** robots.txt: everything may be read but the licences, which answer no visitor's search; where the sitemap is. */
export const robotsTxt = (tree: SiteTree): string =>
  `User-agent: *\nAllow: /\nDisallow: ${licencesAddress}\n\nSitemap: ${new URL('/sitemap.xml', tree.settings.address).href}\n`;
