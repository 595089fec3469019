import { describe, expect, test } from 'vitest';
import { editionOf } from '../../../src/site/language/editions.ts';
import { createLocale } from '../../../src/site/language/locale.ts';
import { resolveLink } from '../../../src/site/addresses/links.ts';
import { buildMenu, holdsAddress } from '../../../src/site/navigation/menu.ts';
import { siteOf } from '../site-of.ts';

const menuOf = (...site: Parameters<typeof siteOf>) => {
  const tree = siteOf(...site);
  return buildMenu(tree, (to) => resolveLink(tree, to), createLocale(tree.settings));
};

const firstEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => `Entry ${index + 1}`);

const pagesOf = (section: string, count: number) =>
  Object.fromEntries([
    [section, { title: section, listing: { inMenu: true } }],
    ...Array.from({ length: count }, (_, index) => [`${section}/${index}`, { title: `${index}` }]),
  ]);

describe('the menu', () => {
  test('lists pages of the first level that ask for it, in the order they ask for', () => {
    const menu = menuOf({
      index: { title: 'Home', listing: { inMenu: true, order: 1 } },
      fees: { title: 'Fees', listing: { inMenu: true, order: 3 } },
      disclaimer: { title: 'Disclaimer' },
      about: { title: 'About us', listing: { inMenu: true, order: 2, label: 'About' } },
    });
    expect(menu.map(({ label, href }) => [label, href])).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Fees', '/fees'],
    ]);
  });

  test('gives an entry the pages below it, except those that keep out', () => {
    const menu = menuOf({
      fees: { listing: { inMenu: true } },
      'fees/form-2': { title: 'Form 2', listing: { order: 1, inMenu: false } },
      'fees/grade-10': { title: 'Grade 10', listing: { order: 3 } },
      'fees/grade-9': { title: 'Grade 9', listing: { order: 2 }, pattern: 'lake' },
    });
    expect(menu[0]?.children).toEqual([
      { label: 'Grade 9', href: '/fees/grade-9', newTab: false, pattern: 'lake' },
      { label: 'Grade 10', href: '/fees/grade-10', newTab: false, pattern: 'calm' },
    ]);
  });

  test('lists the first pages of a long section and those that are pinned, and leads to all of them', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `news/entry-${index + 1}`,
        { title: `Entry ${index + 1}`, listing: { pinned: index === 20 } },
      ]),
    );
    const labelsOf = (settings: object) =>
      menuOf(
        { news: { title: 'News', listing: { inMenu: true } }, ...pages },
        settings,
      )[0]?.children.map(({ label }) => label);
    expect(labelsOf({})).toEqual([...firstEntries(11), 'Entry 21', 'All in News (30)']);
    expect(labelsOf({ pagesInMenu: 3 })).toEqual([
      ...firstEntries(2),
      'Entry 21',
      'All in News (30)',
    ]);
    // The link would take as much room as the page that it leaves out.
    expect(labelsOf({ pagesInMenu: 29 })).toEqual(firstEntries(30));
  });

  test('has room for a number of links, which long sections share', () => {
    const site = {
      ...pagesOf('a', 60),
      ...pagesOf('b', 2),
      ...pagesOf('c', 12),
      ...pagesOf('d', 12),
      ...pagesOf('e', 12),
    };
    const countsOf = (settings?: object) =>
      menuOf(site, settings).map(({ children }) => children.length);
    // 9 pages and "All in …"; one page less for each than would be too many in all.
    expect(countsOf()).toEqual([10, 2, 10, 10, 10]);
    expect(countsOf({ pagesInMenu: 12 })).toEqual([13, 2, 12, 12, 12]);
  });

  test('includes a page in another folder that names its parent', () => {
    const menu = menuOf({
      pathways: { listing: { inMenu: true } },
      stem: { title: 'STEM', listing: { parent: '/pathways' } },
    });
    expect(menu.map(({ href }) => href)).toEqual(['/pathways']);
    expect(menu[0]?.children.map(({ href }) => href)).toEqual(['/stem']);
  });

  test('ends a dropdown with its further links; outside ones open a new tab and take the pattern of the entry', () => {
    const menu = menuOf(
      {
        join: {
          pattern: 'lake',
          listing: {
            inMenu: true,
            menuLinks: [
              { label: 'Enquire', to: 'enquiry' },
              { label: 'Fees', to: '/Fees/' },
              { label: 'Enquire here', to: 'enquiry', newTab: false },
            ],
          },
        },
        'join/form-3': { title: 'Form 3' },
        fees: {},
      },
      { outside: { enquiry: { label: 'Enquiries', address: 'https://enquiry.example/ask' } } },
    );
    expect(menu[0]?.children).toEqual([
      { label: 'Form 3', href: '/join/form-3', newTab: false, pattern: 'lake' },
      { label: 'Enquire', href: 'https://enquiry.example/ask', newTab: true, pattern: 'lake' },
      { label: 'Fees', href: '/fees', newTab: false, pattern: 'calm' },
      {
        label: 'Enquire here',
        href: 'https://enquiry.example/ask',
        newTab: false,
        pattern: 'lake',
      },
    ]);
  });
});

