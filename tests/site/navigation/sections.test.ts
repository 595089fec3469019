import { expect, test } from 'vitest';
import {
  childLinks,
  childParts,
  createNeighbours,
  sectionMenu,
  typesWithSection,
  type SectionItem,
} from '../../../src/site/navigation/sections.ts';
import { buildMenu } from '../../../src/site/navigation/menu.ts';
import { buildSiteMap } from '../../../src/site/navigation/site-map.ts';
import type { SiteMapLink } from '../../../src/site/navigation/site-map-link.ts';
import { createLocale } from '../../../src/site/language/locale.ts';
import { findPage, resolveLink } from '../../../src/site/addresses/links.ts';
import type { Page, SiteTree } from '../../../src/site/site-tree.ts';
import { handbookPages } from '../../handbook.ts';
import { siteOf } from '../site-of.ts';

const handbook = siteOf(handbookPages(), { siteMap: { groups: ['All'] } });

function pageAt(tree: SiteTree, address: string): Page {
  const page = findPage(tree, address);
  if (!page) throw new Error(`There is no page ${address}.`);
  return page;
}

const typesOf = (page: Page) =>
  typesWithSection(page, false).flatMap(({ type, index }) => (index === null ? type : []));

const addressesOf = (items: readonly SectionItem[]): string[] =>
  items.flatMap(({ href, items: below }) => [href, ...addressesOf(below)]);

const locale = createLocale(handbook.settings);

const menuOf = (page: Page) => sectionMenu(page, locale, 12);

/** The addresses that the parts of a page that are generated link to. */
function linksOf(tree: SiteTree, page: Page): string[] {
  const types = typesOf(page);
  const { previous, next } = createNeighbours(tree)(page);
  return [
    ...(types.includes('children') ? childLinks(tree, page).map(({ href }) => href) : []),
    ...(types.includes('section-menu') ? addressesOf(menuOf(page)?.items ?? []) : []),
    ...(types.includes('next-page') ? [previous, next].flatMap((one) => one?.href ?? []) : []),
  ];
}

test('every page of a handbook of 300 is found by walking, and without the site map', () => {
  const menu = buildMenu(handbook, (to) => resolveLink(handbook, to), locale).flatMap((item) => [
    item.href,
    ...item.children.map(({ href }) => href),
  ]);
  const found = new Set(menu);
  for (const address of found) {
    for (const to of linksOf(handbook, pageAt(handbook, address))) found.add(to);
  }
  expect(handbook.pages.length).toBeGreaterThan(290);
  expect(handbook.pages.map(({ address }) => address).filter((one) => !found.has(one))).toEqual([]);
});

test('a page lists those below it as people count: 2 before 10', () => {
  const labels = childLinks(handbook, pageAt(handbook, '/handbook/part-1')).map(
    ({ label }) => label,
  );
  expect(labels.slice(0, 11)).toEqual(
    Array.from({ length: 11 }, (_, index) => `Chapter ${index + 1}`),
  );
});

test('the menu of a section is open along the path to the page, and nowhere else', () => {
  const menu = menuOf(pageAt(handbook, '/handbook/part-2/chapter-3/rule-4'));
  expect(menu?.href).toBe('/handbook');
  const open = (items: readonly SectionItem[]): string[] =>
    items.flatMap(({ label, items: below }) => (below.length > 0 ? [label, ...open(below)] : []));
  expect(open(menu?.items ?? [])).toEqual(['Part 2', 'Chapter 3']);
  const shown = addressesOf(menu?.items ?? []);
  expect(shown).toHaveLength(4 + 12 + 5);
});

