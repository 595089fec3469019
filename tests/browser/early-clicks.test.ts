import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { longTest } from '../sample.ts';
import { desktop, phone } from './harness.ts';
import { openLibrary } from './library.ts';

/** Islands record and replay what is done to them in a test of their own. */
const buttons = (page: Page) => page.locator(':not([data-island] *):is(button:visible:enabled)');

/** What a visitor can tell of the buttons' effects, when scripts run and the pointer is elsewhere. */
async function stateOf(page: Page): Promise<unknown> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.mouse.move(0, 0);
  await page.locator('[data-open]:hover').waitFor({ state: 'detached' });
  return page.evaluate(() => ({
    modal: document.querySelector('dialog:modal')?.id,
    pressed: document.querySelectorAll('[aria-expanded=true], [aria-pressed=true]').length,
    countdown: document.documentElement.dataset['countdown'],
    statuses: Array.from(
      document.querySelectorAll('[role=status]:not([data-island] *)'),
      ({ textContent }) => textContent,
    ),
  }));
}

/** A page whose scripts come only when the test lets them. */
async function openHeld(address: string, viewport: typeof phone) {
  let release = () => {};
  let released = Promise.resolve();
  const page = await openLibrary(address, {
    viewport,
    prepare: (context) => context.grantPermissions(['clipboard-write']),
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const visit = async () => {
    await page.evaluate(() => sessionStorage.clear());
    released = new Promise((resolve) => (release = resolve));
    await page.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
    await page.locator('html:not([data-unpainted])').waitFor({ state: 'attached' });
  };
  const arrive = async () => {
    release();
    await page.waitForLoadState();
  };
  return { page, visit, arrive };
}

longTest(
  'the menu and what copies do what was wanted of them before their script had come',
  async () => {
    const { page, visit, arrive } = await openHeld('/visit', desktop);
    await visit();
    const toggle = page.locator('[data-menu] button').first();
    await page.locator('[data-copy]').first().click();
    await toggle.press('Enter');
    await arrive();
    await expect
      .poll(() => page.locator('[data-copy] + [role=status]').first().textContent())
      .not.toBe('');
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
  },
);

const views = ['/visit', '/borrow', '/search'].flatMap((address) =>
  [desktop, phone].map((viewport) => ({ address, viewport })),
);

longTest.for(views)(
  'each button of $address that is used before its script has come does something, at $viewport.width',
  async ({ address, viewport }) => {
    const { page, visit, arrive } = await openHeld(address, viewport);
    await visit();
    const names = await buttons(page).evaluateAll((all) =>
      all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
    await arrive();
    const untouched = await stateOf(page);
    const start = page.url();
    const inVain: string[] = [];
    for (const [index, name] of names.entries()) {
      await visit();
      await buttons(page).nth(index).click();
      await arrive();
      // It leads to another document by HTML alone.
      if (page.url() !== start) continue;
      const isSeen = expect.poll(() => stateOf(page), { timeout: 3000 }).not.toEqual(untouched);
      await isSeen.catch(() => inVain.push(name));
    }
    expect(names).not.toEqual([]);
    expect(inVain).toEqual([]);
  },
);
