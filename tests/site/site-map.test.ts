import { expect, test } from 'vitest';
import { sitemapFiles } from '../../src/build/site-files.ts';
import { buildSiteMap } from '../../src/site/site-map.ts';
import { siteOf } from './site-of.ts';

test('the site map has every page once, in the groups of the settings and their order', () => {
  const tree = siteOf(
    {
      about: { title: 'About', listing: { siteMapGroup: 'About' } },
      'about/history': { title: 'History' },
      'about/old-fees': { title: 'Old fees', listing: { siteMapGroup: 'Fees', inMenu: false } },
      fees: { title: 'Fees', listing: { siteMapGroup: 'Fees', order: 1 } },
      disclaimer: { title: 'Disclaimer' },
    },
    { siteMap: { groups: ['Fees', 'Empty', 'About', 'Other'] } },
  );
  expect(buildSiteMap(tree)).toEqual([
    {
      title: 'Fees',
      links: [
        { label: 'Fees', href: '/fees' },
        { label: 'Old fees', href: '/about/old-fees' },
      ],
    },
    {
      title: 'About',
      links: [
        { label: 'About', href: '/about' },
        { label: 'History', href: '/about/history' },
      ],
    },
    { title: 'Other', links: [{ label: 'Disclaimer', href: '/disclaimer' }] },
  ]);
});

test('a page whose group does not exist is not lost: it goes into the last group', () => {
  const tree = siteOf({ news: { title: 'News', listing: { siteMapGroup: 'Abuot' } } });
  expect(buildSiteMap(tree)).toEqual([
    { title: 'Other', links: [{ label: 'News', href: '/news' }] },
  ]);
});

test('the sitemap for search engines is an index once there are more pages than one may hold', () => {
  const tree = siteOf({ index: {}, a: {}, b: {} });
  expect([...sitemapFiles(tree, undefined, 3).keys()]).toEqual(['sitemap.xml']);
  const files = sitemapFiles(tree, undefined, 2);
  const listed = (file: string) =>
    Array.from((files.get(file) ?? '').matchAll(/<loc>([^<]+)/g), ([, address = '']) => address);
  const parts = listed('sitemap.xml').map((address) => new URL(address).pathname.slice(1));
  expect(parts).toEqual(['sitemap-1.xml', 'sitemap-2.xml']);
  const addresses = tree.pages.map(({ address }) => new URL(address, tree.settings.address).href);
  expect(parts.flatMap(listed)).toEqual(addresses);
});
