import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { longTest, sampleOf } from '../sample.ts';
import { phone } from './harness.ts';
import { openLibrary } from './library.ts';

const flyer = (page: Page) => page.getByRole('dialog', { name: 'Shindano la kusoma' });
const closeButton = (page: Page) => flyer(page).getByRole('button', { name: 'Close' });
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

describe('the flyer on the home page', () => {
  test('opens as a modal dialog with the focus on its close button, and opens an outside link in a new tab', async () => {
    const page = await openLibrary('/');
    await flyer(page).waitFor();
    expect(await flyer(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    expect(await closeButton(page).evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
    const apply = flyer(page).getByRole('link', { name: 'Jiunge sasa (opens in a new tab)' });
    expect(await apply.getAttribute('href')).toBe('https://catalogue.example/mtoni');
    expect(await apply.getAttribute('target')).toBe('_blank');
    expect(await apply.getAttribute('rel')).toContain('noopener');
  });

  longTest('keeps the focus: nothing behind it can take it', async () => {
    const page = await openLibrary('/');
    await flyer(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await flyer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      true,
    );
    await page
      .getByRole('link', { name: 'Back to top', includeHidden: true })
      .evaluate((link) => link.focus());
    expect(await flyer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      true,
    );
  });

  const closings: [string, (page: Page) => Promise<void>][] = [
    ['a click beside it', (page) => page.mouse.click(8, 500)],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the close button', (page) => closeButton(page).click()],
  ];

  test.each(sampleOf(closings, 1))(
    'is closed by %s, and then the page can be used',
    async (_name, close) => {
      const page = await openLibrary('/', { viewport: phone });
      await flyer(page).waitFor();
      await close(page);
      await flyer(page).waitFor({ state: 'hidden' });
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await page.getByRole('main').getByRole('link', { name: 'Pata kadi' }).click();
      await page.waitForURL('**/borrow');
    },
  );

  longTest('does not reopen on navigation, but on the next full load', async () => {
    const page = await openLibrary('/');
    await closeButton(page).click();
    await inMenu(page, 'Tutembelee').click();
    await page.waitForURL('**/visit');
    await inMenu(page, 'Mwanzo').click();
    await page.getByRole('main').getByRole('link', { name: 'Pata kadi' }).waitFor();
    expect(await flyer(page).isVisible()).toBe(false);
    await page.reload();
    await flyer(page).waitFor();
  });

  longTest(
    'does not open when the home page is reached from another page of the site',
    async () => {
      const page = await openLibrary('/visit');
      await inMenu(page, 'Mwanzo').click();
      await page.getByRole('main').getByRole('link', { name: 'Pata kadi' }).waitFor();
      expect(await flyer(page).count()).toBe(0);
    },
  );

  longTest('never opens without JavaScript', async () => {
    const page = await openLibrary('/', { javaScript: false });
    expect(await flyer(page).isVisible()).toBe(false);
    await page.getByRole('main').getByRole('link', { name: 'Pata kadi' }).click();
    await page.waitForURL('**/borrow');
  });
});
