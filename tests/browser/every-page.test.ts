import { describe, expect, test } from 'vitest';
import { addressesOfSite } from './addresses-of-site.ts';
import { firefoxPath, openPage, phone } from './harness.ts';

const addresses = await addressesOfSite();

test('the site map for search engines names the pages', () => {
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses).toContain('/fees/grade-10');
});

describe.each(addresses)('%s', (address) => {
  test('opens on a phone without a fault, with one heading, a title and no sideways scrolling', async () => {
    const page = await openPage(address, { viewport: phone });
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).toMatch(/^.+ \| .+$/);
    const { scroll, view } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      view: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(view);
  });

  test('is whole without JavaScript', async () => {
    const page = await openPage(address, { javaScript: false });
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });
});

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
