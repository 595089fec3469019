import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longTest } from '../sample.ts';
import { phone, type OpenOptions } from './harness.ts';
import { noteShifts, shiftOf } from './layout-shift.ts';
import { openLibrary } from './library.ts';

const clock = (page: Page) => page.getByRole('timer', { name: 'Time left this month' });
const pill = (page: Page) => page.getByRole('button', { name: 'Shindano la kusoma' });
const collapse = (page: Page) => page.getByRole('button', { name: 'Make the countdown small' });
const figures = async (page: Page) => (await clock(page).innerText()).match(/\d\d/g)?.join(' ');
const moment = (wallClock: string) => new Date(`${wallClock}+03:00`);

/** Opens a page and stops its clock at a moment a few seconds after it was loaded. */
async function openAt(wallClock: string, options: OpenOptions = {}): Promise<Page> {
  const loaded = new Date(moment(wallClock).getTime() - 30_000 + 3 * 3600_000);
  const page = await openLibrary('/visit', {
    ...options,
    clock: loaded.toISOString().slice(0, 19),
  });
  await clock(page).getByText(/\d/).first().waitFor();
  await page.clock.pauseAt(moment(wallClock));
  return page;
}

async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
}

describe('the time left', () => {
  const moments: [string, string][] = [
    ['2028-02-28T23:59:59', '01 00 00 00'],
    ['2025-02-28T23:59:50', '00 00 00 09'],
    ['2026-11-21T16:17:42', '09 07 42 17'],
  ];

  longTest.each(moments)('at %s is %s', async (wallClock, expected) => {
    const page = await openAt(wallClock);
    expect(await figures(page)).toBe(expected);
  });

  longTest(
    'counts down at the start of each second, and only changed digits are animated',
    async () => {
      const page = await openAt('2026-11-21T16:17:42', { moves: true });
      await clock(page).evaluate(async (timer) => {
        await Promise.all(timer.getAnimations({ subtree: true }).map(({ finished }) => finished));
        const started: string[] = [];
        Object.assign(window, { started });
        timer.addEventListener('animationstart', (event) => {
          if (!(event instanceof AnimationEvent) || !(event.target instanceof Element)) return;
          const { animationDuration } = getComputedStyle(event.target);
          started.push(animationDuration);
        });
      });
      await page.clock.runFor(999);
      expect(await figures(page)).toBe('09 07 42 17');
      await page.clock.runFor(1);
      expect(await figures(page)).toBe('09 07 42 16');
      await expect.poll(() => page.evaluate('window.started')).toEqual(['0.22s']);
    },
  );

  longTest(
    'is right after the tab was suspended, and is not announced by screen readers',
    async () => {
      const page = await openAt('2026-11-21T16:17:42');
      await page.clock.fastForward('30:00:00');
      expect(await clock(page).getAttribute('aria-live')).toBe('off');
      expect(await figures(page)).toBe('08 01 42 17');
    },
  );

  longTest('stays at zero when the month is over, until the page is reloaded', async () => {
    const page = await openAt('2026-11-30T23:59:58');
    expect(await figures(page)).toBe('00 00 00 01');
    await page.clock.runFor(1000);
    expect(await figures(page)).toBe('00 00 00 00');
    await page.clock.fastForward('02:00:00');
    expect(await figures(page)).toBe('00 00 00 00');
    const progress = page.getByRole('progressbar', { name: 'The month so far' });
    expect(await progress.getAttribute('aria-valuenow')).toBe('100');
    await page.reload();
    await expect.poll(() => figures(page)).toBe('30 22 00 00');
    expect(await progress.getAttribute('aria-valuenow')).toBe('0');
  });
});

describe('the bar', () => {
  longTest('is on every page but home', async () => {
    const page = await openLibrary('/');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(await page.getByRole('timer').count()).toBe(0);
    await page.getByRole('link', { name: 'Pata kadi', exact: true }).first().click();
    await page.waitForURL('**/borrow');
    await clock(page).waitFor();
  });

  longTest(
    'is on the not-found page, too, and leads where the settings say, in a new tab',
    async () => {
      const page = await openLibrary('/no-such-page', { status: 404 });
      await clock(page).waitFor();
      const link = page
        .getByRole('complementary', { name: 'Shindano la kusoma' })
        .getByRole('link');
      expect(await link.getAttribute('href')).toBe('https://catalogue.example/mtoni');
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
    },
  );

  longTest('is minimized to a pill and restored, and keeps the focus', async () => {
    const page = await openAt('2026-11-21T16:17:42');
    await collapse(page).click();
    await clock(page).waitFor({ state: 'hidden' });
    expect(await pill(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await pill(page).waitFor({ state: 'hidden' });
    expect(await figures(page)).toBe('09 07 42 17');
    expect(await collapse(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  longTest('stays a pill on the next page and after a reload, for this session only', async () => {
    const page = await openLibrary('/visit');
    await collapse(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Vyumba' }).last().click();
    await page.waitForURL('**/visit/rooms');
    expect(await pill(page).isVisible()).toBe(true);
    await page.reload({ waitUntil: 'commit' });
    await pill(page).waitFor();
    expect(await clock(page).isVisible()).toBe(false);
    const other = await openLibrary('/visit');
    expect(await pill(other).isVisible()).toBe(false);
  });

  longTest('a pill is there before the first paint, without a layout shift', async () => {
    const page = await openLibrary('/visit', { viewport: phone });
    await collapse(page).click();
    await noteShifts(page);
    await page.reload();
    await page.locator('#_countdown[data-ticking]').waitFor({ state: 'attached' });
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });

  longTest('works if the browser blocks storage', async () => {
    const page = await openLibrary('/visit', { prepare: refuseStorage });
    await collapse(page).click();
    await pill(page).click();
    await collapse(page).click();
    expect(await pill(page).isVisible()).toBe(true);
  });

  test('without JavaScript it shows its heading and link, and no figures', async () => {
    const page = await openLibrary('/visit', { javaScript: false });
    const bar = page.getByRole('complementary', { name: 'Shindano la kusoma' });
    expect(await bar.getByRole('link').isVisible()).toBe(true);
    expect(await bar.innerText()).not.toMatch(/\d\d:|days|––/);
    expect(await bar.getByRole('button').count()).toBe(0);
  });
});