test('pages that the menu leaves out are listed by the page above them, in several documents', () => {
  const entries = Array.from({ length: 250 }, (_, index) => [
    `news/entry-${index + 1}`,
    { title: `Entry ${index + 1}` },
  ]);
  const tree = siteOf({
    news: { title: 'News', listing: { inMenu: true } },
    // An address that the second document would have.
    'news/2': { title: 'Entry 0' },
    ...Object.fromEntries(entries),
  });
  const news = pageAt(tree, '/news');
  expect(typesOf(news)).toEqual(['children']);
  const links = childLinks(tree, news).map(({ href }) => href);
  expect(links.slice(-2)).toEqual(['/news/3', '/news/4']);
  const inParts = childParts(tree, news).flatMap((part) => part.links.map(({ href }) => href));
  expect([...links.slice(0, -2), ...inParts]).toEqual(
    tree.pages.filter(({ parent }) => parent).map(({ address }) => address),
  );
});

test('the menu of a long section shows the neighbours of the page, and leads to all', () => {
  const labelsAt = (rule: number) =>
    sectionMenu(pageAt(long, `/rules/part/rule-${rule}`), locale, 4)?.items[0]?.items.map(
      ({ label }) => label,
    );
  const long = siteOf({
    rules: { title: 'Rules' },
    'rules/part': { title: 'Part' },
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `rules/part/rule-${index + 1}`,
        { title: `Rule ${index + 1}` },
      ]),
    ),
  });
  const all = 'All in Part (20)';
  expect(labelsAt(1)).toEqual(['Rule 1', 'Rule 2', 'Rule 3', 'Rule 4', all]);
  expect(labelsAt(10)).toEqual(['Rule 8', 'Rule 9', 'Rule 10', 'Rule 11', all]);
  expect(labelsAt(20)).toEqual(['Rule 17', 'Rule 18', 'Rule 19', 'Rule 20', all]);
});

test('one reads a section from its first page to its last, each page once', () => {
  const neighboursOf = createNeighbours(handbook);
  const read = ['/handbook'];
  for (let at = neighboursOf(pageAt(handbook, '/handbook/part-1')).previous; at;) {
    const page = pageAt(handbook, read.at(-1) ?? '');
    // The first page itself is of the menu's two levels, and leads on by it.
    at = page.parent ? neighboursOf(page).next : { label: '', href: '/handbook/part-1' };
    if (at) read.push(at.href);
  }
  expect(read.slice(0, 4)).toEqual([
    '/handbook',
    '/handbook/part-1',
    '/handbook/part-1/chapter-1',
    '/handbook/part-1/chapter-1/rule-1',
  ]);
  expect(new Set(read).size).toBe(read.length);
  expect(read).toHaveLength(handbook.pages.length - 2);
});

test('a site of two levels has none of it, unless a section asks for it', () => {
  const pages = {
    about: { title: 'About', listing: { inMenu: true } },
    'about/history': { title: 'History' },
    'about/people': { title: 'People' },
  };
  const plain = siteOf(pages);
  expect(plain.pages.flatMap(typesOf)).toEqual([]);
  const tree = siteOf({ ...pages, about: { title: 'About', listing: { section: true } } });
  expect(typesOf(pageAt(tree, '/about'))).toEqual(['section-menu', 'children', 'next-page']);
  expect(typesOf(pageAt(tree, '/about/people'))).toEqual(['section-menu', 'next-page']);
  const expected = [
    { type: 'children', title: 'More' },
    { type: 'next-page', label: 'On', to: '/about' },
  ];
  const written = siteOf({
    ...pages,
    about: { title: 'About', listing: { section: true }, blocks: expected },
  });
  expect(typesOf(pageAt(written, '/about'))).toEqual(['section-menu']);
});

test('the site map nests from the third level on', () => {
  const depthOf = ({ links = [] }: SiteMapLink): number => 1 + Math.max(0, ...links.map(depthOf));
  const [all] = buildSiteMap(handbook);
  expect(all?.links.filter((link) => link.links).map(({ label }) => label)).toEqual([
    'Part 1',
    'Part 2',
    'Part 3',
    'Part 4',
  ]);
  expect(Math.max(...(all?.links ?? []).map(depthOf))).toBe(3);
});
