import { describe, expect, test } from 'vitest';
import { addBaseToTree } from '../../../src/site/addresses/base.ts';
import {
  entryLine,
  entryNeighbours,
  listEntries,
  type EntryQuery,
} from '../../../src/site/entries/entry-lists.ts';
import { createLocale } from '../../../src/site/language/locale.ts';
import { buildMenu } from '../../../src/site/navigation/menu.ts';
import { buildSiteMap } from '../../../src/site/navigation/site-map.ts';
import type { SiteTree } from '../../../src/site/site-tree.ts';
import { pagesOn } from '../../../src/site/pages/publish-window.ts';
import { siteOf } from '../site-of.ts';

const pageAt = (tree: SiteTree, address: string) => {
  const page = tree.byAddress.get(address);
  if (!page) throw new Error(`There is no page ${address}.`);
  return page;
};

const entriesOn = (tree: SiteTree, address: string, query: EntryQuery = {}, today = '2026-11-28') =>
  listEntries(tree, pageAt(tree, address), query, { today, picture: () => null }).entries;

const titles = (...on: Parameters<typeof entriesOn>): string[] =>
  entriesOn(...on).map(({ label }) => label);

const days = ['2026-03-01', '2025-06-01', '2026-01-05', '2026-03-01', '2024-12-31'];

const news = (wishes: Record<string, object> = {}) =>
  siteOf({
    index: {},
    news: { title: 'News', collection: { kind: 'news', perPage: 3 }, listing: { inMenu: true } },
    ...Object.fromEntries(
      days.map((date, index) => [
        `news/${index}`,
        { title: `Entry ${index}`, date, tags: [index % 2 === 0 ? 'Garden' : 'gárden'] },
      ]),
    ),
    ...wishes,
  });

describe('a collection', () => {
  test('lists its entries newest first, those of a day by title, on as many pages as it needs', () => {
    const tree = news();
    expect(titles(tree, '/news')).toEqual(['Entry 0', 'Entry 3', 'Entry 2']);
    expect(titles(tree, '/news/page-2')).toEqual(['Entry 1', 'Entry 4']);
    expect(tree.lists.map(({ address }) => address)).toEqual([
      '/news/page-2',
      '/news/2026',
      '/news/2025',
      '/news/2024',
      '/news/tags/garden',
      '/news/tags/garden/page-2',
    ]);
    expect(pageAt(tree, '/news/page-2').document.title).toBe('News, page 2');
    expect(pageAt(tree, '/news/tags/garden').document.title).toBe('News: Garden');
    expect(titles(tree, '/news/2026')).toEqual(['Entry 0', 'Entry 3', 'Entry 2']);
  });

  test('shows a pinned entry first, though not in the archive', () => {
    const tree = news({ 'news/old': { title: 'Rules', date: '2024-01-01', pinned: true } });
    expect(titles(tree, '/news')[0]).toBe('Rules');
    expect(entriesOn(tree, '/news').map(({ isPinned = false }) => isPinned)).toEqual([
      true,
      false,
      false,
    ]);
    expect(titles(tree, '/news/2024')).toEqual(['Entry 4', 'Rules']);
  });

  test('leaves its entries out of the menu, and the site map lists its years, tags and further pages', () => {
    const tree = news();
    const locale = createLocale(tree.settings);
    const link = { href: '', kind: 'page', newTab: false } as const;
    expect(buildMenu(tree, () => link, locale).map(({ children }) => children)).toContainEqual([]);
    const listed = buildSiteMap(tree).flatMap(({ links }) => links);
    expect(listed.map(({ label }) => label)).toEqual(['index', 'News']);
    expect(listed[1]?.links?.map(({ label }) => label)).toEqual([
      'page 2',
      '2026',
      '2025',
      '2024',
      'Garden',
      'Garden, page 2',
    ]);
  });

  test('shows events that are still to come, the next one first, until they are over', () => {
    const tree = siteOf({
      index: {},
      events: { collection: { kind: 'events' } },
      'events/fair': { title: 'Fair', date: '2026-12-04', until: '2026-12-06' },
      'events/choir': { title: 'Choir', date: '2026-12-24 17:00' },
      'events/run': { title: 'Run', date: '2026-10-01' },
    });
    expect(titles(tree, '/events')).toEqual(['Fair', 'Choir', 'Run']);
    const showing = { today: '2026-11-28', picture: () => null };
    const shown = listEntries(tree, pageAt(tree, '/events'), {}, showing).entries;
    expect(shown.map(({ isFirstPast }) => isFirstPast)).toEqual([undefined, undefined, true]);
    const upcoming: EntryQuery = { from: '/events', shows: 'upcoming' };
    expect(titles(tree, '/', upcoming, '2026-12-06')).toEqual(['Fair', 'Choir']);
    expect(titles(tree, '/', upcoming, '2026-12-07')).toEqual(['Choir']);
    expect(titles(tree, '/', { from: '/events', shows: 'past' })).toEqual(['Run']);
  });

  test('is found by any page, by tag, author, year and number', () => {
    const tree = news({
      'news/by': { title: 'By Ana', date: '2025-01-01', authors: ['Ana Ruiz'] },
    });
    expect(titles(tree, '/', { limit: 2 })).toEqual(['Entry 0', 'Entry 3']);
    expect(titles(tree, '/', { from: '/news', tag: 'GARDEN', year: 2025 })).toEqual(['Entry 1']);
    expect(titles(tree, '/', { from: '/news', author: 'ana ruiz' })).toEqual(['By Ana']);
    expect(titles(tree, '/', { from: '/news', tag: 'None' })).toEqual([]);
  });

  test('gives an entry its older and newer ones, and related ones that later entries do not change', () => {
    const before = news();
    const now = news({ 'news/5': { title: 'Entry 5', date: '2026-11-01', tags: ['Garden'] } });
    const query: EntryQuery = { shows: 'related', limit: 1 };
    expect(titles(before, '/news/1', query)).toEqual(['Entry 4']);
    expect(titles(now, '/news/1', query)).toEqual(['Entry 4']);
    expect(entryNeighbours(now, pageAt(now, '/news/0'))).toMatchObject({
      previous: { label: 'Entry 3' },
      next: { label: 'Entry 5' },
    });
  });

  test('adds fields of its own, in the kinds of lists', () => {
    const tree = siteOf({
      index: {},
      matches: {
        collection: {
          kind: 'matches',
          fields: ['date', { name: 'kick-off', label: 'Kick-off', kind: 'time' }],
        },
      },
      'matches/one': { date: '2026-12-06', fields: { 'kick-off': '15:30' } },
    });
    const line = entryLine(tree, pageAt(tree, '/matches/one'), createLocale(tree.settings), {
      picture: () => null,
    });
    expect(line?.fields).toEqual([{ name: 'kick-off', label: 'Kick-off', text: '3:30 PM' }]);
  });

  test('exists in each language of the site, with a link from year to year', () => {
    const tree = siteOf(
      {
        index: {},
        news: { collection: { kind: 'news' } },
        'news/a': { date: '2026-01-01' },
        'fr/index': { language: 'fr', translationOf: '/' },
        'fr/news': { title: 'Nouvelles', translationOf: '/news', collection: { kind: 'news' } },
        'fr/news/b': { date: '2026-02-02', tags: ['Été'] },
      },
      { translations: { fr: {} } },
    );
    expect(tree.lists.map(({ address, language }) => `${language} ${address}`)).toEqual([
      'en /news/2026',
      'fr /fr/news/2026',
      'fr /fr/news/tags/ete',
    ]);
    const year = pageAt(tree, '/news/2026');
    expect(year.translations.map(({ address }) => address)).toEqual([
      '/news/2026',
      '/fr/news/2026',
    ]);
    const inFolder = addBaseToTree({
      ...tree,
      settings: { ...tree.settings, address: 'https://host.example/town' },
    });
    const [listed] = listEntries(
      inFolder,
      pageAt(inFolder, '/fr/news'),
      {},
      {
        today: '2026-11-28',
        picture: () => null,
      },
    ).entries;
    expect(listed?.tags).toEqual([{ label: 'Été', href: '/town/fr/news/tags/ete' }]);
  });
});

