import { expect, test } from 'vitest';
import { buildAddressList } from '../../../src/site/addresses/address-list.ts';
import { resolveLink } from '../../../src/site/addresses/links.ts';
import { buildPageList } from '../../../src/site/navigation/page-list.ts';
import { siteOf } from '../site-of.ts';

const tree = siteOf({
  index: {},
  fees: { movedFrom: ['/prices', '/Costs/', '/visit'] },
  visit: { movedFrom: ['/find-us.html', '/PRICES'] },
});

test('a former address leads to its page, unless there is a page again; the first that claims it has it', () => {
  expect(buildAddressList(tree, ['/calendar.ics'])).toEqual({
    pages: ['/fees', '/', '/visit'],
    files: ['/calendar.ics'],
    moved: { '/prices': '/fees', '/Costs': '/fees', '/find-us.html': '/visit' },
  });
});

test('links that still name a former address are written with the page’s own', () => {
  expect(resolveLink(tree, '/Prices/?year=2026#terms').href).toBe('/fees?year=2026#terms');
  expect(resolveLink(tree, '/visit').href).toBe('/visit');
});

test('the not-found page knows the former addresses of each page, and only its own', () => {
  expect(buildPageList(tree)).toEqual([
    { address: '/fees', title: 'fees', from: ['/prices', '/Costs/'] },
    { address: '/', title: 'index' },
    { address: '/visit', title: 'visit', from: ['/find-us.html'] },
  ]);
});
