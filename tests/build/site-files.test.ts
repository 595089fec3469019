import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedFiles, openSearchXml, robotsTxt, sitemapXml } from '../../src/build/site-files.ts';
import { addBaseToTree } from '../../src/site/addresses/base.ts';
import { feedFaults, openSearchFaults } from '../built/feed-faults.ts';
import { readXml } from '../built/read-xml.ts';
import { hostileWords } from '../fuzz/hostile-words.ts';
import { siteOf } from '../site/site-of.ts';

test('whatever words pages and sites have, feeds, sitemaps and descriptions of the search are valid', () => {
  const words = fc.oneof(
    hostileWords,
    fc.constantFrom('\u0001', ']]>', '<!--', '&', '"', '\uD800', '\uFFFE', 'a < b'),
  );
  const titles = words.map((title) => `News ${title}`.slice(0, 70).trim());
  fc.assert(
    fc.property(titles, titles, (title, name) => {
      const pages = {
        index: {},
        one: { date: '2026-10-05', lastChanged: '2026-11-01' },
        two: { date: '2026-10-05' },
      };
      const tree = siteOf(pages);
      tree.settings.name = name;
      for (const page of tree.pages) page.document.title = title;
      expect(feedFaults(feedFiles(tree, new Map()).get('/feed.xml') ?? '')).toEqual([]);
      expect(openSearchFaults(openSearchXml(tree))).toEqual([]);
      readXml(sitemapXml(tree));
    }),
  );
});

const idsOf = (file: string, movedFrom: string[], address: string) => {
  const tree = addBaseToTree(
    siteOf(
      { index: {}, [file]: { date: '2026-10-05', ...(movedFrom.length > 0 && { movedFrom }) } },
      { address },
    ),
  );
  return feedFiles(tree, new Map())
    .get('/feed.xml')
    ?.match(/<id>[^<]*/g);
};

test('an entry of the feed keeps its id when its page moves, also in a folder of the host', () => {
  for (const address of ['https://lakeside.example', 'https://lakeside.example/school/']) {
    const before = idsOf('camp', [], address);
    expect(before?.[1]).toBe(`<id>${address.replace(/\/$/, '')}/camp`);
    expect(idsOf('news/camp', ['/camp'], address)).toEqual(before);
    expect(idsOf('old/camp', ['/camp', '/news/camp'], address)).toEqual(before);
  }
});

test.each([
  ['Lakeside', 'Lakeside'],
  ['Kilele Community Clinic', 'Kilele Community'],
  ['Service of the Water Office', 'Service of the'],
  ['Museum – Archive of the Town', 'Museum – Archive'],
  ['Waters (of the valley)', 'Waters (of the'],
  ['The old school (1954)', 'The old school'],
  ['Wasserversorgungsverband Nord', 'lakeside.example'],
  ['湖畔市立第一中学校図書館友の会ウェブ', '湖畔市立第一中学校図書館友の会'],
])('the search of %s is called %s in a browser, with no word cut', (name, short) => {
  const description = openSearchXml(siteOf({ index: {} }, { name }));
  expect(openSearchFaults(description)).toEqual([]);
  expect(description).toContain(`<ShortName>${short}</ShortName>`);
});

test('a collection and each of its tags have a valid feed, the newest entry first', () => {
  const feeds = feedFiles(
    siteOf({
      index: {},
      news: { title: 'News', collection: { kind: 'news' } },
      'news/a': { title: 'A', date: '2026-01-08', tags: ['Open day'], authors: ['Ana & Tom'] },
      'news/b': { title: 'B', date: '2026-02-08', summary: 'It <began>.' },
      events: { collection: { kind: 'events' } },
      'events/fair': { title: 'Fair', date: '2030-01-01' },
    }),
    new Map(),
  );
  expect([...feeds.keys()].toSorted()).toEqual([
    '/events/feed.xml',
    '/feed.xml',
    '/news/feed.xml',
    '/news/tags/open-day/feed.xml',
  ]);
  for (const feed of feeds.values()) expect(feedFaults(feed)).toEqual([]);
  const titles = (address: string) => feeds.get(address)?.match(/<title>[^<]*/g);
  expect(titles('/news/feed.xml')).toEqual(['<title>Lakeside: News', '<title>B', '<title>A']);
  // What is only announced is no news yet.
  expect(titles('/feed.xml')).toEqual(['<title>Lakeside', '<title>B', '<title>A']);
});

const robotsAt = (address: string) => robotsTxt(addBaseToTree(siteOf({ index: {} }, { address })));

test('a site in a folder has no robots.txt, which no crawler would read there', () => {
  expect(robotsAt('https://lakeside.example')).toContain(
    'Sitemap: https://lakeside.example/sitemap.xml',
  );
  expect(robotsAt('https://lakeside.example/school')).toBeNull();
});
