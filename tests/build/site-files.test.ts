import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedXml, openSearchXml, robotsTxt, sitemapXml } from '../../src/build/site-files.ts';
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
        one: { news: '2026-10-05', lastChanged: '2026-11-01' },
        two: { news: '2026-10-05' },
      };
      const tree = siteOf(pages);
      tree.settings.name = name;
      for (const page of tree.pages) page.document.title = title;
      expect(feedFaults(feedXml(tree, new Map()) ?? '')).toEqual([]);
      expect(openSearchFaults(openSearchXml(tree))).toEqual([]);
      readXml(sitemapXml(tree));
    }),
  );
});

const idsOf = (file: string, movedFrom: string[], address: string) => {
  const tree = addBaseToTree(
    siteOf(
      { index: {}, [file]: { news: '2026-10-05', ...(movedFrom.length > 0 && { movedFrom }) } },
      { address },
    ),
  );
  return feedXml(tree, new Map())?.match(/<id>[^<]*/g);
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

const robotsAt = (address: string) => robotsTxt(addBaseToTree(siteOf({ index: {} }, { address })));

test('a site in a folder has no robots.txt, which no crawler would read there', () => {
  expect(robotsAt('https://lakeside.example')).toContain(
    'Sitemap: https://lakeside.example/sitemap.xml',
  );
  expect(robotsAt('https://lakeside.example/school')).toBeNull();
});
