import { chromium } from 'playwright-core';
import { expect } from 'vitest';
import { installedBrowsers, isHeadlessShell } from '../../scripts/browser/installed-browsers.ts';
import { launchOptions } from '../../scripts/browser/launch-browser.ts';
import { longTest } from '../sample.ts';
import { libraryOrigin } from './library.ts';

const executablePath = installedBrowsers('chromium').find((file) => !isHeadlessShell(file));

longTest('Back restores a page as it was left, without reloading it', async ({ skip }) => {
  if (!executablePath)
    return skip('There is only a headless shell here, which keeps no page for Back.');
  // Playwright switches the cache off.
  const browser = await chromium.launch({
    ...launchOptions('chromium', executablePath),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    for (const address of ['/borrow', '/visit', '/whats-on']) {
      await page.goto(new URL(address, libraryOrigin).href);
      await page.locator('html[data-ready]').waitFor();
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['persisted'] = String(persisted);
        });
      });
      await page.goto(new URL('/visit/rooms', libraryOrigin).href);
      await page.locator('html[data-ready]').waitFor();
      await page.evaluate(() => history.back());
      await page.locator('html[data-persisted=true]').waitFor({ timeout: 10_000 });
      expect(new URL(page.url()).pathname).toBe(address);
      // What counts, goes on counting.
      const clock = page.getByRole('timer').first();
      const before = await clock.innerText();
      await expect.poll(() => clock.innerText()).not.toBe(before);
    }
  } finally {
    await browser.close();
  }
});
