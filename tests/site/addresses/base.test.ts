import { expect, test } from 'vitest';
import { addBaseToPicture } from '../../../src/build/pictures.ts';
import { fileOfAddress } from '../../../src/build/site-files.ts';
import {
  baseOf,
  addBaseToTree,
  publicUrl,
  urlOf,
  withoutBase,
} from '../../../src/site/addresses/base.ts';
import { resolveLink } from '../../../src/site/addresses/links.ts';
import { redirectsOf } from '../../../src/site/addresses/moved-pages.ts';
import { siteOf } from '../site-of.ts';

const pages = {
  index: {},
  fees: { movedFrom: ['/prices'] },
  'fees/boarding': {},
  // A page may be called like the folder.
  school: {},
};

test('the folder of a site is what follows its host', () => {
  expect(baseOf('https://lakeside.example')).toBe('');
  expect(baseOf('https://lakeside.example/')).toBe('');
  expect(baseOf('https://name.example/school/')).toBe('/school');
  expect(baseOf('https://name.example/a/b')).toBe('/a/b');
});

test.each([
  '/',
  '/fees',
  '/fees/',
  '/fees/boarding',
  '/a b',
  '/é',
  '//x',
  '/../x',
  '/a.b',
  '/a?b#c',
])('the URL of the address %s is what a browser makes of it', (address) => {
  for (const site of [
    'https://Lakeside.example',
    'http://localhost:80/school/',
    'https://é.example:8443',
  ])
    expect(urlOf(address, site)).toBe(new URL(address, site).href);
});

test.each(['https://name.example', 'https://name.example/school/'])(
  'the URL of a page of %s is that of the published site, under npm start too',
  (address) => {
    const [started, built] = [
      siteOf(pages, { address }),
      addBaseToTree(siteOf(pages, { address })),
    ].map((tree) => tree.pages.map((page) => publicUrl(page, tree)).toSorted());
    expect(started).toEqual(built);
    expect(started).toContain(`${address.replace(/\/$/, '')}/fees/boarding`);
  },
);

test('a site with a host for itself is left as it is', () => {
  const tree = siteOf(pages);
  expect(addBaseToTree(tree)).toBe(tree);
});

test('in a folder every address begins with it, pages know each other, and content names them as before', () => {
  const tree = siteOf(pages, { address: 'https://name.example/school/' });
  const placed = addBaseToTree(tree);
  expect(placed.pages.map(({ address }) => address).toSorted()).toEqual([
    '/school/',
    '/school/fees',
    '/school/fees/boarding',
    '/school/school',
  ]);
  for (const page of placed.pages) {
    const others = [page.parent ?? page, ...page.children, ...page.translations];
    expect(others.every((other) => placed.pages.includes(other))).toBe(true);
  }
  expect(redirectsOf(placed)).toEqual([{ from: '/school/prices', to: '/school/fees' }]);
  const hrefs = ['/', '/fees#terms', '/prices?year=2026', '/school'].map(
    (to) => resolveLink(placed, to).href,
  );
  expect(hrefs).toEqual([
    '/school/',
    '/school/fees#terms',
    '/school/fees?year=2026',
    '/school/school',
  ]);
  // The checks and the editor go on with the tree that they have.
  expect(tree.pages.every(({ address }) => !address.startsWith('/school/'))).toBe(true);
});

test('files lie in the built site without the folder', () => {
  expect(withoutBase('/school/', '/school')).toBe('/');
  expect(fileOfAddress('/school/', '/school')).toBe('index.html');
  expect(fileOfAddress('/school/school', '/school')).toBe('school/index.html');
});

test('a picture has the folder in each of its addresses', () => {
  const picture = {
    src: '/assets/gate-1200.jpg',
    width: 1200,
    height: 800,
    alt: 'The gate',
    focus: { x: 50, y: 50 },
    sources: [
      { type: 'image/avif', srcSet: '/assets/gate-480.avif 480w, /assets/gate-960.avif 960w' },
    ],
  };
  expect(addBaseToPicture('', picture)).toBe(picture);
  expect(addBaseToPicture('/school', picture)).toMatchObject({
    src: '/school/assets/gate-1200.jpg',
    sources: [{ srcSet: '/school/assets/gate-480.avif 480w, /school/assets/gate-960.avif 960w' }],
  });
});