const manyEntries = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `news/${index}`,
      {
        title: `Entry ${index}`,
        date: `20${10 + Math.floor(index / 20)}-01-${String(10 + (index % 20))}`,
        tags: [index % 3 === 0 ? 'Garden' : 'Choir'],
      },
    ]),
  );

/** What each page of a site with so many news reads of them, by its address. */
function readingsOf(count: number): Map<string, string> {
  const tree = siteOf({
    index: {},
    about: {},
    news: { collection: { kind: 'news', perPage: 100 } },
    ...manyEntries(count),
  });
  const showing = { today: '2026-11-28', picture: () => null };
  return new Map(
    [...tree.pages, ...tree.lists].map((page) => [
      page.address,
      JSON.stringify([
        listEntries(tree, page, page.entryOf ? { shows: 'related' } : {}, showing),
        entryNeighbours(tree, page),
        entryLine(tree, page, createLocale(tree.settings), showing),
      ]),
    ]),
  );
}

test('a new entry changes what the list, its tag, its year and its neighbour read, and no other page', () => {
  const [before, after] = [readingsOf(300), readingsOf(301)];
  const changed = [...after].flatMap(([address, read]) =>
    before.get(address) === read ? [] : [address],
  );
  expect(changed.toSorted()).toEqual([
    // They show the latest entries: the collection is the only one.
    '/',
    '/about',
    '/news',
    '/news/2025',
    '/news/299',
    '/news/300',
    '/news/page-2',
    '/news/page-3',
    '/news/page-4',
    '/news/tags/garden',
    '/news/tags/garden/page-2',
  ]);
});

test('news waits for its date and leaves after its last day; an event is there before and after', () => {
  const { pages } = siteOf({
    index: {},
    news: { collection: { kind: 'news' } },
    'news/note': { date: '2026-12-01', until: '2026-12-24' },
    events: { collection: { kind: 'events' } },
    'events/fair': { date: '2026-12-06', until: '2026-12-07' },
    alone: { date: '2026-12-10' },
  });
  const shownOn = (day: string) => {
    const shown = pagesOn(pages, day).pages.map(({ file }) => file);
    return ['news/note', 'events/fair', 'alone'].filter((one) =>
      shown.includes(`pages/${one}.yaml`),
    );
  };
  expect(shownOn('2026-11-30')).toEqual(['events/fair']);
  expect(shownOn('2026-12-01')).toEqual(['news/note', 'events/fair']);
  expect(shownOn('2026-12-24')).toEqual(['news/note', 'events/fair', 'alone']);
  expect(shownOn('2026-12-25')).toEqual(['events/fair', 'alone']);
  expect(pagesOn(pages, '2026-11-30').nextDate).toBe('2026-12-01');
});
