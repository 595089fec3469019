import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/browser/ensure-browser.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import {
  commitAll,
  install,
  nextFormat,
  npm,
  pack,
  packNext,
  serve,
  step,
  stopServers,
} from './site-project.ts';

// A fish market in three languages, with prices in a table that the engine does not have; each test goes on where the
// one before has ended.
const scratch = mkdtempSync(path.join(tmpdir(), 'fish-market-'));
const site = path.join(scratch, 'market');
const read = (...names: string[]): string => readFileSync(path.join(site, ...names), 'utf8');
const market = path.join('tests', 'fixtures', 'fish-market');
const prices = ['bei', 'en/prices', 'fr/prix'];

let packed = '';
let browser: Browser;

beforeAll(async () => {
  packed = pack(path.join(scratch, 'packed'));
  browser = await launchBrowser('chromium', await ensureBrowser());
});
afterAll(async () => {
  stopServers();
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('a table and a basket are blocks of the site, begun by new:block', step, () => {
  install(packed, scratch, 'market');
  rmSync(path.join(site, 'content'), { recursive: true });
  cpSync(path.join(market, 'content'), path.join(site, 'content'), { recursive: true });
  const missing = npm(site, 'run', 'validate').output;
  expect(missing).toContain('price-table');
  expect(missing).not.toContain('No errors');

  expect(npm(site, 'run', 'new:block', 'price-table')).toMatchObject({ status: 0 });
  expect(npm(site, 'run', 'new:block', 'basket', '--', '--island')).toMatchObject({ status: 0 });
  for (const block of ['price-table', 'basket']) {
    const folder = path.join('blocks', block);
    cpSync(path.join(market, folder), path.join(site, folder), { recursive: true });
  }
  const { status, output } = npm(site, 'test', '--', '--without-browser');
  expect(output).toContain('No errors on 6 pages');
  expect(output).toMatch(/✓ types of the blocks and rules of this site/);
  expect(status).toBe(0);
});

test('the prices are seen on pages in three languages, and in the editor', step, async () => {
  const { origin, stop } = await serve(site, 'start');
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(step.timeout);
  for (const address of prices) {
    await page.goto(`${origin}/${address}`);
    await page.getByRole('cell', { name: 'هامور' }).or(page.getByText('هامور')).first().waitFor();
  }
  await page.goto(`${origin}/en/prices?edit&at=blocks.0.title`);
  await page.locator('#field-blocks-0-title').fill('What a kilo costs');
  await page.frameLocator('main iframe').getByText('What a kilo costs').first().waitFor();
  await page.close();
  stop();
});

test('the market is deployed, upgraded, and deployed again', step, () => {
  const target = path.join(scratch, 'served');
  const deploy = () => {
    expect(npm(site, 'run', 'build')).toMatchObject({ status: 0 });
    const args = ['run', 'deploy', '--', '--to', target, '--live', 'none'];
    expect(npm(site, ...args)).toMatchObject({ status: 0 });
  };
  const shown = () =>
    prices.map((page) => readFileSync(path.join(target, 'current', page, 'index.html'), 'utf8'));
  deploy();
  for (const html of shown()) expect(html).toContain('هامور');

  const file = ['content', 'pages', 'en', 'prices.yaml'];
  writeFileSync(path.join(site, ...file), `${read(...file).trimEnd()}\n    tint: true # calmer\n`);
  commitAll(site);
  const next = packNext(path.join(scratch, 'next'));
  expect(npm(site, 'run', 'upgrade', '--', next)).toMatchObject({ status: 0 });
  expect(read('content', 'site.yaml')).toContain(`format: ${nextFormat}\n`);
  expect(read(...file)).not.toContain('tint');
  deploy();
  for (const html of shown()) expect(html).toContain('هامور');
});
