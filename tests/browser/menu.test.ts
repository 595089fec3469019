import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longTest } from '../sample.ts';
import { phone, type OpenOptions } from './harness.ts';
import { openLibrary } from './library.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const inBar = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('button', { name: `${name} pages` });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const inPanel = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const chevron = (page: Page, name: string) =>
  panel(page)
    .locator('summary')
    .filter({ hasText: `${name} pages` });
const gone = (locator: Locator) => locator.waitFor({ state: 'hidden' });
const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);
const holdsFocus = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

/** Opens a page and waits until scripts have taken the menu over. */
async function openHydrated(address: string, options: OpenOptions = {}): Promise<Page> {
  const page = await openLibrary(address, options);
  await isHydrated(page);
  return page;
}

const isHydrated = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** The same with a clock that the test can stop. */
async function openWithClock(address: string): Promise<Page> {
  const page = await openLibrary(address, { clock: '2026-11-21T10:00:00' });
  await isHydrated(page);
  return page;
}

/** Opens a page whose script arrives only when the test says so: it waits in `held`. */
async function openEarly(address: string, options: OpenOptions = {}) {
  const held: (() => Promise<void>)[] = [];
  const page = await openLibrary('/borrow', options);
  await page.route(/main-[^/]*\.js$/, (route) => {
    held.push(() => route.continue());
  });
  await page.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
  return { page, arrive: () => Promise.all(held.map((go) => go())) };
}

describe('the content of the menu', () => {
  longTest('the configured pages in order, their child pages, and external links', async () => {
    const page = await openHydrated('/borrow');
    const entries = await bar(page).evaluate((nav) =>
      [...nav.querySelectorAll('[data-item]')].map((item) =>
        [...item.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      ),
    );
    expect(entries).toEqual([
      ['/'],
      ['/visit', '/visit/rooms', 'https://council.example/'],
      ['/borrow', 'https://catalogue.example/mtoni'],
      ['/whats-on', '/whats-on/reading-trail'],
    ]);
    const [out] = await bar(page).locator('a[target=_blank]').allTextContents();
    expect(out).toContain('(opens in a new tab)');
  });
});

describe('on a wide screen with a mouse', () => {
  longTest(
    'an open dropdown is closed by a click beside it, and by one into an embedded page',
    async () => {
      const page = await openHydrated('/borrow');
      await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.title = 'Map';
        document.querySelector('main')?.prepend(frame);
      });
      for (const outside of [page.getByRole('heading', { level: 1 }), page.getByTitle('Map')]) {
        await toggle(page, 'Tutembelee').focus();
        await page.keyboard.press('Enter');
        await inBar(page, 'Vyumba').waitFor();
        await outside.click();
        await gone(inBar(page, 'Vyumba'));
      }
    },
  );

  longTest('a dropdown opens on hover and closes 200 ms after the pointer has left', async () => {
    const page = await openWithClock('/borrow');
    await inBar(page, 'Tutembelee').hover();
    await inBar(page, 'Vyumba').waitFor();
    await page.clock.pauseAt('2026-11-21T11:00:00+03:00');
    await page.mouse.move(700, 700);
    await page.clock.runFor(190);
    expect(await inBar(page, 'Vyumba').isVisible()).toBe(true);
    await page.clock.runFor(20);
    await gone(inBar(page, 'Vyumba'));
  });

  longTest(
    'the pointer can cross the gap between the bar and the dropdown, however slowly',
    async () => {
      const page = await openWithClock('/borrow');
      await inBar(page, 'Tutembelee').hover();
      await page.clock.pauseAt('2026-11-21T11:00:00+03:00');
      const from = await inBar(page, 'Tutembelee').boundingBox();
      const to = await inBar(page, 'Vyumba').boundingBox();
      if (!from || !to) throw new Error('The dropdown is not shown.');
      for (let y = from.y + from.height / 2; y < to.y + 5; y += 3) {
        await page.mouse.move(from.x + 20, y);
        await page.clock.runFor(250);
      }
      expect(await inBar(page, 'Vyumba').isVisible()).toBe(true);
    },
  );

  longTest(
    'one is open at a time; a click opens, a second one, a click outside and Escape close',
    async () => {
      const page = await openHydrated('/whats-on/reading-trail');
      await toggle(page, 'Matukio ya mwaka').click();
      await inBar(page, 'Njia ya kusoma').waitFor();
      await toggle(page, 'Jiunge uazime').click();
      await gone(inBar(page, 'Njia ya kusoma'));
      await inBar(page, 'Katalogi ya mtandaoni (opens in a new tab)').waitFor();
      await toggle(page, 'Jiunge uazime').click();
      await gone(inBar(page, 'Katalogi ya mtandaoni (opens in a new tab)'));
      await toggle(page, 'Jiunge uazime').click();
      await inBar(page, 'Katalogi ya mtandaoni (opens in a new tab)').waitFor();
      await page.mouse.click(200, 600);
      await gone(inBar(page, 'Katalogi ya mtandaoni (opens in a new tab)'));
      await toggle(page, 'Jiunge uazime').click();
      await page.keyboard.press('Escape');
      await gone(inBar(page, 'Katalogi ya mtandaoni (opens in a new tab)'));
    },
  );

  longTest('the label goes to its page, and a chosen link closes the dropdown', async () => {
    const page = await openHydrated('/borrow');
    await inBar(page, 'Tutembelee').click();
    await page.waitForURL('**/visit');
    await page.mouse.move(700, 700);
    await inBar(page, 'Tutembelee').hover();
    await inBar(page, 'Vyumba').click();
    await page.waitForURL('**/visit/rooms');
    await gone(inBar(page, 'Vyumba'));
    expect(
      await inBar(page, 'Tutembelee').evaluate((link) => link.parentElement?.dataset),
    ).toMatchObject({ held: '' });
  });
});

