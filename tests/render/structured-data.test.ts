// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createLoadCache, loadSite } from '../../src/content-files/load-site.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import { withoutFiles } from './without-files.ts';

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
