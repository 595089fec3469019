import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../sample.ts';
import { stringify } from 'yaml';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { handbookPages } from '../handbook.ts';
import { buildInto } from '../browser/build-into.ts';
import { openPage } from '../browser/harness.ts';
import { prepareReading, readEverywhere } from '../browser/read-everywhere.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'handbook-'));
let server: Awaited<ReturnType<typeof startStaticServer>>;

const settings = {
  name: 'Lakeside Town Council',
  address: 'https://council.example',
  logo: { src: 'mark.svg', alt: 'An open book' },
  contacts: { main: { label: 'Town hall' } },
  outside: {},
  siteMap: { groups: ['All pages'] },
  footer: {},
};

/** Where one walks. That all pages of such a site are reached is tested without building it. */
const hasRules = (part: number, chapter: number) => part === 2 && [3, 10].includes(chapter);

beforeAll(async () => {
  const content = path.join(scratch, 'content');
  mkdirSync(content);
  for (const file of ['theme.yaml', 'images/mark.svg']) {
    cpSync(path.join('scripts/starter/library', file), path.join(content, file));
  }
  writeFileSync(path.join(content, 'site.yaml'), stringify(settings));
  for (const [name, page] of Object.entries(handbookPages(hasRules))) {
    const file = path.join(content, 'pages', `${name}.yaml`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, stringify(page));
  }
  server = await startStaticServer(buildInto(path.join(scratch, 'dist'), '--content', content));
}, 120_000);

afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('a page on the fourth level, the next page and the parents are reached by links, on a phone without scripts too', async () => {
  const page = await openPage('/', {
    origin: server.origin,
    viewport: { width: 320, height: 700 },
    javaScript: false,
  });
  await page.goto(`${server.origin}/handbook/part-2`);
  const main = page.locator('main');
  await main.getByRole('link', { name: /^Chapter 10\b/ }).click();
  await main.getByRole('link', { name: /^Rule 2\.10\.4/ }).click();
  await main.getByRole('link', { name: 'Next page Rule 2.10.5' }).click();
  expect(new URL(page.url()).pathname).toBe('/handbook/part-2/chapter-10/rule-5');
  // The fold opens where one is.
  const menu = main.getByRole('navigation', { name: 'Handbook' });
  await menu.getByText('Handbook').first().click();
  expect(await menu.locator('[aria-current=page]').textContent()).toBe('Rule 2.10.5');
  await menu.getByRole('link', { name: 'Part 3' }).click();
  expect(await page.locator('h1').textContent()).toBe('Part 3');
});

test('pages of every level are accessible on every screen', async () => {
  const page = await openPage('/', {
    origin: server.origin,
    looksOnly: true,
    prepare: prepareReading,
  });
  const found: string[] = [];
  const addresses = [
    '/handbook/part-1/chapter-12',
    '/handbook/part-1',
    '/handbook/part-2/chapter-3/rule-4',
  ];
  for (const address of sampleOf(addresses, 1)) {
    await page.goto(server.origin + address);
    found.push(...(await readEverywhere(page)).map((fault) => `${address} at ${fault}`));
  }
  expect(found).toEqual([]);
}, 180_000);
