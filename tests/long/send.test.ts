import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sendDocument } from '../../src/render/send/SendDocument.tsx';
import { createSendViews } from '../../src/render/send/send-view.ts';
import type { SiteTree } from '../../src/site/site-tree.ts';
import { phone } from '../browser/harness.ts';
import { libraryOrigin, openLibrary } from '../browser/library.ts';
import { siteOf } from '../site/site-of.ts';

// Pages of other sites, sent in the styles of the library: to render them takes the engine.
const button = (page: Page) => page.getByRole('button', { name: 'Send this page' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send this page' });

/** A page of the library that can be sent. */
const address = '/borrow';

/** The document that sends a page with these many prices and dates, in the styles of the library. */
function fullSheet(prices: number, dates: number): string {
  const words = 'Physiotherapy after an operation, with a report to the doctor who asked for it';
  const events = Array.from({ length: dates }, (_, index) => ({
    event: `${words} ${index}`,
    date: `2027-03-${String((index % 28) + 1).padStart(2, '0')}`,
  }));
  const contacts = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      index === 0 ? 'main' : `office-${index}`,
      { label: `Office ${index}`, phone: `+254 700 000 0${index + 10}`, address: words },
    ]),
  );
  const blocks = [
    ...(prices === 0
      ? []
      : [
          {
            type: 'price-list',
            items: Array.from({ length: prices }, (_, index) => ({
              name: `${words} ${index}`,
              amount: 500,
            })),
          },
        ]),
    ...(dates === 0 ? [] : [{ type: 'calendar', year: 2027, terms: [], events }]),
    ...Object.keys(contacts).map((contact) => ({ type: 'contact', contact })),
  ];
  const tree = siteOf(
    { full: { title: words.slice(0, 70), blocks } },
    { currency: 'KES', contacts },
  );
  return documentOf(tree);
}

/** The document that sends the first page of a site, in the styles of the library. */
function documentOf(tree: SiteTree): string {
  const [page] = tree.pages;
  if (!page) throw new Error('The page is missing.');
  const file = path.join(inject('libraryFolder'), 'send/borrow/index.html');
  const links = readFileSync(file, 'utf8').matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  return sendDocument(createSendViews(tree, new Date('2026-11-24T09:00:00Z'))(page), {
    stylesheets: Array.from(links, ([, href = '']) => href),
    minifyScript: (code) => code,
    policy: null,
  });
}

test('a single date is copied by keyboard from the dialog', async () => {
  const calendar = {
    type: 'calendar',
    year: 2027,
    events: [
      { event: 'Open day', date: '2027-03-14', time: '9 AM to 5 PM' },
      { event: 'Sports day', date: '2027-01-30' },
    ],
  };
  const tree = siteOf({ dates: { title: 'Dates', blocks: [calendar] } }, { language: 'en-KE' });
  const page = await openLibrary(address, {
    viewport: phone,
    prepare: async (context) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await context.route(`**/send${address}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: documentOf(tree) }),
      );
    },
  });
  await page.locator('html[data-ready]').waitFor();
  await button(page).click();
  const copies = dialog(page).getByRole('button', { name: /^Copy the message: / });
  await dialog(page).getByText('Send only one date').waitFor();
  expect(await copies.count()).toBe(0);
  await dialog(page).locator('summary').press('Enter');
  await dialog(page).getByRole('button', { name: 'Copy the message: Open day' }).press('Enter');
  await dialog(page).getByRole('status').getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Open day: 14 March 2027, 9 AM to 5 PM. Lakeside https://lakeside.example/dates',
  );
});

test('nothing on a sheet is cut off: of a page with too much, whole lines are left out, and that is said', async () => {
  const amounts = [
    [1, 0],
    [8, 6],
    [40, 0],
    [0, 60],
    [30, 60],
  ] as const;
  const page = await openLibrary('/robots.txt', {
    prepare: (context) =>
      context.route('**/full-*', (route) => {
        const [prices = 0, dates = 0] = route.request().url().split('-').slice(-2).map(Number);
        return route.fulfill({ contentType: 'text/html', body: fullSheet(prices, dates) });
      }),
  });
  // As wide as the sheet without its margins.
  await page.setViewportSize({ width: 688, height: 1060 });
  await page.emulateMedia({ media: 'print' });
  const board = page.locator('.board');
  for (const [prices, dates] of amounts) {
    await page.goto(`${libraryOrigin}/full-${prices}-${dates}`);
    const { whole, room, shown } = await board.evaluate((one) => ({
      whole: one.scrollHeight,
      room: one.clientHeight,
      shown: one.querySelectorAll('.board-facts li, dt').length,
    }));
    const name = `${prices} prices and ${dates} dates`;
    expect(whole, name).toBeLessThanOrEqual(room);
    expect(shown, name).toBeGreaterThanOrEqual(Math.min(6, prices + dates));
    // Twelve contacts alone are too many.
    expect(await board.getByText('There is more on the page.').count(), name).toBe(1);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), name).toHaveLength(1);
  }
});
