import { expect, test } from 'vitest';
import { addressesOfSite } from './addresses-of-site.ts';
import { firefoxPath, openPage, phone, revisit } from './harness.ts';

const addresses = await addressesOfSite();

test('the site map for search engines names the pages', () => {
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses).toContain('/fees/grade-10');
});

// In one tab: a new visitor for each page would take longer than the pages.
test('every page is whole without JavaScript, on a phone', async () => {
  for (const address of addresses) {
    const page = await revisit(address, { javaScript: false, viewport: phone, looksOnly: true });
    const unseen = await page.evaluate(() =>
      ['header', 'main', 'main h1', 'footer'].filter(
        (part) => document.querySelector(part)?.checkVisibility() !== true,
      ),
    );
    expect(unseen, address).toEqual([]);
  }
}, 300_000);

test('an unknown address shows the not-found page with its status', async () => {
  const page = await openPage('/no-such-page', { status: 404 });
  await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
});

test.skipIf(firefoxPath === undefined)('opens and moves on in Firefox too', async () => {
  const page = await openPage('/fees', { engine: 'firefox' });
  await page.getByRole('main').getByRole('link', { name: 'Grade 10 Fees' }).click();
  await page.waitForURL('**/fees/grade-10');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
