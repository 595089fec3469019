import { expect, inject, test } from 'vitest';
import { firefoxPath, openPage, siteOrigin } from './harness.ts';

test('the site map for search engines names every page', async () => {
  const answer = await fetch(new URL('/sitemap.xml', siteOrigin));
  const places = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const addresses = places.map(([, place = '']) => new URL(place).pathname);
  expect(addresses.toSorted()).toEqual(inject('sitePages').toSorted());
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
