import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { en } from '../../src/messages/locales/en.ts';
import { longTest } from '../sample.ts';
import { phone } from './harness.ts';
import { noteShifts, shiftOf } from './layout-shift.ts';
import { openLibrary } from './library.ts';
import { prepareReading, reachPart } from './read-everywhere.ts';

const words = en.keepOffer;
const offer = (page: Page) => page.getByRole('region', { name: words.title });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('visits'));
const openOn = (page: Page, address: string) =>
  page.goto(new URL(address, inject('libraryOrigin')).href);

/** Opens a page as somebody with a phone who was there on two other days. */
const comeBack = (address: string, requests: string[] = []) =>
  openLibrary(address, {
    viewport: phone,
    touch: true,
    storesPages: true,
    prepare: async (context) => {
      await prepareReading(context);
      await noteShifts(context);
      context.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await context.addInitScript(() => {
        if (location.protocol === 'http:' && localStorage.getItem('visits') === null)
          localStorage.setItem('visits', '2 2026-01-31');
      });
    },
  });

longTest(
  'who comes back a third time is offered to keep the site, once, below what is in view, and by keyboard',
  async () => {
    const requests: string[] = [];
    const page = await comeBack('/borrow', requests);
    await page.locator('html[data-ready]').waitFor();
    // On the first page of somebody's visit nothing is fetched for it.
    expect(requests.filter((path) => path.includes('keep-offer'))).toEqual([]);
    await openOn(page, '/visit');
    await offer(page).waitFor();
    expect((await offer(page).boundingBox())?.y).toBeGreaterThan(phone.height);
    expect(await stored(page)).toMatch(/^3 \d{4}-\d\d-\d\d$/);
    // A font that comes late may move a word by a pixel.
    expect(await shiftOf(page)).toBeLessThan(0.001);

    const away = offer(page).getByRole('button');
    expect(await away.allInnerTexts()).toEqual([words.away]);
    await offer(page).getByText(words.how).waitFor();
    await away.focus();
    await expect.poll(() => stored(page)).toBe('offered');
    expect(await reachPart(page, '.keep-offer')).toEqual([]);
    await page.keyboard.press('Enter');
    const gone = page.getByRole('status').filter({ hasText: words.gone });
    await gone.waitFor();
    expect(await gone.evaluate((one) => one === document.activeElement)).toBe(true);

    await openOn(page, '/borrow');
    await page.waitForLoadState('networkidle');
    expect(await offer(page).count()).toBe(0);
    expect(await stored(page)).toBe('offered');
  },
);

longTest('a browser that installs sites is asked to, with one press', async () => {
  const page = await comeBack('/borrow');
  await openOn(page, '/visit');
  await offer(page).waitFor();
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => document.documentElement.setAttribute('data-prompted', '');
    dispatchEvent(
      Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: 'accepted' }) }),
    );
  });
  const add = offer(page).getByRole('button', { name: words.add });
  expect(await offer(page).getByText(words.how).isVisible()).toBe(false);
  await add.press('Enter');
  await page.getByRole('status').filter({ hasText: words.added }).waitFor();
  expect(await page.locator('html[data-prompted]').count()).toBe(1);
});