describe('the part of the site an entry opens', () => {
  const [home, pathways] = menuOf({
    index: { listing: { inMenu: true, order: 1 } },
    pathways: { listing: { inMenu: true, order: 2 } },
    'pathways/tailormade': { listing: { inMenu: false } },
    stem: { listing: { parent: '/pathways' } },
  });

  test.each([
    ['/pathways', true],
    ['/pathways/tailormade', true],
    ['/stem', true],
    ['/pathways-old', false],
    ['/', false],
  ])('holds %s: %s', (address, held) => {
    expect(pathways && holdsAddress(pathways, address)).toBe(held);
  });

  test('the home page holds itself only', () => {
    expect(home && holdsAddress(home, '/')).toBe(true);
    expect(home && holdsAddress(home, '/stem')).toBe(false);
  });

  test('the home page of another language, which all its pages are below, holds itself only', () => {
    const tree = siteOf(
      {
        index: {},
        visit: {},
        'sw/index': { language: 'sw', translationOf: '/', listing: { inMenu: true } },
        'sw/saa': { translationOf: '/visit', listing: { inMenu: true } },
      },
      { translations: { sw: {} } },
    );
    const [swahiliHome] = buildMenu(
      editionOf(tree, 'sw'),
      (to) => resolveLink(tree, to),
      createLocale(tree.settings),
    );
    expect(swahiliHome).toMatchObject({ href: '/sw', isHome: true });
    expect(swahiliHome && holdsAddress(swahiliHome, '/sw/saa')).toBe(false);
  });

  test('of a new language leads to the pages in the first language until they are translated', () => {
    const inMenu = { listing: { inMenu: true } };
    const tree = siteOf(
      {
        index: { title: 'Home', listing: { inMenu: true, order: 1 } },
        inspire: { title: 'Inspire', listing: { inMenu: true, order: 2 } },
        'inspire/leadership': { title: 'Leadership' },
        'inspire/motto': { title: 'Motto' },
        fees: { title: 'Fees', listing: { inMenu: true, order: 3 } },
        'fees/form-2': { title: 'Form 2' },
        'fees/grade-10': { title: 'Grade 10' },
        'sw/uongozi': { title: 'Uongozi', language: 'sw', translationOf: '/inspire/leadership' },
        'sw/ada': { title: 'Ada', language: 'sw', translationOf: '/fees', ...inMenu },
        'sw/ada/kidato': { title: 'Kidato', language: 'sw', translationOf: '/fees/form-2' },
      },
      { translations: { sw: {} } },
    );
    const linksIn = (language: string) => {
      const edition = editionOf(tree, language);
      const menu = buildMenu(
        edition,
        (to) => resolveLink(tree, to),
        createLocale(edition.settings),
      );
      return menu.flatMap((item) =>
        [item, ...item.children].map((one) => [one.label, one.href, one.language]),
      );
    };
    expect(linksIn('sw')).toEqual([
      ['Home', '/', 'en'],
      ['Inspire', '/inspire', 'en'],
      ['Uongozi', '/sw/uongozi', undefined],
      ['Motto', '/inspire/motto', 'en'],
      ['Ada', '/sw/ada', undefined],
      ['Kidato', '/sw/ada/kidato', undefined],
      ['Grade 10', '/fees/grade-10', 'en'],
    ]);
    expect(linksIn('en').map(([label]) => label)).toEqual([
      'Home',
      'Inspire',
      'Leadership',
      'Motto',
      'Fees',
      'Form 2',
      'Grade 10',
    ]);
  });
});
