import { expect, test } from 'vitest';
import { sitemapFiles } from '../../../src/build/site-files.ts';
import { buildSiteMap, divideSiteMap } from '../../../src/site/navigation/site-map.ts';
import { countLinks } from '../../../src/site/navigation/site-map-link.ts';
import { siteOf } from '../site-of.ts';

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

test('a long site map is divided: every page is in it once, and no document lists very many', () => {
  const sections = Array.from({ length: 30 }, (_, section) => `section-${section}`);
  const tree = siteOf({
    index: {},
    'all-pages': { blocks: [{ type: 'site-map' }] },
    'all-pages/1': { title: 'A page at the address of a part' },
    ...Object.fromEntries(
      sections.flatMap((section, at) => [
        [section, { title: section }],
        ...Array.from({ length: at * 4 }, (_, page) => [`${section}/${page}`, {}] as const),
      ]),
    ),
    ...Object.fromEntries(Array.from({ length: 300 }, (_, page) => [`note-${page}`, {}])),
  });
  expect(divideSiteMap(tree, tree.pages.length)).toEqual({ groups: buildSiteMap(tree), parts: [] });

  const { groups, parts } = divideSiteMap(tree, 100);
  const lists = [groups.flatMap(({ links }) => links), ...parts.map(({ links }) => links)];
  for (const links of lists) expect(countLinks(links)).toBeLessThanOrEqual(130);
  const addressesIn = (links: (typeof lists)[number]): string[] =>
    links.flatMap(({ href, links: below = [], part }) => [
      href,
      ...(part ? [part.href] : []),
      ...addressesIn(below),
    ]);
  const section = lists.flat().find(({ label }) => label === 'section-12');
  expect(section?.part?.count).toBe(48);
  expect(parts.find(({ address }) => address === section?.part?.href)?.title).toBe('section-12');
  const listed = lists.flatMap(addressesIn);
  expect(new Set(listed).size).toBe(listed.length);
  const documents = [...tree.pages, ...parts].map(({ address }) => address);
  expect(new Set(documents).size).toBe(documents.length);
  expect(listed.toSorted()).toEqual(documents.toSorted());
});
