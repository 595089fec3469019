import { expect, test } from 'vitest';
import { addressesOfSite } from './addresses-of-site.ts';
import { openPage, siteOrigin } from './harness.ts';
import { readEverywhere } from './read-everywhere.ts';
import { withoutPictures } from './without-pictures.ts';

const unknownAddress = '/no-such-page';

// One page for all addresses: a new visitor for each would take longer than looking.
test('every page can be read on every screen, light and dark, enlarged, and by a screen reader', async () => {
  const page = await openPage(unknownAddress, {
    reducedMotion: true,
    status: 404,
    prepare: withoutPictures,
  });
  const found: string[] = [];
  const look = async (address: string) =>
    found.push(...(await readEverywhere(page)).map((fault) => `${address} at ${fault}`));
  await look(unknownAddress);
  for (const address of await addressesOfSite()) {
    await page.goto(siteOrigin + address);
    await look(address);
    if (address !== '/') continue;
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await look('/ without its flyer');
  }
  expect(found).toEqual([]);
}, 900_000);
