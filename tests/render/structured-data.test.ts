// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createLoadCache, loadSite } from '../../src/build/content-files/load-site.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { siteOf } from '../site/site-of.ts';
import { withoutFiles } from './without-files.ts';
import { structuredDataIn, structuredFaults } from '../built/structured-faults.ts';

type Data = { '@type': string; [name: string]: unknown };

/** What a page of a site tells search engines, and what visitors see of it. */
async function openSite(folder: string) {
  const { tree } = await loadSite(folder, createLoadCache());
  if (!tree) throw new Error('The site has mistakes.');
  const renderer = createSiteRenderer(tree, withoutFiles);
  return tree.pages.map((page) => {
    const shown = new DOMParser().parseFromString(renderer.page(page), 'text/html');
    const scripts = Array.from(shown.querySelectorAll('script[type="application/ld+json"]'));
    const graphs: { '@graph': Data[] }[] = scripts.map(({ textContent }) =>
      JSON.parse(textContent),
    );
    for (const script of shown.querySelectorAll('script')) script.remove();
    const words = (shown.body.textContent ?? '').replaceAll(/\s+/g, ' ');
    return { page, graphs, data: graphs.flatMap((graph) => graph['@graph']), words };
  });
}

/** Every text of a value under one of some names. */
function textsUnder(value: unknown, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'string' && names.includes(name) ? [inner] : textsUnder(inner, names),
  );
}

test.each(['scripts/starter/library', 'scripts/starter/clinic'])(
  'each page of %s has one graph at most, which says what visitors see',
  async (folder) => {
    const pages = await openSite(folder);
    const types = new Set<string>();
    for (const { page, graphs, data, words } of pages) {
      expect(graphs.length, page.address).toBeLessThanOrEqual(1);
      for (const thing of data) {
        types.add(thing['@type']);
        // What a date is called in the calendar's file is put together from words of the page.
        if (thing['@type'] === 'Event') continue;
        for (const text of textsUnder(thing, ['name', 'telephone', 'email'])) {
          expect(words, page.address).toContain(text.replaceAll(/\s+/g, ' '));
        }
      }
    }
    expect([...types]).toEqual(expect.arrayContaining(['WebSite', 'BreadcrumbList']));
  },
);

test('the library says what it is, how it is searched, when it is open and what it is asked', async () => {
  const pages = await openSite('scripts/starter/library');
  const dataAt = (address: string) => pages.find(({ page }) => page.address === address)?.data;
  expect(dataAt('/')).toMatchObject([
    {
      '@type': 'Library',
      '@id': 'https://library.example/#organization',
      name: 'Maktaba ya Mji wa Mtoni',
      address: 'S.L.P. 1, Mtoni',
    },
    {
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: 'https://library.example/search?q={search_term_string}' },
      },
    },
  ]);
  const all = pages.flatMap(({ data }) => data);
  const path = all.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(path?.['itemListElement']).toMatchObject([
    { position: 1, item: 'https://library.example/' },
    { position: 2 },
  ]);
});

/** The things of one type on a page that has this block alone. */
function thingsOf(type: string, block: object): Data[] {
  const tree = siteOf(
    { index: { blocks: [block] } },
    {
      timeZone: 'Europe/Luxembourg',
      contacts: { main: { label: 'Office', phone: '+352 99 88 77 1' } },
    },
  );
  const [page] = tree.pages;
  const html = page ? createSiteRenderer(tree, withoutFiles).page(page) : '';
  expect(structuredFaults(html, ['Organization'])).toEqual([]);
  return structuredDataIn(html)
    .flatMap((graph) => (graph as { '@graph': Data[] })['@graph'])
    .filter((thing) => thing['@type'] === type);
}

test('events are at moments with their distance from UTC, and none ends before it begins', () => {
  const date = '2026-07-04';
  const times = thingsOf('Event', {
    type: 'calendar',
    events: [
      { event: 'Opens', date, begins: '18:00' },
      { event: 'Until late', date, begins: '18:00', ends: '01:30' },
      { event: 'Until midnight', date: '2026-12-05', begins: '18:00', ends: '24:00' },
      { event: 'Fair', date, lastDay: '2026-07-06', begins: '10:00' },
      { event: 'Closed', date, lastDay: '2026-07-06' },
    ],
  }).map(({ startDate, endDate }) => [startDate, endDate]);
  expect(times).toEqual([
    ['2026-07-04T18:00:00+02:00', undefined],
    ['2026-07-04T18:00:00+02:00', '2026-07-05T01:30:00+02:00'],
    ['2026-12-05T18:00:00+01:00', '2026-12-06T00:00:00+01:00'],
    ['2026-07-04T10:00:00+02:00', '2026-07-07T00:00:00+02:00'],
    ['2026-07-04', '2026-07-06'],
  ]);
});

test.each([
  ['2028-02-29', '2028-02-29', '2028-02-29', '2028-02-29'],
  ['2028-02-25', '2028-02-29', '2026-02-25', '2026-02-28'],
  ['2028-02-29', '2028-03-02', '2026-03-01', '2026-03-02'],
  ['2024-12-24', '2025-01-02', '2026-12-24', '2027-01-02'],
])('hours from %s to %s of every year are on real days', (from, to, validFrom, validThrough) => {
  const [business] = thingsOf('LocalBusiness', {
    type: 'opening-hours',
    contact: 'main',
    hours: [{ days: ['monday'], times: [{ from: '09:00', to: '12:00' }] }],
    exceptions: [{ name: 'Closed', from, to, everyYear: true }],
  });
  expect(business?.['specialOpeningHoursSpecification']).toMatchObject([
    { validFrom, validThrough },
  ]);
});

test('an answer has the words in backticks, too', () => {
  const [questions] = thingsOf('FAQPage', {
    type: 'faq',
    items: [{ question: 'How?', answer: 'Open the `Settings` app and [press `OK`](/).' }],
  });
  expect(questions).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: 'Open the Settings app and press OK.' } }],
  });
});
