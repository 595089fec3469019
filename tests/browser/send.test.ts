import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isLong, longTest } from '../sample.ts';
import { phone } from './harness.ts';
import { libraryOrigin, openLibrary } from './library.ts';
import { codeOnPaper } from './read-code.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Send this page' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send this page' });

/** An address of the library with prices, and its canonical URL. */
const address = '/borrow';
const url = 'https://library.example/borrow';

test('the button opens the message with the ways of sending it, by keyboard, and nothing was loaded before', async () => {
  const requests: string[] = [];
  const page = await openLibrary(address, {
    prepare: async (context) => {
      context.on('request', (request) => requests.push(request.url()));
    },
  });
  await page.locator('html[data-ready]').waitFor();
  expect(requests.filter((request) => /send/.test(request))).toEqual([]);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  expect(await dialog(page).getByLabel('The message').innerText()).toMatch(
    `+254 700 000 000 ${url}`,
  );
  const links = dialog(page).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['WhatsApp', 'SMS', 'E-mail', 'Print as a sheet']);
  const [whatsapp = '', sms = '', email = ''] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(new URL(whatsapp).searchParams.get('text')).toContain(url);
  expect(sms).toMatch(/^sms:\?&body=.*library\.example%2Fborrow$/);
  expect(new URL(email).searchParams.get('body')).toContain(url);
  expect(await dialog(page).getByRole('button').allInnerTexts()).toEqual([
    'Copy the message',
    'Close',
  ]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog(page).getByRole('button', { name: 'Copy the message' }).press('Enter');
  await dialog(page).getByRole('status').getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(url);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
});

longTest(
  'a phone is offered the message for any of its programs, and the dialog if it wants none of them',
  async () => {
    const page = await openLibrary(address, {
      viewport: phone,
      touch: true,
      prepare: (context) =>
        context.addInitScript(() => {
          let isFirst = true;
          Object.defineProperty(navigator, 'share', {
            value: async (shared: ShareData) => {
              document.documentElement.dataset['shared'] = JSON.stringify(shared);
              if (isFirst) {
                isFirst = false;
                return;
              }
              throw new DOMException('Put away.', 'AbortError');
            },
          });
        }),
    });
    await page.locator('html[data-ready]').waitFor();
    await button(page).click();
    await page.locator('html[data-shared]').waitFor({ state: 'attached' });
    const shared = await page.evaluate(() => document.documentElement.dataset['shared'] ?? '');
    expect(JSON.parse(shared)).toMatchObject({ url, text: expect.stringContaining('+254') });
    expect(await dialog(page).count()).toBe(0);
    await button(page).click();
    await dialog(page).waitFor();
  },
);

test('without JavaScript the button leads to the same links, and back to the page', async () => {
  const page = await openLibrary(address, { javaScript: false });
  await button(page).click();
  await page.getByRole('heading', { name: 'Send this page' }).waitFor();
  expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
    'wa.me',
  );
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  await page.waitForURL(`**${address}`);
});

test('its sheet is one page of A4 in black, with a QR code of the page that a camera reads', async () => {
  const page = await openLibrary(`/send${address}`, { colorScheme: 'dark' });
  for (const other of isLong ? ['/visit/rooms', '/whats-on', address] : [address]) {
    await page.goto(`${libraryOrigin}/send${other}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), other).toHaveLength(1);
  }
  await page.getByText('Last checked: 20 November 2026', { exact: true }).waitFor();
  const { text, millimetres } = await codeOnPaper(page);
  expect(text).toBe(url);
  expect(millimetres).toBeGreaterThanOrEqual(25);
  const { dominant } = await sharp(await page.screenshot()).stats();
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
});
