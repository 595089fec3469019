import { expect, test } from 'vitest';
import { nearNames } from '../../../src/messages/near-names.ts';
import { findMeantPages } from '../../../src/site/checks/meant-pages.ts';
import { siteOf } from '../site-of.ts';

test('a mistake on each of many pages is compared with all pages for some only', () => {
  const names = Array.from({ length: 1500 }, (_, index) => `/page/number-${index}`);
  const first = nearNames('/page/numbr-17', names);
  expect(first[0]).toBe('/page/number-17');
  // Only a comparison with every name finds these.
  const compared = names.filter((_, index) => nearNames(`/pge/number-${index}x`, names).length > 0);
  expect(compared.length).toBeGreaterThan(0);
  expect(compared.length * names.length).toBeLessThanOrEqual(200_000);
  // What was found before, and names with the same letters, still are.
  expect(nearNames('/page/numbr-17', names)).toEqual(first);
  expect(nearNames('/page/nmuber-123', names)).toContain('/page/number-123');
});

test('titles and addresses are read once, however many links are broken', () => {
  const tree = siteOf(
    Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`page-${index}`, { title: `Page ${index}` }]),
    ),
  );
  let reads = 0;
  for (const { document } of tree.pages) {
    const { title } = document;
    Object.defineProperty(document, 'title', {
      get: () => {
        reads += 1;
        return title;
      },
    });
  }
  const addresses = tree.pages.map(({ address }) => address);
  const look = (index: number) =>
    findMeantPages({ address: `/old/page-${index}`, words: [`Page ${index}`], tree, addresses });
  expect(look(7).called?.address).toBe('/page-7');
  const before = reads;
  for (let index = 0; index < 50; index += 1) look(index);
  expect(before).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(before + 50);
});
