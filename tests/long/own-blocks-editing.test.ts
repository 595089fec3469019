import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/harness.ts';
import { startSite, type StartedSite } from '../browser/start-site.ts';

// The fish market under `npm start`: a site in Kiswahili, with blocks of its own.
let site: StartedSite;
const inSite = (...names: string[]) => path.join(path.dirname(site.content), ...names);

beforeAll(async () => {
  site = await startSite('tests/fixtures/fish-market/content', 5397, (content) => {
    cpSync('tests/fixtures/fish-market/blocks', path.join(content, '..', 'blocks'), {
      recursive: true,
    });
    makeBlock(content, 'queue-board', '--island');
  });
}, 180_000);
afterAll(() => site.stop());

/** What a developer types beside the site that runs. */
const newBlock = (content: string, ...options: string[]) =>
  [
    process.execPath,
    ['scripts/run.mjs', 'new-block', ...options],
    { env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_CONTENT: content } },
  ] as const;

const makeBlock = (content: string, ...options: string[]) =>
  expect(spawnSync(...newBlock(content, ...options)).status).toBe(0);

const open = (address: string, allow: RegExp[] = []) =>
  openPage(address, { origin: site.origin, allow });

test('a block of the site has a form in the words of its language, and the page follows what is typed', async () => {
  const page = await open('/bei?edit&at=blocks.0.rows.0.fish');
  await page.getByRole('banner', { name: 'Kihariri' }).waitFor();
  const field = page.locator('#field-blocks-0-rows-0-fish');
  await field.fill('Kolekole');
  await page
    .frameLocator('main iframe')
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
  // Nobody has taken a picture of it: it is shown as it looks on this page.
  const picture = gallery.locator('iframe').contentFrame();
  await picture.getByRole('heading', { name: 'Your basket', includeHidden: true }).waitFor();
  await gallery.getByRole('button', { name: 'Basket' }).click();
  const shown = page.frameLocator('main iframe');
  await shown.getByRole('heading', { name: 'Your basket' }).waitFor();
  await page.getByRole('status').getByText('Basket imeongezwa.').waitFor();
  await page.locator('#field-blocks-1-kilos').fill('Kilo ngapi');
  await shown.getByLabel('Kilo ngapi').waitFor();
  const words = await panel.innerText();
  expect(words).toMatch(/The page with the prices\.[^]*Word for kilos\s+The label of the number\./);
  expect(words).not.toMatch(/\btable\b|blocks\.|undefined/);
  // What it needs of other pages is said at its field.
  expect(words).toContain('Weka kiungo cha ukurasa ulio nayo: /bei');
}, 180_000);

test('the guide shows the blocks of the site with their fields and examples', async () => {
  const page = await open('/@example/price-table/longest');
  await page.getByRole('rowheader', { name: /^Humpback red snapper/ }).waitFor();
  await page.goto(`${site.origin}/@edit/guide`);
  await page.getByRole('heading', { name: 'Price table' }).waitFor();
  const guide = await page.locator('body').innerText();
  expect(guide).toContain('What a kilo of each fish costs, in a column for each auction.');
  expect(guide).toContain('As the traders from Oman call it, in Arabic letters.');
}, 180_000);

test('a block that is new is shown and edited without starting again', async () => {
  makeBlock(site.content, 'day-list');
  writeFileSync(
    inSite('content', 'pages', 'siku.yaml'),
    'title: Siku\nblocks:\n  - type: day-list\n    title: Siku za mnada\n    items:\n      - Jumatatu\n',
  );
  const answer = async () => (await fetch(new URL('/siku', site.origin))).text();
  await expect.poll(answer, { timeout: 60_000 }).toContain('<li>Jumatatu</li>');
  const page = await open('/siku?edit&at=blocks.0.items.0');
  await page.locator('#field-blocks-0-items-0').fill('Jumanne');
  await page.frameLocator('main iframe').getByText('Jumanne').waitFor();
}, 180_000);

/** React's development build notices that the editor has outlined an element of the island before its script came. */
const outlined = /didn't match the client properties[^]*data-edit-/;

/** New code of blocks starts the server again; the editor repeats what it could not send or follow in that moment. */
const startingAgain = /ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/;

/** A block of a page in YAML, as `new:block` writes its schema. */
const listed = (type: string, title: string, item: string) =>
  `  - type: ${type}\n    title: ${title}\n    items:\n      - ${item}\n`;

test('while somebody types, a new block takes neither words nor focus, and is there afterwards', async () => {
  const file = inSite('content', 'pages', 'foleni.yaml');
  writeFileSync(
    file,
    `title: Foleni\nblocks:\n${listed('queue-board', 'Foleni', 'Meza ya kwanza')}`,
  );
  rmSync(inSite('blocks', 'tide-list'), { recursive: true, force: true });
  const address = new URL('/foleni', site.origin);
  await expect.poll(async () => (await fetch(address)).status, { timeout: 60_000 }).toBe(200);
  const page = await open('/foleni?edit&at=blocks.0.title', [outlined, startingAgain]);
  const frame = page.frameLocator('main iframe');
  // An island that is touched is loaded, and with it the list of islands, which every new block changes.
  // Again and again, because the page in the frame may be replaced by a later rendering at first.
  const scripts = async () => {
    await page.mouse.move(0, 0);
    await frame.getByRole('button', { name: 'Meza ya kwanza' }).hover();
    return frame
      .locator('html')
      .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  };
  await expect
    .poll(scripts, { timeout: 60_000 })
    .toContainEqual(expect.stringContaining('/queue-board-'));
  const field = page.locator('#field-blocks-0-title');
  await field.fill('');

  const loadedAgain = page.waitForEvent('load', { timeout: 120_000 });
  const developer = spawn(...newBlock(site.content, 'tide-list'));
  let typed = '';
  const type = async (key: string) => {
    await page.keyboard.press(key);
    typed += key;
  };
  while (developer.exitCode === null) {
    await type('abcdefghij'.charAt(typed.length % 10));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  for (const key of 'mwisho') await type(key);
  expect(developer.exitCode).toBe(0);
  expect(await field.inputValue()).toBe(typed);
  await page.keyboard.press('ArrowLeft');

  await loadedAgain;
  const caret = () =>
    field.evaluate((input: HTMLInputElement) => [
      document.activeElement === input,
      input.selectionStart,
    ]);
  await expect.poll(caret, { timeout: 60_000 }).toEqual([true, typed.length - 1]);
  await page.keyboard.press('-');
  const whole = `${typed.slice(0, -1)}-${typed.slice(-1)}`;
  await expect
    .poll(() => readFileSync(file, 'utf8'), { timeout: 60_000 })
    .toContain(`title: ${whole}\n`);
  writeFileSync(file, readFileSync(file, 'utf8') + listed('tide-list', 'Maji', 'Maji kupwa'));
  await frame.getByText('Maji kupwa').waitFor();
  expect(await field.inputValue()).toBe(whole);
}, 180_000);
