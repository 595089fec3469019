import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longTest } from '../sample.ts';
import { phone } from './harness.ts';
import { openLibrary } from './library.ts';

/** Gives the browser a line of a kind, as its own API tells it. */
const onLine =
  (connection: { saveData: boolean; effectiveType: string }) => (context: BrowserContext) =>
    context.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);

const loaded = (page: Page, ending: RegExp) =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => new RegExp(source).test(path)),
    ending.source,
  );
const rules = (page: Page) => page.locator('script[type=speculationrules]');
const pictures = (page: Page) => page.getByRole('main').locator('img[loading=lazy]');

describe('for a visitor who saves data', () => {
  const saving = { viewport: phone, prepare: onLine({ saveData: true, effectiveType: '4g' }) };

  test('no font is loaded and nothing prefetched, and a picture below the first comes on a tap, in its place', async () => {
    const page = await openLibrary('/visit', saving);
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('main').getByRole('link').first().hover();
    await page.waitForLoadState('networkidle');
    expect(await loaded(page, /\.woff2$/)).toEqual([]);
    expect(await rules(page).count()).toBe(0);
    expect(await loaded(page, /\.js$/)).not.toContainEqual(expect.stringContaining('in-place'));

    const buttons = page.getByRole('button', { name: 'Show the picture' });
    await buttons.first().waitFor();
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    await page.waitForLoadState('networkidle');
    const before = await loaded(page, /\.(svg|avif|webp|jpg)$/);
    const name = (await buttons.first().textContent())?.replace(/^.*?: /, '') ?? '';
    await buttons.first().click();
    await expect
      .poll(() =>
        page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await loaded(page, /\.(svg|avif|webp|jpg)$/)).toHaveLength(before.length + 1);
    expect(new URL(page.url()).pathname).toBe('/visit');
  });
});

const lines: [string, number][] = [
  ['4g', 1],
  ['3g', 0],
  ['2g', 0],
];

longTest.each(lines)(
  'over %s, pages are prefetched by %i set of rules',
  async (effectiveType, count) => {
    const page = await openLibrary('/visit', {
      prepare: onLine({ saveData: false, effectiveType }),
    });
    await page.locator('html[data-ready]').waitFor();
    expect(await rules(page).count()).toBe(count);
    expect(await pictures(page).count()).toBeGreaterThan(0);
  },
);

longTest('only pages of this site are prefetched, not files or links to new tabs', async () => {
  const page = await openLibrary('/borrow');
  await page.locator('html[data-ready]').waitFor();
  const text = (await rules(page).textContent()) ?? '';
  const pages = [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[target], [download], [href^="#"]' } },
  ];
  const hovered = '[data-hovers] a';
  expect(JSON.parse(text)).toEqual({
    prefetch: [
      { where: { and: pages }, eagerness: 'conservative' },
      { where: { and: [...pages, { selector_matches: hovered }] }, eagerness: 'moderate' },
    ],
  });
  expect(await page.locator(hovered).count()).toBeGreaterThan(0);
  const touching = await openLibrary('/borrow', { touch: true });
  await touching.locator('html[data-ready]').waitFor();
  expect(await rules(touching).textContent()).toBe(text);
  expect(await touching.locator(hovered).count()).toBe(0);
});
