import type { Page } from 'playwright-core';
import { readManifest } from '../../src/build/index.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { axeSource, overflowOf, violationsOf } from '../browser/read-page.ts';
import { Hosting } from '../preview/hosting.ts';
import { startStaticServer } from '../preview/static-server.ts';

/** The narrowest width in WCAG 2.2 (1.4.10), a phone, and a desktop. */
const widths = [320, 390, 1440];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks at most this many pages, evenly spread over the site: each takes a second. */
const maxPages = 150;

/** The addresses of the documents that visitors open; /edit belongs to the engine. */
function addressesIn(folder: string): string[] {
  const addresses = Object.keys(readManifest(folder)?.files ?? {})
    .filter((file) => file.endsWith('.html') && !/^edit[./]/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .toSorted();
  const each = Math.max(1, Math.ceil(addresses.length / maxPages));
  return addresses.filter((_, index) => index % each === 0);
}

/**
 * Opens the pages of a built site and prints their faults: each must be accessible, as wide as its window, and free of
 * script errors. Resolves to whether there are none.
 */
export async function readPages(folder: string, executable: string): Promise<boolean> {
  const hosting = new Hosting(folder);
  await hosting.refresh();
  const server = await startStaticServer(folder);
  const browser = await launchBrowser('chromium', executable);
  const failures = new Map<string, string[]>();
  const addresses = addressesIn(folder);
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addInitScript({ content: axeSource() });
    for (const address of addresses) {
      const page = await context.newPage();
      const found: string[] = [];
      page.on('pageerror', ({ message }) => found.push(`a script failed: ${message}`));
      await page.goto(server.origin + hosting.base + address);
      found.push(...(await problemsOf(page)));
      await page.close();
      if (found.length > 0) failures.set(address, [...new Set(found)]);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  for (const [address, found] of failures) {
    console.log(`✗ ${address}: ${found.join('\n    ')}`);
  }
  console.log(`pages: ${addresses.length - failures.size} passed, ${failures.size} failed`);
  return failures.size === 0;
}

/** Overflow, and accessibility violations in light and dark colours. */
async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await overflowOf(page)).map((words) => `in a window of ${width} px, ${words}`));
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violationsOf(page, { type: 'tag', values: rules })));
  }
  return found;
}
