import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { longTest, sampleOf } from '../../sample.ts';
import { openPage, phone } from '../harness.ts';
import { firstOf, words } from '../../school/school.ts';
import {
  details,
  explore,
  link,
  listed,
  row,
  searchBox,
  shownTitle,
  stem,
  subjectView,
  toggle,
  track,
} from './stem-page.ts';

const islandHydrated = (page: Page) => page.locator('[data-island][data-hydrated]').waitFor();
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** Opens a page whose scripts come when the test says so. */
async function openHeld(address: string) {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const page = await openPage(address, {
    prepare: (context) =>
      context.route('**/*.js', async (route) => {
        await held;
        await route.continue();
      }),
  });
  return { page, letCome };
}

describe('React', () => {
  longTest(
    'is not loaded on a page without an island, nor before one is near the viewport',
    async () => {
      for (const address of sampleOf(['/', firstOf('fee-table').address], 1)) {
        const page = await openPage(address, { viewport: phone, touch: true });
        await page.locator('html[data-ready]').waitFor();
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        expect(await scriptsOf(page), address).toEqual([
          expect.stringMatching(/\/main-[^/]+\.js$/),
        ]);
      }
    },
  );

  longTest('is loaded when an island is near the viewport, or is touched', async () => {
    const page = await openPage(stem, { viewport: { width: 390, height: 300 } });
    await page.locator('html[data-ready]').waitFor();
    expect(await page.locator('[data-hydrated]').count()).toBe(0);
    expect(await scriptsOf(page)).toHaveLength(1);
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    await islandHydrated(page);
    const touched = await openPage(stem, { viewport: { width: 390, height: 300 } });
    await touched.locator('html[data-ready]').waitFor();
    await link(touched, `${explore} ${track.title}`).focus();
    await islandHydrated(touched);
  });
});

describe('interaction with an island before hydration is kept', () => {
  longTest('typed text, and the focus', async () => {
    const { page, letCome } = await openHeld(stem + subjectView);
    await searchBox(page).fill('statist');
    await searchBox(page).focus();
    expect(await page.locator('[data-hydrated]').count()).toBe(0);
    letCome();
    await islandHydrated(page);
    expect(await searchBox(page).inputValue()).toBe('statist');
    expect(await searchBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await expect.poll(() => listed(page)).toContain('Statistics I');
    expect(await listed(page)).not.toContain('Area of Polygons');
    await searchBox(page).press('End');
    await searchBox(page).press('i');
    expect(await searchBox(page).inputValue()).toBe('statisti');
  });

  longTest('an opened row, the selected part and the scroll position', async () => {
    const { page, letCome } = await openHeld(stem + subjectView);
    await toggle(page, 'Measurements & Geometry').click();
    await row(page, 'Statistics & Probability').click();
    await shownTitle(page, 'Statistics & Probability').waitFor();
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }));
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(await page.locator('[data-hydrated]').count()).toBe(0);
    letCome();
    await islandHydrated(page);
    expect(await toggle(page, 'Measurements & Geometry').getAttribute('aria-expanded')).toBe(
      'true',
    );
    expect(await shownTitle(page, 'Statistics & Probability').isVisible()).toBe(true);
    expect(await details(page).isVisible()).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  longTest('a chosen year', async () => {
    const { page, letCome } = await openHeld(firstOf('dashboards').address);
    const year = firstOf('dashboards').block.items.at(-1)?.year ?? '';
    await page.getByRole('button', { name: year }).click();
    letCome();
    await islandHydrated(page);
    expect(await page.getByRole('button', { name: year }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });
});

longTest(
  'an island whose script fails to load says so, keeps typed text, and retries when touched again',
  async () => {
    let isOffline = true;
    const page = await openPage(stem + subjectView, {
      allow: [/TrackExplorer|hydrate-island|script error|console|request failed/],
      prepare: (context) =>
        context.route(/TrackExplorer|hydrate-island/, (route) =>
          isOffline ? route.abort('internetdisconnected') : route.continue(),
        ),
    });
    const alert = page
      .getByRole('alert')
      .getByRole('link', { name: words.frame.partFailed, exact: true });
    await page.locator('html[data-ready]').waitFor();
    expect(await alert.count()).toBe(0);
    await searchBox(page).fill('statist');
    await alert.waitFor();

    // The page is loaded again by a wish of the visitor alone, and only where it can be had.
    await page.route('**/*', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await alert.click();
    await refused;
    expect(await searchBox(page).inputValue()).toBe('statist');
    await page.unroute('**/*');
    await Promise.all([page.waitForEvent('load'), alert.click()]);
    await expect.poll(() => searchBox(page).inputValue()).toBe('statist');

    const failed = page.waitForEvent('pageerror');
    await searchBox(page).press('End');
    await failed;
    await alert.waitFor();
    isOffline = false;
    await searchBox(page).press('i');
    await islandHydrated(page);
    expect(await alert.count()).toBe(0);
    expect(await searchBox(page).inputValue()).toBe('statisti');
  },
);

longTest('an island whose script does not come in time says so, until it comes', async () => {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  const page = await openPage(stem + subjectView, {
    clock: '2026-11-21T10:00:00',
    prepare: (context) =>
      context.route(/TrackExplorer|hydrate-island/, async (route) => {
        await held;
        await route.continue();
      }),
  });
  const alert = page.getByRole('alert').getByRole('link', { name: words.frame.partFailed });
  await page.locator('html[data-ready]').waitFor();
  await searchBox(page).fill('statist');
  await page.clock.fastForward(14_000);
  expect(await alert.count()).toBe(0);
  await page.clock.fastForward(2_000);
  await alert.waitFor();
  letCome();
  await islandHydrated(page);
  await alert.waitFor({ state: 'detached' });
  expect(await searchBox(page).inputValue()).toBe('statist');
});
