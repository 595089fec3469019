import { expect, test } from 'vitest';
import { splitAddress } from '../../src/site/addresses.ts';
import { findPage } from '../../src/site/links.ts';
import { linksInText } from '../../src/site/markdown.ts';
import { isInMenu } from '../../src/site/menu.ts';
import { partsOf } from '../../src/site/parts-of.ts';
import { blocksWithSection, childLinks } from '../../src/site/sections.ts';
import type { Page } from '../../src/site/site-tree.ts';
import { blocksOf, school } from './school.ts';

const targetsIn = (value: unknown): string[] =>
  partsOf(value).flatMap(({ part }) => {
    if (part.part === 'link') return [part.to];
    return part.part === 'text' ? linksInText(part) : [];
  });

const pageAt = (to: string): Page[] => {
  const page = to.startsWith('/') ? findPage(school, splitAddress(to).path) : null;
  return page ? [page] : [];
};

/** The pages to which the main part of a page leads, in its own words or by what its section gives it. */
const leadsTo = (page: Page): Page[] => {
  const blocks = blocksWithSection(page, true).map(({ block }) => block);
  const listed = blocks.some(({ type }) => type === 'children') ? childLinks(page) : [];
  const ofSiteMap = blocks.some(({ type }) => type === 'site-map') ? school.pages : [];
  const own = targetsIn(blocks).flatMap(pageAt);
  return [...own, ...listed.flatMap(({ href }) => pageAt(href)), ...ofSiteMap].filter(
    (other) => other !== page,
  );
};

test('no page is a dead end: the main part of each leads on to another', () => {
  const deadEnds = school.pages.filter((page) => leadsTo(page).length === 0);
  expect(deadEnds.map(({ address }) => address)).toEqual([]);
});

test('what it costs, how to apply, when term opens, where it is and whom to call are two taps from the home page', () => {
  const [home] = pageAt('/');
  const around = [
    ...school.pages.filter((page) => isInMenu(page) && page.parent === null),
    ...targetsIn(school.settings.dock).flatMap(pageAt),
  ];
  const near = new Set([...(home ? leadsTo(home) : []), ...around]);
  const first = Array.from(near);
  for (const page of first) for (const next of leadsTo(page)) near.add(next);
  const asked = (['fee-table', 'calendar', 'map', 'chooser', 'application-path'] as const).flatMap(
    (type) => blocksOf(type).map(({ page }) => page),
  );
  expect(asked.length).toBeGreaterThan(5);
  const far = asked.filter((page) => !near.has(page));
  expect(far.map(({ address }) => address)).toEqual([]);
  const calls = [
    ...(home ? targetsIn(home.document.blocks) : []),
    ...targetsIn(school.settings.dock),
  ];
  expect(calls).toContain('phone:main');
});

test('the page on joining a class leads to its fees, and the page of its fees to joining', () => {
  const ways = school.pages.flatMap((joining) => {
    const [fees] = pageAt(joining.address.replace('/join-us/', '/fees/'));
    return fees && fees !== joining ? [{ joining, fees }] : [];
  });
  expect(ways.length).toBeGreaterThan(2);
  const oneWay = ways.filter(
    ({ joining, fees }) => !leadsTo(joining).includes(fees) || !leadsTo(fees).includes(joining),
  );
  expect(oneWay.map(({ fees }) => fees.address)).toEqual([]);
});
