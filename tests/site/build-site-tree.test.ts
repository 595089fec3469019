import { expect, test } from 'vitest';
import { findPage } from '../../src/site/addresses/links.ts';
import { siteOf } from './site-of.ts';

test('a page stands at the address its path gives, capitals kept', () => {
  const tree = siteOf({ index: {}, 'fees/index': {}, 'fees/grade-10': {}, AI: {} });
  expect(tree.pages.map((page) => page.address).toSorted()).toEqual([
    '/',
    '/AI',
    '/fees',
    '/fees/grade-10',
  ]);
});

test('an address finds its page whatever the case and the slash at its end', () => {
  const tree = siteOf({ AI: {}, 'fees/index': {} });
  expect(findPage(tree, '/ai/')?.address).toBe('/AI');
  expect(findPage(tree, '/Fees/')?.address).toBe('/fees');
  expect(findPage(tree, '/feesx')).toBeNull();
});

test('a page belongs under its folder’s page, over folders that have none', () => {
  const tree = siteOf({ 'life/index': {}, 'life/clubs/chess': {} });
  expect(findPage(tree, '/life/clubs/chess')?.parent?.address).toBe('/life');
});

test('a page may name another parent, and takes its pattern and site-map group from there', () => {
  const tree = siteOf({
    pathways: { pattern: 'lake', listing: { siteMapGroup: 'Pathways' } },
    stem: { listing: { parent: '/Pathways/' } },
  });
  expect(findPage(tree, '/stem')).toMatchObject({
    parent: { address: '/pathways' },
    pattern: 'lake',
    siteMapGroup: 'Pathways',
  });
});

test('pages that name each other as parent stay, on the first level', () => {
  const tree = siteOf({ a: { listing: { parent: '/b' } }, b: { listing: { parent: '/a' } } });
  expect(tree.pages.map((page) => page.address).toSorted()).toEqual(['/a', '/b']);
});

test('without a listing a page below another is in the menu, one of the first level is not', () => {
  const tree = siteOf({ 'life/index': {}, 'life/chess': {}, uniform: {} });
  expect(tree.pages.filter((page) => page.listedInMenu).map((page) => page.address)).toEqual([
    '/life/chess',
  ]);
});

test('neighbours stand by order, those without one last, equal ones by label', () => {
  const tree = siteOf({
    zebra: { title: 'Zebra' },
    apple: { title: 'Apple' },
    late: { title: 'Aaa', listing: { order: 20 } },
    early: { title: 'Zzz', listing: { order: 10 } },
  });
  expect(tree.pages.map((page) => page.label)).toEqual(['Zzz', 'Aaa', 'Apple', 'Zebra']);
});