describe('on a wide screen with a finger', () => {
  longTest('the first tap on a label opens the dropdown, the second follows the link', async () => {
    const page = await openHydrated('/borrow', { touch: true });
    await inBar(page, 'Tutembelee').tap();
    await inBar(page, 'Vyumba').waitFor();
    expect(new URL(page.url()).pathname).toBe('/borrow');
    await inBar(page, 'Tutembelee').tap();
    await page.waitForURL('**/visit');
  });
});

describe('on a wide screen by keyboard', () => {
  test('Tab reaches label and toggle, Enter opens, Tab and arrows go in, Escape comes back', async () => {
    const page = await openHydrated('/borrow');
    await inBar(page, 'Tutembelee').focus();
    expect(await inBar(page, 'Vyumba').isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await hasFocus(toggle(page, 'Tutembelee'))).toBe(true);
    expect(await toggle(page, 'Tutembelee').getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    expect(await toggle(page, 'Tutembelee').getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await hasFocus(inBar(page, 'Vyumba'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(inBar(page, 'Baraza la mji (opens in a new tab)'))).toBe(true);
    await page.keyboard.press('Escape');
    await gone(inBar(page, 'Vyumba'));
    expect(await hasFocus(toggle(page, 'Tutembelee'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(inBar(page, 'Vyumba'))).toBe(true);
  });

  longTest('a dropdown closes when the focus moves to the page', async () => {
    const page = await openHydrated('/borrow');
    await toggle(page, 'Matukio ya mwaka').focus();
    await page.keyboard.press('Enter');
    await inBar(page, 'Njia ya kusoma').focus();
    await page.keyboard.press('Tab');
    await gone(inBar(page, 'Njia ya kusoma'));
  });
});

describe('on a phone', () => {
  const onPhone = { viewport: phone, touch: true };

  const widths: [number, number][] = [
    [320, 272],
    [390, 320],
  ];

  longTest.each(widths)(
    'the panel on a screen of %i px is %i px wide',
    async (width, panelWidth) => {
      const page = await openHydrated('/borrow', {
        viewport: { width, height: 640 },
      });
      await menuButton(page).click();
      const box = await panel(page).boundingBox();
      expect(box).toMatchObject({ width: panelWidth, x: width - panelWidth, y: 0 });
    },
  );

  longTest('it is modal: the focus stays inside, the page behind does not scroll', async () => {
    const page = await openHydrated('/borrow', { viewport: phone });
    await menuButton(page).click();
    expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await holdsFocus(panel(page))).toBe(true);
    await page.getByRole('link', { name: /^Katalogi \(/ }).evaluate((link) => link.focus());
    expect(await holdsFocus(panel(page))).toBe(true);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  longTest(
    'Escape, the close button and a tap outside close it; the focus returns to the button',
    async () => {
      const page = await openHydrated('/borrow', onPhone);
      const closings = [
        () => page.keyboard.press('Escape'),
        () => panel(page).getByRole('button', { name: 'Close' }).tap(),
        () => page.touchscreen.tap(20, 500),
      ];
      for (const close of closings) {
        await menuButton(page).tap();
        await panel(page).waitFor();
        await close();
        await gone(panel(page));
        expect(await hasFocus(menuButton(page))).toBe(true);
      }
    },
  );

  test('a tap on a section opens it and goes to its page, and the panel stays', async () => {
    const page = await openHydrated('/borrow', onPhone);
    await menuButton(page).tap();
    await inPanel(page, 'Tutembelee').tap();
    await page.waitForURL('**/visit');
    await page.locator('h1').filter({ hasText: 'Tutembelee' }).waitFor();
    await inPanel(page, 'Vyumba').waitFor();
    expect(await inPanel(page, 'Njia ya kusoma').isVisible()).toBe(false);
    expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await inPanel(page, 'Vyumba').tap();
    await page.waitForURL('**/visit/rooms');
    await gone(panel(page));
  });

  longTest('the chevron only opens, one section at a time, and closes again', async () => {
    const page = await openHydrated('/borrow', onPhone);
    await menuButton(page).tap();
    await chevron(page, 'Matukio ya mwaka').tap();
    await inPanel(page, 'Njia ya kusoma').waitFor();
    await chevron(page, 'Tutembelee').tap();
    await inPanel(page, 'Vyumba').waitFor();
    await gone(inPanel(page, 'Njia ya kusoma'));
    await chevron(page, 'Tutembelee').tap();
    await gone(inPanel(page, 'Vyumba'));
    expect(new URL(page.url()).pathname).toBe('/borrow');
  });
});

describe('before the scripts have loaded', () => {
  longTest('the panel of a phone opens, and stays as it is when they do', async () => {
    const { page, arrive } = await openEarly('/borrow', { viewport: phone });
    await menuButton(page).click();
    await chevron(page, 'Tutembelee').click();
    await inPanel(page, 'Vyumba').waitFor();
    await arrive();
    await page.waitForFunction(() => document.querySelector('dialog:modal'));
    expect(await inPanel(page, 'Vyumba').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await gone(panel(page));
  });

  longTest('a dropdown opens on a click, and stays when they do', async () => {
    const { page, arrive } = await openEarly('/whats-on/reading-trail');
    await toggle(page, 'Matukio ya mwaka').click();
    await inBar(page, 'Njia ya kusoma').waitFor();
    await arrive();
    await page.locator('html[data-ready]').waitFor();
    expect(await inBar(page, 'Njia ya kusoma').isVisible()).toBe(true);
    expect(await toggle(page, 'Matukio ya mwaka').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('without JavaScript', () => {
  longTest('dropdowns open on hover and focus; there is no broken toggle', async () => {
    const page = await openLibrary('/whats-on/reading-trail', { javaScript: false });
    await inBar(page, 'Matukio ya mwaka').hover();
    await inBar(page, 'Njia ya kusoma').waitFor();
    await page.mouse.move(700, 700);
    await gone(inBar(page, 'Njia ya kusoma'));
    await inBar(page, 'Tutembelee').focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(inBar(page, 'Vyumba'))).toBe(true);
    expect(await toggle(page, 'Matukio ya mwaka').isVisible()).toBe(false);
  });

  test('the panel opens and closes, has one section open, and its links lead on', async () => {
    const page = await openLibrary('/borrow', {
      javaScript: false,
      viewport: phone,
    });
    await menuButton(page).click();
    await chevron(page, 'Matukio ya mwaka').click();
    await inPanel(page, 'Njia ya kusoma').waitFor();
    await chevron(page, 'Tutembelee').click();
    await gone(inPanel(page, 'Njia ya kusoma'));
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await gone(panel(page));
    await menuButton(page).click();
    await inPanel(page, 'Vyumba').click();
    await page.waitForURL('**/visit/rooms');
  });
});
