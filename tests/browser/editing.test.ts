import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { startSite, type StartedSite } from './start-site.ts';

let site: StartedSite;
let origin: string;
let page: string;

/** Starts `npm start` on a copy of the library, as if for the first time, and waits for the address that it prints. */
beforeAll(async () => {
  rmSync('node_modules/.vite/deps', { recursive: true, force: true });
  site = await startSite('tests/fixtures/library', 5391);
  ({ origin } = site);
  page = path.join(site.content, 'pages', 'borrow.yaml');
}, 60_000);

afterAll(() => site.stop());

test('a saved page is shown at once where one was reading, and a mistake is shown over it until it is fixed', async () => {
  const good = readFileSync(page, 'utf8');
  const open = await openPage('/borrow', { origin });
  await open.locator('html[data-ready]').waitFor();
  await open.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const title = open.getByRole('heading', { level: 1 });

  writeFileSync(
    page,
    good.replace(/^( {2}- type: hero\n(?: {4}.*\n)*? {4}title: ).*/m, '$1Take it home'),
  );
  await expect.poll(() => title.textContent()).toBe('Take it home');
  expect(await open.evaluate(() => window.scrollY)).toBe(300);

  writeFileSync(page, good.replace('title:', 'tittle:'));
  const mistake = open.getByRole('alertdialog', { name: 'There is a mistake in the content' });
  await mistake.waitFor();
  expect(await mistake.textContent()).toContain('pages/borrow.yaml:1:1');
  expect(await mistake.textContent()).toContain('Did you mean title?');
  expect(await title.textContent()).toBe('Take it home');

  writeFileSync(page, good);
  await mistake.waitFor({ state: 'detached' });
  await expect.poll(() => title.textContent()).not.toBe('Take it home');
  expect(await open.evaluate(() => window.scrollY)).toBe(300);
}, 60_000);

test('a new file is a new page while the server runs', async () => {
  writeFileSync(
    path.join(site.content, 'pages', 'chess.yaml'),
    'title: Chess\nblocks:\n  - type: prose\n    text: Every Friday.\n',
  );
  await expect
    .poll(async () => (await fetch(new URL('/chess', origin))).status, { timeout: 10_000 })
    .toBe(200);
  const open = await openPage('/chess', { origin });
  expect(await open.getByRole('heading', { level: 1 }).textContent()).toBe('Chess');
}, 60_000);

test('no page is loaded twice because a package was found late', async () => {
  const open = await openPage('/borow', { origin, status: 404 });
  await open.getByRole('main').locator('a[href="/borrow"]').waitFor();
  // The server looks for late packages once a page has all its scripts.
  await open.waitForLoadState('networkidle');
  expect(site.said()).not.toContain('optimized');
});
