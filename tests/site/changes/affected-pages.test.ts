import { expect, test } from 'vitest';
import { findPage } from '../../../src/site/addresses/links.ts';
import {
  affectedPages,
  leadsTo,
  type ChangedPage,
} from '../../../src/site/changes/affected-pages.ts';
import { siteOf } from '../site-of.ts';

const tree = siteOf({
  index: {},
  'fees/index': {},
  'fees/grade-10': {},
  'fees/grade-11': { movedFrom: ['/form-3'] },
  'life/index': {},
  'life/clubs': {},
});

/** A page that has changed, in one of the ways that concern others or in none. */
function changed(address: string, how: Partial<Omit<ChangedPage, 'page'>> = {}): ChangedPage {
  const page = findPage(tree, address);
  if (!page) throw new Error(`There is no page ${address}.`);
  return { page, isListedOtherwise: false, hasOtherAnchors: false, ...how };
}

const nobodyAsks = () => false;

test('other words inside a page concern that page alone', () => {
  const affected = affectedPages(tree.pages, [changed('/fees/grade-10')], nobodyAsks);
  expect([...(affected ?? [])]).toEqual(['pages/fees/grade-10.yaml']);
});

test('another title concerns the pages of its section, whose menus show it', () => {
  const renamed = changed('/fees/grade-10', { isListedOtherwise: true });
  expect([...(affectedPages(tree.pages, [renamed], nobodyAsks) ?? [])].toSorted()).toEqual([
    'pages/fees/grade-10.yaml',
    'pages/fees/grade-11.yaml',
    'pages/fees/index.yaml',
  ]);
});

test('another title of the home page concerns all, because every path begins with it', () => {
  const renamed = changed('/', { isListedOtherwise: true });
  expect(affectedPages(tree.pages, [renamed], nobodyAsks)).toBeNull();
});

test('what stands on a page concerns those that ask for it, at its former address too', () => {
  const links: Record<string, string> = {
    '/life/clubs': '/Form-3/?for=boys#table',
    '/life': '/fees/grade-11#table',
    '/': '/fees/grade-10',
  };
  const affected = affectedPages(
    tree.pages,
    [changed('/fees/grade-11')],
    ({ address }, addresses) => leadsTo(links[address] ?? '#here', addresses),
  );
  expect([...(affected ?? [])].toSorted()).toEqual([
    'pages/fees/grade-11.yaml',
    'pages/life/clubs.yaml',
    'pages/life/index.yaml',
  ]);
});
