import { expect, inject, test } from 'vitest';
import { isLong, longTest } from '../sample.ts';
import { firefoxPath, siteOrigin } from './harness.ts';
import { openLibrary } from './library.ts';

test('the site map for search engines names every page', async () => {
  const answer = await fetch(new URL('/sitemap.xml', siteOrigin));
  const entries = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const addresses = entries.map(([, url = '']) => new URL(url).pathname);
  expect(addresses.toSorted()).toEqual(inject('sitePages').toSorted());
});

longTest('an unknown URL shows the not-found page with status 404', async () => {
  const page = await openLibrary('/no-such-page', { status: 404 });
  await page.getByRole('heading', { name: 'Ukurasa huu haupo kwenye rafu' }).waitFor();
});

test.runIf(isLong && firefoxPath !== undefined)('loads and navigates in Firefox too', async () => {
  const page = await openLibrary('/visit', { engine: 'firefox' });
  await page.getByRole('main').getByRole('link', { name: 'Vyumba' }).last().click();
  await page.waitForURL('**/visit/rooms');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
