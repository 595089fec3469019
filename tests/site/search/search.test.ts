import { array, assert, integer, lorem, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../../src/build/content-files/load-site.ts';
import {
  readPassages,
  type HeadingsFile,
  type TextsFile,
} from '../../../src/site/search/index-format.ts';
import { passagesOf, type Passage } from '../../../src/site/search/passages.ts';
import { buildSearchFiles, commonLimit, cutTo } from '../../../src/build/search-files.ts';
import { createSearch } from '../../../src/site/search/search.ts';
import { searchWords } from '../../../src/site/search/words.ts';
import { createFinder, rangeFound } from '../../../src/site/text/fold-text.ts';
import { siteOf } from '../site-of.ts';
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

/** A query, a text that it finds, and one that it does not. */
const inEveryScript: readonly (readonly [
  language: string,
  query: string,
  text: string,
  other: string,
])[] = [
  ['English', 'wifi', 'The hall has Wi-Fi.', 'Sports hall'],
  ['English', 'wi fi', 'Free WiFi for guests', 'Sports hall'],
  ['English', 'wi-fi', 'Ask for the wifi password.', 'Sports hall'],
  ['English', 'wifi', 'The Wi\u2011Fi of the hall', 'Sports hall'],
  ['English', 'wifi', 'Bring your own wi fi', 'Sports hall'],
  ['English', 'email', 'By e-mail or letter', 'By hand'],
  ['English', 'e-mail', 'Our email address', 'By hand'],
  ['English', 'e mail', 'Our email address', 'By hand'],
  ['English', 'cooperate', 'We co-operate with parents.', 'Parents'],
  ['English', 'co-operate', 'We cooperate with parents.', 'Parents'],
  ['English', 'website', 'Our web\u00ADsite', 'Parents'],
  ['French', 'école', 'Bienvenue à l’école', 'Bienvenue à la maison'],
  ['French', 'oeuvre', 'Une œuvre', 'Une maison'],
  ['Polish', 'lodz', 'Łódź', 'Kraków'],
  ['Danish', 'soren', 'Søren', 'Anders'],
  ['Danish', 'laesning', 'Læsning', 'Skrivning'],
  ['Icelandic', 'thor', 'Þór', 'Jón'],
  ['German', 'strasse', 'Straße', 'Platz'],
  ['German', 'STRASSE', 'straße', 'Platz'],
  ['German', 'straße', 'STRASSE', 'Platz'],
  ['Vietnamese', 'duong', 'Đường Nguyễn Huệ', 'Hà Nội'],
  ['Turkish', 'istanbul', 'İSTANBUL', 'Ankara'],
  ['Turkish', 'isparta', 'Isparta ve ılıca', 'Ankara'],
  ['Turkish', 'ilica', 'ılıca', 'Ankara'],
  ['Hausa', 'karatu', 'Ƙaratu', 'Makaranta'],
  ['Kiswahili', 'ngombe', 'Ng’ombe', 'Mbuzi'],
  ['Greek', 'σχολειο', 'ΣΧΟΛΕΊΟ', 'Βιβλίο'],
  ['Greek', 'δασκαλος', 'Δασκάλος και μαθητής', 'Βιβλίο'],
  ['Russian', 'елка', 'Ёлка', 'Школа'],
  ['Ukrainian', 'мяч', "М'яч", 'Школа'],
  ['Arabic', 'الاسره', 'الأُسْرَة', 'كتاب'],
  ['Arabic', 'مدرسة', 'المدرســـة', 'كتاب'],
  ['Arabic', '٢٠٢٥', 'Term 2025', 'Term 2024'],
  ['Persian', 'کتاب', 'كتاب', 'مدرسه'],
  ['Persian', 'میخواهم', 'می\u200Cخواهم', 'مدرسه'],
  ['Hebrew', 'שלום', 'שָׁלוֹם', 'בית'],
  ['Hebrew', 'צהל', 'צה״ל', 'בית'],
  ['Hindi', 'दिन', 'खुला दिन', 'दान'],
  ['Hindi', 'फीस', 'फ़ीस', 'दान'],
  ['Hindi', '8', '८ जनवरी', '९ जनवरी'],
  ['Amharic', 'ትምህርት', 'ትምህርት ቤት', 'መጽሐፍ'],
  ['Chinese', '开放日', '学校开放日在一月八日举行', '学校放假'],
  ['Chinese', '费', '学费', '学校'],
  ['Japanese', 'がっこう', '私のガッコウです', '家です'],
  ['Japanese', 'ｶｯｺｳ', 'カッコウの声', '家です'],
  ['Japanese', '入学', '学校の入学式', '卒業式'],
  ['Korean', '학교', '고등학교에서', '병원'],
  ['Thai', 'เปิด', 'โรงเรียนเปิดวันที่แปด', 'โรงเรียนปิดวันที่แปด'],
  ['Lao', 'ໂຮງຮຽນ', 'ນີ້ແມ່ນໂຮງຮຽນຂອງພວກເຮົາ', 'ປຶ້ມ'],
  ['Khmer', 'សាលា', 'នេះជាសាលារៀនរបស់យើង', 'សៀវភៅ'],
  ['Burmese', 'ကျောင်း', 'ဒါကျွန်တော်တို့ကျောင်းပါ', 'စာအုပ်'],
];

test.each(inEveryScript)('in %s, %s finds %s, and not %s', (_, query, text, other) => {
  expect(addressesFor([part('/a', '', other), part('/b', '', text)], query)).toEqual(['/b']);
});

test.each(inEveryScript)(
  'in %s, the editor finds with %s %s, and not %s',
  (_, query, text, other) => {
    const isFound = createFinder(query);
    expect([isFound(text), isFound(other)]).toEqual([true, false]);
    const [from, to] = rangeFound(`${other}: ${text}`, isFound) ?? [0, 0];
    expect(isFound(`${other}: ${text}`.slice(from, to))).toBe(true);
  },
);

test('an article before a word that is searched for may be another one in the text', () => {
  expect(addressesFor([part('/b', '', 'Une école pour tous')], "l'ecole")).toEqual(['/b']);
  expect(addressesFor([part('/b', '', 'مدرسة')], 'المدرسة')).toEqual(['/b']);
});

test('a question without spaces that no page has as a whole finds the pages with most of it', () => {
  const site = [part('/a', '', '学校的食堂'), part('/b', '', '学校开放日'), part('/c', '', '地图')];
  expect(addressesFor(site, '学校什么时候开放')).toEqual(['/b', '/a']);
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

test('a result in a longer text leads to the heading above it', () => {
  const text = `The pitch is ready.[^one]\n\n### Opening hours\n\nFrom *eight*.\n\n> ### Booking\n>\n> By telephone.\n\n[^one]: Since May.`;
  const tree = siteOf({
    index: { blocks: [{ type: 'prose', title: 'Booking', text }] },
  });
  const passages = passagesOf(tree).map(({ anchor, heading, texts }) => [
    anchor,
    heading,
    ...texts,
  ]);
  expect(passages.slice(1)).toEqual([
    ['_booking', 'Booking', 'The pitch is ready. Since May.'],
    ['_opening-hours', 'Opening hours', 'From eight.'],
    ['_booking-2', 'Booking', 'By telephone.'],
  ]);
});

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

test('what surrounds the results is there in each language of the site', () => {
  const translations = { ar: { contacts: { main: { label: 'المكتب' } } } };
  const tree = siteOf(
    {
      index: {},
      'ar/index': { title: 'الرئيسية', language: 'ar', translationOf: '/' },
      'ar/fees': { title: 'الرسوم', language: 'ar', listing: { inMenu: true } },
    },
    { language: 'es', translations },
  );
  const { editions }: HeadingsFile = JSON.parse([...buildSearchFiles(tree).values()][0] ?? '');
  expect(Object.keys(editions)).toEqual(['es', 'ar']);
  expect(editions['es']?.words.found.other).toBe('{count} resultados');
  expect(editions['ar']?.words.found.other).toBe('{count} نتيجة');
  expect(editions['ar']?.help.pages).toContainEqual({ label: 'الرسوم', address: '/ar/fees' });
});

test('on a large site each part is found by the beginning of its texts', () => {
  const text = 'Parents meet the class teacher in the second week of every term. '.repeat(4);
  const page = { title: 'Page', blocks: [{ type: 'prose', text }] };
  const tree = siteOf(
    Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`p-${at}`, page])),
  );
  const [headings = '', texts = ''] = [...buildSearchFiles(tree).values()];
  const [first] = readPassages(JSON.parse(headings), JSON.parse(texts));
  expect(first?.texts).toEqual(['Parents meet the class teacher in the second week of every']);
});

test('a long text without spaces is cut between two letters', () => {
  const [shown = ''] = cutTo(['𠮷野家'.repeat(400)], 1600, 101);
  expect(shown).toHaveLength(100);
  expect(encodeURIComponent(shown)).toMatch(/%87$|%8E$|%B6$/);
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
