import { describe, expect, test } from 'vitest';
import { meantAddress } from '../../../src/client/not-found/find-page.ts';
import { nearestPages } from '../../../src/client/not-found/nearest-pages.ts';
import { pagesNear } from '../../../src/client/not-found/suggest-pages.ts';
import type { ListedPage } from '../../../src/site/navigation/page-list.ts';
import { pageListAddress, pageListFiles } from '../../../src/site/navigation/page-list-parts.ts';

const words = 'harbour library market mosque orchard quarry river school station theatre'.split(
  ' ',
);
const things = 'bridge candle feather garden hammer island jacket kettle ladder mirror'.split(' ');
const kinds = 'opening-hours prices questions reports swimming-lessons visitors'.split(' ');

/** The pages of a town: 606 in folders two levels deep, and 600 that differ only in their numbers. */
const pages: ListedPage[] = [
  ...kinds.map((kind) => ({ address: `/base/${kind}`, title: `All ${kind}` })),
  ...words.flatMap((position) =>
    things.flatMap((thing) =>
      kinds.map((kind) => ({
        address: `/base/${position}/${thing}/${kind}-of-the-${position}-${thing}`,
        title: `The ${thing} at the ${position}: ${kind.replace('-', ' ')}`,
      })),
    ),
  ),
  ...Array.from({ length: 600 }, (_, at) => ({
    address: `/base/a-folder-with-a-very-long-name/minutes-${at}`,
    title: 'Minutes',
    ...(at === 400 ? { from: ['/base/protocol-of-july'] } : {}),
  })),
];

const files = pageListFiles(pages, '/base', { max: 500, perPart: 60 });
const loaded: number[] = [];
const candidates = (path: string, from = files) =>
  pagesNear(path, '/base', async (address) => {
    const text = from.get(address);
    if (text === undefined) throw new Error(`There is no ${address}.`);
    loaded.push(text.length);
    return JSON.parse(text);
  });

/** A typed address in which one letter is left out, doubled, changed or swapped. */
function mistype(address: string, at: number): string {
  const position = '/base/'.length + (at % (address.length - '/base/'.length - 1));
  const [before, letter = '', after] = [
    address.slice(0, position),
    address[position],
    address.slice(position + 1),
  ];
  const mistyped = [
    after,
    letter + letter + after,
    `q${after}`,
    after[0] + letter + after.slice(1),
  ];
  return before + mistyped[at % mistyped.length];
}

describe('a long list of pages', () => {
  test('is divided, a short one is not', () => {
    const few = pageListFiles(pages.slice(0, 500), '/base');
    expect([...few.keys()]).toEqual([pageListAddress]);
    expect(JSON.parse(few.get(pageListAddress) ?? '')).toEqual(pages.slice(0, 500));
    expect(files.size).toBeGreaterThan(50);
  });

  test('suggests for nine of ten mistyped addresses what the whole list does', async () => {
    const sample = pages.filter((_, at) => at % 97 === 0);
    let [whole, divided] = [0, 0];
    for (const [at, { address }] of sample.entries()) {
      const typed = mistype(address, at * 7);
      const includes = (list: ListedPage[]) => list.some((page) => page.address === address);
      if (includes(nearestPages(typed, pages, '/base'))) whole += 1;
      if (includes(nearestPages(typed, await candidates(typed), '/base'))) divided += 1;
    }
    expect(whole).toBeGreaterThan(0);
    expect(divided).toBeGreaterThanOrEqual(0.9 * whole);
  });

  test.each([
    ['/base/Harbour/Kettle/Prices-of-the-Harbour-Kettle/', pages[6 + 7 * 6 + 1]?.address],
    ['/base/A-Folder-with-a-very-long-name/MINUTES-0', pages[606]?.address],
    ['/base/Protocol-of-July', '/base/a-folder-with-a-very-long-name/minutes-400'],
  ])('redirects %s to the page that was meant', async (typed, meant) => {
    const near = await candidates(typed);
    expect(meantAddress({ pathname: typed, search: '', hash: '' }, near)).toBe(meant);
  });

  test('is loaded only in the parts that an address needs', async () => {
    loaded.length = 0;
    await candidates('/base/harbour/kettle/swimming-lessons-of-the-harbour-kettel');
    expect(loaded.length).toBeLessThanOrEqual(9);
    const whole = JSON.stringify(pages).length;
    expect(loaded.reduce((sum, length) => sum + length, 0)).toBeLessThan(whole / 2);
  });
});
