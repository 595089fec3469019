import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longTest, sampleOf } from '../sample.ts';
import { hydrated } from './harness.ts';
import { libraryOrigin, openLibrary } from './library.ts';

const clock = (page: Page) => page.getByRole('timer', { name: 'Your time' });
const suggestions = (page: Page) =>
  page.getByRole('heading', { name: 'Did you mean one of these?' }).locator('..').getByRole('link');

describe('a URL without a page', () => {
  test('says so, with a running clock, tips and a link to the home page', async () => {
    const page = await openLibrary('/no-such-page', { status: 404, clock: '2026-11-21T07:42:00' });
    await page.getByRole('heading', { level: 1, name: 'Ukurasa huu haupo kwenye rafu' }).waitFor();
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
    await page.waitForURL(`${libraryOrigin}/`);
  });

  test('suggests pages with similar URLs, and the links work', async () => {
    const page = await openLibrary('/whats-on/reading-trial', { status: 404 });
    await suggestions(page).first().waitFor();
    expect(await suggestions(page).first().getAttribute('href')).toBe('/whats-on/reading-trail');
    await suggestions(page).first().click();
    await page.waitForURL('**/whats-on/reading-trail');
  });

  longTest('Go Back returns to the previous page', async () => {
    const page = await openLibrary('/visit', { allow: [/no-such-page/] });
    await page.goto(`${libraryOrigin}/no-such-page`);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/visit');
  });

  longTest('Go Back goes to the home page if there is no history', async () => {
    const opener = await openLibrary('/visit', { allow: [/no-such-page/] });
    const [page] = await Promise.all([
      opener.context().waitForEvent('page'),
      opener.evaluate(() => window.open('/no-such-page', '_blank', 'noopener')),
    ]);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL(`${libraryOrigin}/`);
  });

  longTest('without JavaScript it still says so, and shows no broken controls', async () => {
    const page = await openLibrary('/no-such-page', { status: 404, javaScript: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Ukurasa huu haupo kwenye rafu',
    );
    expect(await page.getByRole('link', { name: 'Go Home' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Go Back' }).isVisible()).toBe(false);
    expect(await clock(page).isVisible()).toBe(false);
  });
});

describe('a URL that differs from a page only by case or slash', () => {
  const typedAddresses: [string, string][] = [
    ['/Hire/Rooms.html?day=2#prices', '/visit/rooms?day=2#prices'],
    ['/Visit/', '/visit'],
    ['/BORROW/?floor=first#up', '/borrow?floor=first#up'],
    ['/VISIT/Rooms', '/visit/rooms'],
  ];

  test.each(sampleOf(typedAddresses, 1))('%s leads to %s', async (typed, address) => {
    const page = await openLibrary('/whats-on', { allow: [/status of 404/] });
    await page.goto(new URL(typed, libraryOrigin).href);
    await page.waitForURL(new URL(address, libraryOrigin).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL('**/whats-on');
  });
});

describe('a former URL of a page', () => {
  test('redirects to the page, with query and fragment', async () => {
    const page = await openLibrary('/rooms?day=2#prices');
    expect(page.url()).toBe(`${libraryOrigin}/visit/rooms?day=2#prices`);
  });

  longTest('redirects on a plain file host too', async () => {
    const page = await openLibrary('/rooms/index.html?day=2#prices');
    await page.waitForURL(`${libraryOrigin}/visit/rooms?day=2#prices`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  longTest('redirects without JavaScript', async () => {
    const page = await openLibrary('/hire/rooms.html/index.html', { javaScript: false });
    await page.waitForURL(`${libraryOrigin}/visit/rooms`);
  });
});
