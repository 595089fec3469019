import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage, phone, revisit, type Equipment, type OpenOptions } from './harness.ts';

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
async function openHydrated(address: string, equipment: Equipment = {}): Promise<Page> {
  const page = await revisit(address, equipment);
  // The pointer of the test before must not rest on the menu.
  await page.mouse.move(700, 700);
  await isHydrated(page);
  return page;
}

const isHydrated = (page: Page) =>
  page.locator('nav[data-hydrated]').waitFor({ state: 'attached' });

/** The same with a clock that the test can stop. */
async function openWithClock(address: string): Promise<Page> {
  const page = await openPage(address, { clock: '2026-11-21T10:00:00' });
  await isHydrated(page);
  return page;
}

/** Opens a page whose script arrives only when the test says so: it waits in `held`. */
async function openEarly(address: string, options: OpenOptions = {}) {
  const held: (() => Promise<void>)[] = [];
  const page = await openPage('/disclaimer', options);
  await page.route(/main-[^/]*\.js$/, (route) => {
    held.push(() => route.continue());
  });
  await page.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
  return { page, arrive: () => Promise.all(held.map((go) => go())) };
}

describe('what the menu holds', () => {
  test('the entries and links of the specification, in its order', async () => {
    const page = await openHydrated('/');
    const entries = await bar(page).evaluate((nav) =>
      [...nav.querySelectorAll('[data-item]')].map((item) =>
        [...item.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      ),
    );
    expect(entries.map(([href]) => href)).toEqual([
      '/',
      '/inspire',
      '/be-inspired',
      '/pathways',
      '/student-life',
      '/boarding-life',
      '/join-us',
      '/fees',
      '/our-location',
      '/get-access',
    ]);
    const below = Object.fromEntries(entries.map(([href, ...links]) => [href, links]));
    expect(below['/pathways']).toEqual([
      '/stem',
      '/social-sciences',
      '/arts-sports',
      '/aviation',
      '/marine',
      '/AI',
    ]);
    expect(below['/fees']).toEqual([
      '/fees/grade-9',
      '/fees/grade-10',
      '/fees/form-3',
      '/fees/form-4',
      '/fees/terms-conditions',
    ]);
    expect(below['/get-access']).toEqual(['/calendar', '/student-access', '/staff-access']);
    const enquire = bar(page).locator('a[target=_blank]');
    expect(await enquire.textContent()).toBe('Enquire (opens in a new tab)');
    expect(await enquire.getAttribute('href')).toMatch(/[?&]school=/);
  });
});

describe('on a wide screen with a mouse', () => {
  test('a dropdown opens under the pointer and is gone 200 ms after it left', async () => {
    const page = await openWithClock('/fees');
    await inBar(page, 'Pathways').hover();
    await inBar(page, 'STEM').waitFor();
    await page.clock.pauseAt('2026-11-21T11:00:00+03:00');
    await page.mouse.move(700, 700);
    await page.clock.runFor(190);
    expect(await inBar(page, 'STEM').isVisible()).toBe(true);
    await page.clock.runFor(20);
    await gone(inBar(page, 'STEM'));
  });

  test('the pointer can cross the gap between the bar and the dropdown, however slowly', async () => {
    const page = await openWithClock('/fees');
    await inBar(page, 'Pathways').hover();
    await page.clock.pauseAt('2026-11-21T11:00:00+03:00');
    const from = await inBar(page, 'Pathways').boundingBox();
    const to = await inBar(page, 'STEM').boundingBox();
    if (!from || !to) throw new Error('The dropdown is not shown.');
    for (let y = from.y + from.height / 2; y < to.y + 5; y += 3) {
      await page.mouse.move(from.x + 20, y);
      await page.clock.runFor(250);
    }
    expect(await inBar(page, 'STEM').isVisible()).toBe(true);
  });

  test('one is open at a time; a click opens, a second one, a click outside and Escape close', async () => {
    const page = await openHydrated('/inspire');
    await toggle(page, 'Fees').click();
    await inBar(page, 'Grade 9 Fees').waitFor();
    await toggle(page, 'Join Us').click();
    await gone(inBar(page, 'Grade 9 Fees'));
    await inBar(page, 'Join Form 3').waitFor();
    await toggle(page, 'Join Us').click();
    await gone(inBar(page, 'Join Form 3'));
    await toggle(page, 'Join Us').click();
    await inBar(page, 'Join Form 3').waitFor();
    await page.mouse.click(200, 600);
    await gone(inBar(page, 'Join Form 3'));
    await toggle(page, 'Join Us').click();
    await page.keyboard.press('Escape');
    await gone(inBar(page, 'Join Form 3'));
  });

  test('the label goes to its page, and a chosen link closes the dropdown', async () => {
    const page = await openHydrated('/fees');
    await inBar(page, 'Pathways').click();
    await page.waitForURL('**/pathways');
    await page.mouse.move(700, 700);
    await inBar(page, 'Pathways').hover();
    await inBar(page, 'Maritime').click();
    await page.waitForURL('**/marine');
    await gone(inBar(page, 'Aviation'));
    expect(
      await inBar(page, 'Pathways').evaluate((link) => link.parentElement?.dataset),
    ).toMatchObject({ held: '' });
  });
});

describe('on a wide screen with a finger', () => {
  test('the first tap on a label opens, the second goes there', async () => {
    const page = await openHydrated('/fees', { touch: true });
    await inBar(page, 'Pathways').tap();
    await inBar(page, 'STEM').waitFor();
    expect(new URL(page.url()).pathname).toBe('/fees');
    await inBar(page, 'Pathways').tap();
    await page.waitForURL('**/pathways');
  });
});

describe('on a wide screen by keyboard', () => {
  test('Tab reaches label and toggle, Enter opens, Tab and arrows go in, Escape comes back', async () => {
    const page = await openHydrated('/fees');
    await inBar(page, 'Pathways').focus();
    expect(await inBar(page, 'STEM').isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    expect(await hasFocus(toggle(page, 'Pathways'))).toBe(true);
    expect(await toggle(page, 'Pathways').getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    expect(await toggle(page, 'Pathways').getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await hasFocus(inBar(page, 'STEM'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(inBar(page, 'Social Sciences'))).toBe(true);
    await page.keyboard.press('Escape');
    await gone(inBar(page, 'STEM'));
    expect(await hasFocus(toggle(page, 'Pathways'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(inBar(page, 'STEM'))).toBe(true);
  });

  test('a dropdown closes when the focus goes on to the page', async () => {
    const page = await openHydrated('/fees');
    await toggle(page, 'Get Access').focus();
    await page.keyboard.press('Enter');
    await inBar(page, 'Staff Access').focus();
    await page.keyboard.press('Tab');
    await gone(inBar(page, 'Staff Access'));
  });
});

describe('on a phone', () => {
  const onPhone = { viewport: phone, touch: true };

  test.each([
    [390, 320],
    [320, 272],
  ])('the panel on a screen of %i px is %i px wide', async (width, panelWidth) => {
    const page = await openHydrated('/fees', {
      viewport: { width, height: 640 },
      reducedMotion: true,
    });
    await menuButton(page).click();
    const box = await panel(page).boundingBox();
    expect(box).toMatchObject({ width: panelWidth, x: width - panelWidth, y: 0 });
  });

  test('it is modal: the focus stays in, the page behind does not scroll', async () => {
    const page = await openHydrated('/fees/grade-10', { viewport: phone });
    await menuButton(page).click();
    expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await holdsFocus(panel(page))).toBe(true);
    await page.getByRole('link', { name: 'Enroll Today' }).evaluate((link) => link.focus());
    expect(await holdsFocus(panel(page))).toBe(true);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('Escape, the close button and a tap outside close it; the focus returns to the button', async () => {
    const page = await openHydrated('/fees', onPhone);
    const ways = [
      () => page.keyboard.press('Escape'),
      () => panel(page).getByRole('button', { name: 'Close' }).tap(),
      () => page.touchscreen.tap(20, 500),
    ];
    for (const close of ways) {
      await menuButton(page).tap();
      await panel(page).waitFor();
      await close();
      await gone(panel(page));
      expect(await hasFocus(menuButton(page))).toBe(true);
    }
  });

  test('a tap on a section opens it and goes to its page, and the panel stays', async () => {
    const page = await openHydrated('/fees', onPhone);
    await menuButton(page).tap();
    await inPanel(page, 'Boarding Life').tap();
    await page.waitForURL('**/boarding-life');
    await page.locator('h1').filter({ hasText: 'Boarding Life' }).waitFor();
    await inPanel(page, 'Dorm Life').waitFor();
    expect(await inPanel(page, 'Grade 9 Fees').isVisible()).toBe(false);
    expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await inPanel(page, 'Dorm Life').tap();
    await page.waitForURL('**/boarding-life/dorm-life');
    await gone(panel(page));
  });

  test('the chevron only opens, one section at a time, and closes again', async () => {
    const page = await openHydrated('/inspire', onPhone);
    await menuButton(page).tap();
    await chevron(page, 'Fees').tap();
    await inPanel(page, 'Grade 9 Fees').waitFor();
    await chevron(page, 'Pathways').tap();
    await inPanel(page, 'STEM').waitFor();
    await gone(inPanel(page, 'Grade 9 Fees'));
    await chevron(page, 'Pathways').tap();
    await gone(inPanel(page, 'STEM'));
    expect(new URL(page.url()).pathname).toBe('/inspire');
  });
});

describe('before the scripts arrive', () => {
  test('the panel of a phone opens, and stays as it is when they do', async () => {
    const { page, arrive } = await openEarly('/fees', { viewport: phone });
    await menuButton(page).click();
    await chevron(page, 'Boarding Life').click();
    await inPanel(page, 'Dorm Life').waitFor();
    await arrive();
    await page.waitForFunction(() => document.querySelector('dialog:modal'));
    expect(await inPanel(page, 'Dorm Life').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await gone(panel(page));
  });

  test('a dropdown opens on a click, and stays when they do', async () => {
    const { page, arrive } = await openEarly('/inspire');
    await toggle(page, 'Fees').click();
    await inBar(page, 'Grade 9 Fees').waitFor();
    await arrive();
    await page.locator('nav[data-hydrated]').waitFor();
    expect(await inBar(page, 'Grade 9 Fees').isVisible()).toBe(true);
    expect(await toggle(page, 'Fees').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('without JavaScript', () => {
  test('dropdowns open under the pointer and on focus; there is no toggle that does nothing', async () => {
    const page = await revisit('/inspire', { javaScript: false });
    await inBar(page, 'Fees').hover();
    await inBar(page, 'Grade 9 Fees').waitFor();
    await page.mouse.move(700, 700);
    await gone(inBar(page, 'Grade 9 Fees'));
    await inBar(page, 'Pathways').focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(inBar(page, 'STEM'))).toBe(true);
    expect(await toggle(page, 'Fees').isVisible()).toBe(false);
  });

  test('the panel opens and closes, has one section open, and its links lead on', async () => {
    const page = await revisit('/inspire', { javaScript: false, viewport: phone });
    await menuButton(page).click();
    await chevron(page, 'Fees').click();
    await inPanel(page, 'Grade 9 Fees').waitFor();
    await chevron(page, 'Pathways').click();
    await gone(inPanel(page, 'Grade 9 Fees'));
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await gone(panel(page));
    await menuButton(page).click();
    await inPanel(page, 'Aviation').click();
    await page.waitForURL('**/aviation');
  });
});
