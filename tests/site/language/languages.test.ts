import { expect, test } from 'vitest';
import { sitemapXml } from '../../../src/build/site-files.ts';
import { buildBreadcrumbs } from '../../../src/site/navigation/breadcrumbs.ts';
import {
  alternatesOf,
  editionOf,
  languageLinks,
  settingsIn,
} from '../../../src/site/language/editions.ts';
import { createLocale } from '../../../src/site/language/locale.ts';
import { findPage, resolveLink } from '../../../src/site/addresses/links.ts';
import { languageParts } from '../../../src/site/addresses/offline.ts';
import { buildMenu } from '../../../src/site/navigation/menu.ts';
import { buildSiteMap } from '../../../src/site/navigation/site-map.ts';
import type { Page } from '../../../src/site/site-tree.ts';
import { siteOf } from '../site-of.ts';

const listed = { inMenu: true };
const tree = siteOf(
  {
    index: { title: 'Home' },
    prices: { title: 'Prices', listing: { ...listed, order: 1 }, lastChanged: '2026-01-08' },
    'prices/teeth': { title: 'Teeth' },
    'sw/index': { title: 'Mwanzo', language: 'sw', translationOf: '/' },
    'sw/bei': { title: 'Bei', translationOf: '/prices', listing: listed },
    'sw/bei/meno': { title: 'Meno ya {{site.name}}', translationOf: '/prices/teeth' },
    'prices/arabe': { title: 'أسعار', language: 'ar', translationOf: '/prices' },
  },
  {
    language: 'en',
    tagline: 'By the lake',
    contacts: { main: { label: 'Office', phone: '+254 700 000 000' } },
    translations: {
      sw: {
        name: 'Ziwani',
        contacts: { main: { label: 'Ofisi' } },
        siteMap: { groups: ['Kurasa'] },
      },
      ar: {},
    },
  },
);

function at(address: string): Page {
  const page = findPage(tree, address);
  if (!page) throw new Error(`There is no page ${address}.`);
  return page;
}

const menuIn = (language: string) => {
  const edition = editionOf(tree, language);
  return buildMenu(edition, (to) => resolveLink(edition, to), createLocale(edition.settings)).map(
    ({ label, children }) => [label, ...children.map((child) => child.label)],
  );
};

test('a page has the language that it says, else that of the page above it', () => {
  expect(tree.pages.map(({ address, language }) => `${address} ${language}`).toSorted()).toEqual([
    '/ en',
    '/prices en',
    '/prices/arabe ar',
    '/prices/teeth en',
    '/sw sw',
    '/sw/bei sw',
    '/sw/bei/meno sw',
  ]);
});

test('the menu and the site map of a language hold its own pages', () => {
  expect(menuIn('en')).toEqual([['Prices', 'Teeth']]);
  expect(menuIn('sw')).toEqual([['Bei', 'Meno ya Ziwani']]);
  expect(buildSiteMap(editionOf(tree, 'sw'))).toEqual([
    {
      title: 'Kurasa',
      links: [
        { label: 'Bei', href: '/sw/bei' },
        { label: 'Meno ya Ziwani', href: '/sw/bei/meno' },
        { label: 'Mwanzo', href: '/sw' },
      ],
    },
  ]);
});

test('the translation of the home page is the home page of its language', () => {
  const edition = editionOf(tree, 'sw');
  expect(buildBreadcrumbs(edition, at('/sw'))).toEqual([]);
  expect(buildBreadcrumbs(edition, at('/sw/bei/meno'))).toEqual([
    { label: 'Mwanzo', href: '/sw' },
    { label: 'Bei', href: '/sw/bei' },
  ]);
});

test('an edition is made once, as each of many pages asks for its own', () => {
  expect(editionOf(tree, 'sw')).toBe(editionOf(tree, 'sw'));
});

test('what site.yaml says in a language stands around its pages, and the rest stays', () => {
  const { settings } = editionOf(tree, 'sw');
  expect(settings).toMatchObject({ name: 'Ziwani', tagline: 'By the lake', language: 'sw' });
  expect(settings.contacts['main']).toEqual({ label: 'Ofisi', phone: '+254 700 000 000' });
});

const switchOn = (address: string) =>
  languageLinks(tree, at(address)).map(({ label, href, isShown }) => [label, href, isShown]);

test('the switch leads to the same page, else to the home page of the language, else nowhere', () => {
  expect(switchOn('/prices')).toEqual([
    ['English', '/prices', true],
    ['Kiswahili', '/sw/bei', false],
    ['العربية', '/prices/arabe', false],
  ]);
  expect(switchOn('/sw/bei/meno')).toEqual([
    ['English', '/prices/teeth', false],
    ['Kiswahili', '/sw/bei/meno', true],
  ]);
  expect(switchOn('/')).toEqual([
    ['English', '/', true],
    ['Kiswahili', '/sw', false],
  ]);
  expect(languageLinks(siteOf({ index: {} }), null)).toEqual([]);
});

test('search engines are told of true translations only', () => {
  const alternates = alternatesOf(at('/prices'), tree.settings.address);
  expect(alternates.map(({ language }) => language)).toEqual(['en', 'sw', 'ar', 'x-default']);
  expect(alternatesOf(at('/sw/bei'), tree.settings.address)).toEqual(alternates);
  const single = siteOf({ index: {}, fees: {} });
  expect(single.pages.map((page) => alternatesOf(page, single.settings.address))).toEqual([[], []]);
  expect(sitemapXml(single)).not.toContain('xhtml');
  expect(sitemapXml(tree)).toContain(
    '<loc>https://lakeside.example/prices</loc><lastmod>2026-01-08</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://lakeside.example/prices"/>',
  );
});

test('the parts of the site in other languages begin where a page says so, the deepest first', () => {
  expect(languageParts(tree)).toEqual([
    ['/prices/arabe', 'ar'],
    ['/sw', 'sw'],
  ]);
});

test('headings of the footer in the main language do not stand on pages of another language', () => {
  const { footer } = settingsIn(
    siteOf(
      { 'sw/index': { language: 'sw' } },
      { footer: { quickLinksTitle: 'Often needed', motto: ['Water'] }, translations: { sw: {} } },
    ).settings,
    'sw',
  );
  expect(footer.quickLinksTitle).toBeUndefined();
  expect(footer.motto).toEqual(['Water']);
});
