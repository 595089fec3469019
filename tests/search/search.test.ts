import { array, assert, integer, lorem, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content-files/load-site.ts';
import { readPassages, type HeadingsFile, type TextsFile } from '../../src/search/index-format.ts';
import { passagesOf, type Passage } from '../../src/search/passages.ts';
import {
  buildSearchFiles,
  commonLimit,
  cutTo,
  type SearchedPage,
} from '../../src/build/search-files.ts';
import { ResultCache } from '../../src/build/result-cache.ts';
import { createSearch } from '../../src/search/search.ts';
import { searchWords } from '../../src/search/words.ts';
import { measureSearch, type QueryKind } from './search-ranking.ts';

const part = (address: string, heading: string, ...texts: string[]): Passage => ({
  address,
  language: 'en',
  anchor: heading === '' ? null : '_part',
  title: address.slice(1),
  label: address.slice(1),
  isListed: true,
  heading,
  texts,
});

const addressesFor = (passages: Passage[], query: string, synonyms: string[][] = []) =>
  createSearch(passages, { synonyms })(query).map(({ passage }) => passage.address);

test('words are compared without case, accents, apostrophes and separators of thousands', () => {
  expect(searchWords("Grade10 Éléonore's KES 115,500.00 (8 January)")).toEqual(
    'grade 10 eleonores kes 115500 00 8 january'.split(' '),
  );
});

describe('a search', () => {
  const site = [
    part('/swimming', '', 'Float, breathe and move without fear.'),
    part('/fees', '', 'What is paid each term.'),
    part('/payment', 'Ways to pay', 'Pay Bill and cheque', 'KES 115,500'),
    part('/calendar', '', '8 January 2025', 'Term 1 opens'),
    part('/history', '', 'In January 2026 came a new one.', '8 classes'),
  ];

  test('forgives a letter that is wrong, missing or exchanged, and words written together', () => {
    expect(addressesFor(site, 'swiming')[0]).toBe('/swimming');
    expect(addressesFor(site, 'swmiming')[0]).toBe('/swimming');
    expect(addressesFor(site, 'paybill')).toEqual(['/payment']);
  });

  test('finds amounts and dates however they are typed', () => {
    for (const query of ['115500', '115,500', 'kes 115 500']) {
      expect(addressesFor(site, query)[0]).toBe('/payment');
    }
    expect(addressesFor(site, 'January 8')[0]).toBe('/calendar');
    expect(addressesFor(site, '8 January')[0]).toBe('/calendar');
  });

  test('finds synonyms, also of phrases', () => {
    const synonyms = [['fees', 'karo', 'what does it cost']];
    expect(addressesFor(site, 'karo', synonyms)[0]).toBe('/fees');
    expect(addressesFor(site, 'what does it cost', synonyms)[0]).toBe('/fees');
    expect(addressesFor(site, 'karo')).toEqual([]);
  });

  test('answers anything that is typed, and with nothing where nothing is meant', () => {
    const search = createSearch(site);
    expect(search(' ?! ')).toEqual([]);
    assert(property(string({ unit: 'grapheme' }), (query) => search(query).length <= 5));
  });
});

test.each(['content', 'scripts/starter/library', 'scripts/starter/clinic'])(
  '%s is found by its own words',
  async (folder) => {
    const { tree } = await loadSite(folder);
    if (!tree) throw new Error(`${folder} has mistakes.`);
    const passages = passagesOf(tree);
    const search = createSearch(passages, tree.settings.search);
    const measure = (kind: QueryKind) => measureSearch(search, passages, kind, { count: 240 });
    // Editors change what stands in content/, and with it which words are tried: that scatters by about 0.01.
    const room = folder === 'content' ? 0.02 : 0;
    for (const kind of ['rare word', 'one error', 'two words'] as const) {
      const { found, rank, missed } = measure(kind);
      expect(found, `${kind}: ${missed.join(', ')}`).toBeGreaterThanOrEqual(0.98 - room);
      expect(rank, kind).toBeGreaterThanOrEqual(0.95 - room);
    }
    const { found, rank, missed } = measure('first letters');
    expect(found, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
    expect(rank).toBeGreaterThanOrEqual(0.8);
  },
);

test('results in the language of the page come first', () => {
  const site = ['en', 'sw'].map((language) => ({
    ...part(`/${language}`, '', 'The clinic opens at 8.'),
    language,
  }));
  for (const language of ['en', 'sw']) {
    const [first, second] = createSearch(site, { language })('clinic');
    expect(first?.passage.language).toBe(language);
    expect(second).toBeDefined();
  }
});

test('the browser reads back what the build has written', async () => {
  const { tree } = await loadSite('scripts/starter/library');
  if (!tree) throw new Error('The fixture has mistakes.');
  const [headings = '', texts = ''] = [...buildSearchFiles(tree).values()];
  const first: HeadingsFile = JSON.parse(headings);
  const second: TextsFile = JSON.parse(texts);
  expect(second.version).toBe(first.version);
  expect(readPassages(first, second)).toEqual(passagesOf(tree));
});

test('what is known of pages from other builds changes nothing', async () => {
  const { tree } = await loadSite('scripts/starter/library');
  if (!tree) throw new Error('The fixture has mistakes.');
  const builds = array(
    tuple(integer({ min: 1, max: tree.pages.length }), integer({ min: 0, max: 9000 })),
  );
  assert(
    property(builds, (some) => {
      let cache = new ResultCache<SearchedPage>();
      for (const [count, max] of some) {
        const site = { ...tree, pages: tree.pages.slice(-count) };
        cache = new ResultCache(cache.used);
        expect(buildSearchFiles(site, cache, max)).toEqual(
          buildSearchFiles(site, new ResultCache(), max),
        );
      }
    }),
    { numRuns: 20 },
  );
});

test('long texts are cut so that all together keep to the limit, short ones not at all', () => {
  const texts = array(array(lorem({ maxCount: 40 }), { maxLength: 4 }), { maxLength: 12 });
  assert(
    property(texts, integer({ min: 0, max: 2000 }), (lists, max) => {
      const lengths = lists.map((list) => list.join('').length);
      const limit = commonLimit(lengths, max);
      const cut = lists.map((list, index) => cutTo(list, lengths[index] ?? 0, limit));
      const total = cut.flat().join('').length;
      expect(total).toBeLessThanOrEqual(max);
      if (lists.flat().join('').length <= max) expect(cut).toEqual(lists);
      cut.forEach((list, index) => expect(lists[index]?.join('\n')).toContain(list.join('\n')));
    }),
  );
});
