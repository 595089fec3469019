import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressesOfSite } from './addresses-of-site.ts';
import { hydrated, openPage, siteOrigin } from './harness.ts';
import {
  fitEverywhere,
  prepareReading,
  reachEverywhere,
  readEverywhere,
} from './read-everywhere.ts';
import { withoutPictures } from './without-pictures.ts';

const unknownAddress = '/no-such-page';

/** Leaves only the main part of a page, in its place and with its colours. */
const removeFrame = (page: Page) =>
  page.evaluate(() => {
    let part: Element | null = document.querySelector('main');
    for (; part && part !== document.body; part = part.parentElement) {
      for (const other of Array.from(part.parentElement?.children ?? [])) {
        if (other !== part) other.remove();
      }
    }
  });

// One page for all addresses: a new visitor for each would take longer than looking.
test('every page can be read on every screen, light and dark, enlarged, and by a screen reader', async () => {
  const page = await openPage(unknownAddress, {
    reducedMotion: true,
    looksOnly: true,
    status: 404,
    prepare: async (context) => {
      await withoutPictures(context);
      await prepareReading(context);
    },
  });
  const found: string[] = [];
  const note = (address: string, faults: string[]) =>
    found.push(...faults.map((fault) => `${address} at ${fault}`));
  note(unknownAddress, await readEverywhere(page));
  const patternsRead = new Set<string | undefined>();
  for (const address of await addressesOfSite()) {
    await page.goto(siteOrigin + address);
    await hydrated(page);
    expect(await page.title(), `the title of ${address}`).toMatch(/^.+ \| .+$/);
    const { headings, pattern } = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      pattern: document.querySelector<HTMLElement>('[data-page]')?.dataset['pattern'],
    }));
    expect(headings, `headings of the first level on ${address}`).toBe(1);
    note(address, await fitEverywhere(page));
    // Pages with the same pattern have the same frame around them, and it is most of the work.
    if (patternsRead.has(pattern)) await removeFrame(page);
    patternsRead.add(pattern);
    note(address, await reachEverywhere(page));
    if (address !== '/') continue;
    await page.locator('dialog:modal').evaluate((flyer: HTMLDialogElement) => flyer.close());
    note('/ without its flyer', await readEverywhere(page));
  }
  expect(found).toEqual([]);
}, 900_000);
