import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/harness.ts';
import { startSite, type StartedSite } from '../browser/start-site.ts';

// The fish market under `npm start`: a site in Kiswahili, with blocks of its own.
let site: StartedSite;
const inSite = (...names: string[]) => path.join(path.dirname(site.content), ...names);

beforeAll(async () => {
  site = await startSite('tests/fixtures/fish-market/content', 5397, (content) =>
    cpSync('tests/fixtures/fish-market/blocks', path.join(content, '..', 'blocks'), {
      recursive: true,
    }),
  );
}, 180_000);
afterAll(() => site.stop());

const open = (address: string) => openPage(address, { origin: site.origin });

test('a block of the site has a form in the words of its language, and the page follows what is typed', async () => {
  const page = await open('/bei?edit&at=blocks.0.rows.0.fish');
  await page.getByRole('banner', { name: 'Kihariri' }).waitFor();
  const field = page.locator('#field-blocks-0-rows-0-fish');
  await field.fill('Kolekole');
  await page
    .frameLocator('iframe')
    .getByRole('rowheader', { name: /^Kolekole/ })
    .waitFor();
  const file = path.join(site.content, 'pages', 'bei.yaml');
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('- fish: Kolekole\n');
  const panel = page.getByRole('region', { name: 'Hariri', exact: true });
  // What is not translated is in English, as the schema says it.
  const words = await panel.innerText();
  expect(words).toMatch(/Samaki[^]*Jina lake kwa lugha ya ukurasa\.[^]*Arabic name/);
  expect(words).not.toMatch(/price-table|rows|undefined/);
}, 180_000);

test('a block of the site is found in the gallery, begins with its example, and is edited in the page at once', async () => {
  const page = await open('/bei?edit&at=blocks.0');
  const panel = page.getByRole('region', { name: 'Hariri', exact: true });
  await panel.getByRole('button', { name: 'Ongeza sehemu hapa chini' }).click();
  const gallery = page.getByRole('dialog', { name: 'Ongeza sehemu' });
  await gallery.getByLabel('Tafuta sehemu').fill('samaki, katika safu');
  await gallery.getByText('Aina 1 ya sehemu').waitFor();
  expect(await gallery.getByRole('list').innerText()).toContain('Jedwali la bei');
  await gallery.getByLabel('Tafuta sehemu').fill('how many kilos');
  await gallery.getByText('Aina 1 ya sehemu').waitFor();
  // Without a translation, a block is named and explained in English.
  expect(await gallery.getByRole('list').innerText()).toMatch(/Basket\s+Visitors choose a fish/);
  await gallery.getByRole('button', { name: 'Basket' }).click();
  const shown = page.frameLocator('iframe');
  await shown.getByRole('heading', { name: 'Your basket' }).waitFor();
  await page.getByRole('status').getByText('Basket imeongezwa.').waitFor();
  await page.locator('#field-blocks-1-kilos').fill('Kilo ngapi');
  await shown.getByLabel('Kilo ngapi').waitFor();
  const words = await panel.innerText();
  expect(words).toMatch(/The page with the prices\.[^]*Word for kilos\s+The label of the number\./);
  expect(words).not.toMatch(/\btable\b|blocks\.|undefined/);
  // What it needs of other pages is said at its field.
  expect(words).toContain('Link to a page that has one: /bei');
}, 180_000);

test('the guide and the review page show the blocks of the site with their fields and examples', async () => {
  const page = await open('/__blocks/price-table/longest');
  await page.getByRole('rowheader', { name: /^Humpback red snapper/ }).waitFor();
  await page.goto(`${site.origin}/__blocks`);
  await page.getByText('price-table', { exact: true }).first().waitFor();
  await page.goto(`${site.origin}/@edit/guide`);
  await page.getByRole('heading', { name: 'price-table' }).waitFor();
  const guide = await page.locator('body').innerText();
  expect(guide).toContain('What a kilo of each fish costs, in a column for each auction.');
  expect(guide).toContain('As the traders from Oman call it, in Arabic letters.');
}, 180_000);

test('a block that is new is shown and edited without starting again', async () => {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'new-block', 'day-list'], {
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_CONTENT: site.content },
  });
  expect(status).toBe(0);
  writeFileSync(
    inSite('content', 'pages', 'siku.yaml'),
    'title: Siku\nblocks:\n  - type: day-list\n    title: Siku za mnada\n    items:\n      - Jumatatu\n',
  );
  const answer = async () => (await fetch(new URL('/siku', site.origin))).text();
  await expect.poll(answer, { timeout: 60_000 }).toContain('<li>Jumatatu</li>');
  const page = await open('/siku?edit&at=blocks.0.items.0');
  await page.locator('#field-blocks-0-items-0').fill('Jumanne');
  await page.frameLocator('iframe').getByText('Jumanne').waitFor();
}, 180_000);
