import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { messageLimit } from '../../schema/page.ts';
import { en } from '../../src/messages/locales/en.ts';
import { wordsOfLanguage } from '../../src/messages/locales/words-of-language.ts';
import { buildBeside } from '../browser/build-into.ts';
import { addressesOf } from '../browser/every-page-of.ts';
import { openPage, phone, type OpenOptions } from '../browser/harness.ts';
import { codeOnPaper } from '../browser/read-code.ts';
import { prepareReading, reachPart } from '../browser/read-everywhere.ts';
import { wordsLostOnPaper } from '../browser/words-on-paper.ts';

// What can be sent, printed and kept, on sites that have nothing in common, two of them in Kiswahili.

const scratch = mkdtempSync(path.join(tmpdir(), 'sent-and-kept-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What makes a folder with the content of a site, and a page of it with prices that says when it was checked. */
type Site = { name: string; from: string; content: string; address: string; language: string };

const sites: Site[] = [
  {
    name: 'clinic',
    from: 'scripts/starter/clinic',
    content: '.',
    address: '/prices',
    language: 'en-KE',
  },
  {
    name: 'library',
    from: 'scripts/starter/library',
    content: '.',
    address: '/borrow',
    language: 'sw-KE',
  },
  {
    name: 'fish market',
    from: 'tests/fixtures/fish-market',
    content: 'content',
    address: '/bei',
    language: 'sw-KE',
  },
];

/** A page on what is stored, with a day that lacks its year. */
const privacy = `title: Privacy
blocks:
  - type: prose
    text: Tuesday 8 January, Jumanne 8 Januari.
  - type: device-storage
`;

const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const phoneNumber = /\+254 \d{3} \d{3} \d{3}/;

const canonical = async (page: Page) =>
  (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';

describe.each(sites)('the $name', ({ name, from, content: inside, address, language }) => {
  const folder = path.join(scratch, name.replaceAll(' ', '-'), 'site');
  const content = path.join(folder, inside);
  const dist = `${folder}-dist`;
  const words = wordsOfLanguage(language) ?? en;
  let server: Awaited<ReturnType<typeof startStaticServer>>;

  beforeAll(async () => {
    cpSync(from, folder, { recursive: true });
    writeFileSync(path.join(content, 'pages', 'privacy.yaml'), privacy);
    server = await startStaticServer(await buildBeside(dist, '--content', content));
  }, 240_000);
  afterAll(() => server.close());

  const open = (at: string, options: OpenOptions = {}) =>
    openPage(at, { ...options, origin: server.origin });

  test('a page is sent on by keyboard, and a screen reader hears what is sent and how', async () => {
    const page = await open(address, { viewport: phone, prepare: prepareReading });
    await page.locator('html[data-ready]').waitFor();
    const url = await canonical(page);
    const button = page.getByRole('button', { name: words.frame.sendPage });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.frame.sendPage });
    await dialog.waitFor();
    const whole = await dialog.getByLabel(words.send.message, { exact: true }).innerText();
    expect(whole.endsWith(` ${url}`)).toBe(true);
    expect(whole.length - url.length - 1).toBeLessThanOrEqual(messageLimit);
    expect(whole).toMatch(/KES|\d/);
    expect(whole).toMatch(phoneNumber);
    expect(whole).toContain(`${words.page.lastChecked}: 20 `);
    expect(await dialog.getByRole('link').allInnerTexts()).toEqual([
      words.send.whatsapp,
      words.send.sms,
      words.send.email,
      words.send.sheet,
    ]);
    expect(await reachPart(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('its sheet is one page with what decides, whom to ask, strips to tear off and a code that a camera reads', async () => {
    const page = await open(`/send${address}`);
    const url = await canonical(page);
    const sheet = page.locator('.board');
    expect(await sheet.locator('.board-facts li').count()).toBeGreaterThan(0);
    expect(await sheet.locator('.board-contact b').first().innerText()).toMatch(phoneNumber);
    expect(await sheet.locator('.board-strips li').allInnerTexts()).toEqual(
      Array.from({ length: 8 }, () => expect.stringMatching(phoneNumber)),
    );
    await sheet.getByText(`${words.page.lastChecked}: 20 `).waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const code = await codeOnPaper(page);
    expect(code.text).toBe(url);
    expect(code.millimetres).toBeGreaterThanOrEqual(25);
  });

  test('every word that its pages show on a screen is on paper, or needs none', async () => {
    const page = await open(address, { looksOnly: true });
    const lost: string[] = [];
    for (const at of await addressesOf(server)) {
      await page.goto(server.origin + at);
      for (const missing of await wordsLostOnPaper(page)) lost.push(`${at}: ${missing}`);
    }
    expect(lost).toEqual([]);
  });

  test('a page opens without a network with its age, and what is stored is listed and deleted', async () => {
    let one = await startStaticServer(dist);
    const { origin } = one;
    const page = await openPage(address, { origin, storesPages: true, allow: [/./] });
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect.poll(() => storedPaths(page), { timeout: 60_000 }).toContain(address);
    await one.close();

    await page.reload();
    const [age = ''] = words.offline.storedAt.split('{time}');
    await page.locator('.site-notice').getByText(age.trim()).waitFor();

    one = await startStaticServer(dist, Number(new URL(origin).port));
    await page.goto(`${origin}/privacy`);
    const list = page.locator('[data-stored-pages]');
    const stored = list.getByRole('navigation', { name: words.device.stored });
    await stored.locator(`a[href="${address}"]`).waitFor();
    await stored.getByRole('button', { name: words.device.deleteStored }).press('Enter');
    await list.getByRole('status').getByText(words.device.deleted).waitFor();
    expect(await storedPaths(page)).not.toContain(address);
    await one.close();
  });

  test('who comes back a third day is offered to keep it, after the first view and once', async () => {
    // Small enough for the footer of each page to be below what is in view.
    const viewport = { width: 390, height: 400 };
    const page = await open('/', {
      viewport,
      touch: true,
      storesPages: true,
      prepare: (context) =>
        context.addInitScript(() => {
          if (location.protocol === 'http:' && localStorage.getItem('visits') === null)
            localStorage.setItem('visits', '2 2026-01-31');
        }),
    });
    // A page that is left before its script has come is not counted.
    await page.locator('html[data-ready]').waitFor();
    await page.goto(server.origin + address);
    const offer = page.getByRole('region', { name: words.keepOffer.title });
    await offer.waitFor();
    expect((await offer.boundingBox())?.y).toBeGreaterThan(viewport.height);
    await offer.getByRole('button', { name: words.keepOffer.away }).press('Enter');
    await page.getByRole('status').filter({ hasText: words.keepOffer.gone }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('visits'))).toBe('offered');
  });

  test('a page that does not follow a rule which the site has switched on is warned of, with the source', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'validate', '--content', content],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined, VITEST: undefined } },
    );
    const output = (stdout + stderr).replaceAll(/\s+/g, ' ');
    expect(output).toMatch(/privacy\.yaml:\d+:\d+ Warning: “8 Janua/);
    expect(output).toContain('(https://www.w3.org/QA/Tips/iso-date)');
  });
});
