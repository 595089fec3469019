import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, openPage, siteOrigin } from './harness.ts';

const clock = (page: Page) => page.getByRole('timer', { name: 'Your time' });
const suggestions = (page: Page) =>
  page.getByRole('heading', { name: 'Did you mean one of these?' }).locator('..').getByRole('link');

describe('an address without a page', () => {
  test('says so, with a clock that runs, tips and a way home', async () => {
    const page = await openPage('/no-such-page', { status: 404, clock: '2026-11-21T07:42:00' });
    await page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' }).waitFor();
    expect(await page.getByRole('img', { name: '404' }).isVisible()).toBe(true);
    const main = await page.getByRole('main').innerText();
    expect(main).toMatch(/Error Code\s+404/);
    expect(main).toMatch(/Status\s+Not Found/);
    // Until scripts run there is no time to stop.
    await hydrated(page);
    await page.clock.pauseAt('2026-11-21T07:42:18+03:00');
    await expect.poll(() => clock(page).innerText()).toBe('07:42:18');
    await page.clock.runFor(1000);
    await expect.poll(() => clock(page).innerText()).toBe('07:42:19');
    expect(await clock(page).getAttribute('aria-live')).toBe('off');
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL(`${siteOrigin}/`);
  });

  test('names the pages that come near the address, and they lead there', async () => {
    const page = await openPage('/student-life/swiming', { status: 404 });
    await suggestions(page).first().waitFor();
    expect(await suggestions(page).first().getAttribute('href')).toBe('/student-life/swimming');
    await suggestions(page).first().click();
    await page.waitForURL('**/student-life/swimming');
  });

  test('Go Back goes where one came from', async () => {
    const page = await openPage('/fees', { allow: [/no-such-page/] });
    await page.goto(`${siteOrigin}/no-such-page`);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/fees');
  });

  test('Go Back goes home where there is no way back', async () => {
    const opener = await openPage('/fees', { allow: [/no-such-page/] });
    const [page] = await Promise.all([
      opener.context().waitForEvent('page'),
      opener.evaluate(() => window.open('/no-such-page', '_blank', 'noopener')),
    ]);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL(`${siteOrigin}/`);
  });

  test('without JavaScript it still says so, and has nothing on it that does not work', async () => {
    const page = await openPage('/no-such-page', { status: 404, javaScript: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Oops! Page Not Found');
    expect(await page.getByRole('link', { name: 'Go Home' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Go Back' }).isVisible()).toBe(false);
    expect(await clock(page).isVisible()).toBe(false);
  });
});

describe('an address that differs from a page only by case or slash', () => {
  test.each([
    ['/Fees/', '/fees'],
    ['/ai', '/AI'],
    ['/STEM/?track=applied#subjects', '/stem?track=applied#subjects'],
  ])('%s leads to %s', async (typed, address) => {
    const page = await openPage('/disclaimer', { allow: [/status of 404/] });
    await page.goto(new URL(typed, siteOrigin).href);
    await page.waitForURL(new URL(address, siteOrigin).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL('**/disclaimer');
  });
});
