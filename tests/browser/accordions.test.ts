import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated } from './harness.ts';
import { openLibrary } from './library.ts';
import { longTest } from '../sample.ts';

const titles = (page: Page) => page.getByRole('main').locator('summary');
const parts = (page: Page) => page.getByRole('main').locator('details');

/** The numbers of the parts whose text can be seen. */
const open = async (page: Page) => {
  const contents = await parts(page).locator('summary + div').all();
  const areShown = await Promise.all(contents.map((content: Locator) => content.isVisible()));
  return areShown.flatMap((isShown, number) => (isShown ? [number] : []));
};

/** Clicks on the title of a part, and waits for what is then open. */
async function click(page: Page, number: number, expected: number[]): Promise<void> {
  await titles(page).nth(number).click();
  await expect.poll(() => open(page)).toEqual(expected);
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_name, javaScript) => {
  async function openReady(address: string): Promise<Page> {
    const page = await openLibrary(address, { javaScript });
    if (javaScript) await hydrated(page);
    return page;
  }

  const testInBoth = javaScript ? test : longTest;
  testInBoth('one answer is open at a time, and a second click closes it', async () => {
    const page = await openReady('/borrow');
    const last = (await titles(page).count()) - 1;
    expect(last).toBeGreaterThan(1);
    expect(await open(page)).toEqual([]);
    await click(page, 0, [0]);
    await click(page, last, [last]);
    await click(page, 1, [1]);
    await click(page, 1, []);
    await click(page, 1, [1]);
  });

  longTest('the first group of the site map is open, and one is open at a time', async () => {
    const page = await openReady('/whats-on/reading-trail');
    expect(await titles(page).count()).toBe(2);
    expect(await open(page)).toEqual([0]);
    await click(page, 0, []);
    await click(page, 0, [0]);
    await click(page, 1, [1]);
    await click(page, 1, []);
  });

  longTest('a visitor opens and closes an answer with the keyboard', async () => {
    const page = await openReady('/borrow');
    await titles(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => open(page)).toEqual([1]);
    await page.keyboard.press('Space');
    await expect.poll(() => open(page)).toEqual([]);
  });
});

longTest('a group that the visitor opened leads to its pages', async () => {
  const page = await openLibrary('/whats-on/reading-trail');
  const link = page.getByRole('main').getByRole('link', { name: 'Jiunge uazime', exact: true });
  const group = parts(page).filter({ has: page.locator('a[href="/borrow"]') });
  expect(await link.count()).toBe(0);
  await group.locator('summary').click();
  await link.click();
  await page.locator('[data-page="/borrow"]').waitFor();
});
