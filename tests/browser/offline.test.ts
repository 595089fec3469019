import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { en } from '../../src/messages/locales/en.ts';
import { retiringScript } from '../../src/render/worker-script.ts';
import { longTest } from '../sample.ts';
import { openPage } from './harness.ts';
import { prepareReading, reachPart } from './read-everywhere.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'offline-'));
const folder = path.join(scratch, 'dist');
const worker = path.join(folder, 'worker.js');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const storedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** What a reader has under the eyes. */
type View = { html: string; address: string; down: number };

declare global {
  interface Window {
    seen(this: void): View;
    before?: View;
  }
}

/** What pages have said of a new version, all together. */
const announced = (page: Page) => page.evaluate(() => sessionStorage.getItem('said'));

/** Notes what pages say of a new version, and what is under the reader's eyes when it comes, in a page that is scrolled. */
function noteUpdates(): void {
  const seen = (): View => ({
    html: document.querySelector('main')?.outerHTML ?? '',
    address: location.href,
    down: scrollY,
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    scrollTo(0, 200);
    Object.assign(window, { seen, before: seen() });
  });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof HTMLElement) || target.dataset['worker'] === undefined) continue;
      const words = Array.from(addedNodes, ({ textContent }) => textContent).join('');
      sessionStorage.setItem('said', (sessionStorage.getItem('said') ?? '') + words);
    }
  }).observe(document, { childList: true, subtree: true });
}

const isStored = (page: Page, address: string) =>
  expect.poll(() => storedPaths(page), { timeout: 20_000 }).toContain(address);

/** Visits a copy of the library with a browser that stores pages, then loses the network, and has it again. */
async function visitWithoutNetwork() {
  cpSync(inject('libraryFolder'), folder, { recursive: true });
  const server = await startStaticServer(folder);
  const { origin } = server;
  const page = await openPage('/', {
    origin,
    storesPages: true,
    // The server goes away in the middle.
    allow: [/./],
    prepare: async (context) => {
      await prepareReading(context);
      await context.addInitScript(noteUpdates);
    },
  });
  expect(await storedPaths(page)).toEqual([]);
  // A page that is left before its script has come is not counted.
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.goto(`${origin}/borrow`);
  await isStored(page, '/borrow');
  // Nobody has been there, but the site says that many ask for it.
  await isStored(page, '/whats-on/reading-trail');
  await page.goto(`${origin}/visit`);
  await isStored(page, '/visit');
  await server.close();

  await page.goto(`${origin}/visit`);
  expect(await page.title()).toContain('Maktaba');
  const styled = page.evaluate(() => getComputedStyle(document.body).margin);
  expect(await styled).toBe('0px');
  await page.goto(`${origin}/whats-on`);
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.locator('main a[href="/visit"]').waitFor();
  expect(await reachPart(page, 'main')).toEqual([]);

  const again = await startStaticServer(folder, Number(new URL(origin).port));
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect.poll(() => page.locator('main h1').textContent()).not.toBe('No connection');
  return { page, server: again, origin };
}

test('visited pages open offline, and others list those that do', async () => {
  const { server } = await visitWithoutNetwork();
  await server.close();
}, 120_000);

longTest(
  'a new build replaces stored pages, and all can be removed',
  async () => {
    const { page, server, origin } = await visitWithoutNetwork();
    // A page that is open while a new build is published: a later one would be of the new build itself.
    await page.goto(`${origin}/visit/rooms`);
    await page.waitForLoadState('networkidle');
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8')
        .replace(/"version":"[^"]*"/, '"version":"next"')
        // The page that was not visited is larger.
        .replace(/"maxBytes":\d+/, '"maxBytes":1000'),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const names = () => page.evaluate(() => caches.keys());
    await expect.poll(names, { timeout: 20_000 }).toContain('site-next');
    await expect.poll(() => announced(page), { timeout: 20_000 }).toBe(en.frame.updated);
    const [before, after] = await page.evaluate(() => {
      const { seen, before: first } = window;
      return [first, seen()];
    });
    expect(before?.down).toBe(200);
    expect(after).toEqual(before);
    expect(await page.getByRole('status').filter({ hasText: en.frame.updated }).count()).toBe(1);
    await expect
      .poll(async () => page.goto(`${origin}/visit`).then(names), { timeout: 20_000 })
      .toEqual(['site-next']);
    await isStored(page, '/visit');
    expect(await storedPaths(page)).not.toContain('/whats-on/reading-trail');
    expect(await announced(page)).toBe(en.frame.updated);

    writeFileSync(worker, retiringScript(''));
    await page.goto(`${origin}/borrow`);
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    await server.close();
  },
  120_000,
);

longTest(
  'a page that is the only one of a visit opens later without a network, and nothing else is fetched for it',
  async () => {
    const server = await startStaticServer(inject('libraryFolder'));
    const page = await openPage('/visit', {
      origin: server.origin,
      storesPages: true,
      // The server goes away.
      allow: [/./],
    });
    expect(await storedPaths(page)).toEqual([]);
    // She puts the phone away.
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await isStored(page, '/visit');
    const pages = (await storedPaths(page)).filter((stored) => !stored.startsWith('/assets/'));
    expect(pages.toSorted()).toEqual(['/offline.html', '/visit']);
    await server.close();
    await page.goto(`${server.origin}/visit`);
    await page.getByRole('heading', { level: 1, name: 'Tutembelee' }).waitFor();
    const age = page.getByText(/^You have no connection. This is the page as it was on \d/);
    await age.waitFor();
    // The line is a part of the page, above all else, in the colours of notices.
    expect((await age.boundingBox())?.y).toBeLessThan(40);
    expect(await age.evaluate((one) => one.parentElement?.matches('.site-notice'))).toBe(true);
  },
);

longTest('nothing is stored for visitors who save data', async () => {
  const page = await openPage('/', {
    origin: inject('libraryOrigin'),
    storesPages: true,
    prepare: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  });
  await page.goto(new URL('/borrow', inject('libraryOrigin')).href);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

longTest('the page on privacy lists the pages that are stored, and deletes them', async () => {
  const page = await openPage('/privacy-policy', { storesPages: true });
  const list = page.locator('[data-stored-pages]');
  expect(await list.getByRole('button').count()).toBe(0);
  await page.goto(new URL('/calendar', page.url()).href);
  await isStored(page, '/calendar');
  await page.goto(new URL('/privacy-policy', page.url()).href);
  await list.getByRole('link', { name: /^Calendar.*, \d/ }).waitFor();
  // This page is being stored too.
  await isStored(page, '/privacy-policy');
  await list.getByRole('button', { name: en.device.deleteStored }).press('Enter');
  await list.getByRole('status').getByText(en.device.deleted).waitFor();
  expect(await storedPaths(page)).not.toContain('/calendar');
  expect(await list.getByRole('link').count()).toBe(0);
});
