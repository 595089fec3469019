import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { longTest, sampleOf } from '../sample.ts';
import { publishedSite } from '../build/publish-sites.ts';
import { buildBeside } from './build-into.ts';
import { brokenWithoutScripts, faultsOfPages } from './every-page-of.ts';
import { desktop, hydrated, openPage, phone, type OpenOptions } from './harness.ts';

// A site in three languages, with two blocks of its own: a table, and an island that reads it.
const scratch = mkdtempSync(path.join(tmpdir(), 'fish-market-'));
const inScratch = (...names: string[]) => path.join(scratch, ...names);
const dist = inScratch('dist');
let server: Awaited<ReturnType<typeof startStaticServer>>;

const build = (to: string, site = scratch) =>
  buildBeside(to, '--content', path.join(site, 'content'));

beforeAll(async () => {
  cpSync('tests/fixtures/fish-market', scratch, { recursive: true });
  await build(dist);
  server = await startStaticServer(dist);
}, 180_000);
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

const open = (address: string, options: OpenOptions = {}) =>
  openPage(address, { ...options, origin: server.origin });

longTest(
  'pages with blocks of the site can be read and used by everybody, on every screen and on paper',
  async () => {
    expect(await faultsOfPages(server, sampleOf(['/en/prices', '/'], 1))).toEqual([]);
  },
  600_000,
);

longTest(
  'without JavaScript they are complete: every price, in the letters of its language',
  async () => {
    expect(await brokenWithoutScripts(server)).toEqual([]);
    const page = await open('/fr/prix', { javaScript: false, viewport: phone });
    const row = page.getByRole('row', { name: /^Thon/ });
    await expect.poll(() => row.innerText()).toMatch(/540,50[^]*500,00/);
    const arabic = row.getByText('تونة');
    expect(
      await arabic.evaluate((word) => [
        word.getAttribute('lang'),
        getComputedStyle(word).direction,
      ]),
    ).toEqual(['ar', 'rtl']);
  },
);

longTest(
  'an island of the site calculates with what the page behind its link says, under the policy of every page',
  async () => {
    const page = await open('/en', { viewport: desktop });
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    expect(await policy.getAttribute('content')).toContain("script-src 'self' 'sha256-");
    const total = page.getByRole('status').filter({ hasText: 'KES' });
    await expect.poll(() => total.innerText()).toContain('850');
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Fees for' }).selectOption({ label: 'Tuna' });
    await page.getByLabel('Kilos').fill('3');
    await expect.poll(() => total.innerText()).toMatch(/KES.1,621\.50/);
  },
);

longTest('visitors of a page without an island get no script of one', async () => {
  const page = await open('/en/prices');
  await hydrated(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(scripts.filter((name) => name.endsWith('.js'))).not.toEqual([]);
  expect(scripts.filter((name) => /Basket|hydrate-island/.test(name))).toEqual([]);
});

longTest(
  'its texts are found by search, its data by search engines, and its file is there to download',
  async () => {
    const page = await open('/search?q=emperor');
    await page
      .getByRole('link', { name: /Fish prices/ })
      .first()
      .waitFor();
    await page.goto(`${server.origin}/en/prices`);
    const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(data)['@graph']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          '@type': 'Product',
          name: 'Emperor',
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: 600,
            highPrice: 620,
            priceCurrency: 'KES',
          },
        }),
      ]),
    );
    const href = await page.getByRole('link', { name: 'CSV' }).getAttribute('href');
    const file = await fetch(new URL(href ?? '', server.origin));
    expect(await file.text()).toBe(
      '"","Dawn","Evening"\r\n"Grouper","850","790"\r\n"Emperor","620","600"\r\n"Tuna","540.5","500"',
    );
  },
);

longTest(
  'a build after a component and a style have changed is what a clean build gives',
  async () => {
    const before = publishedSite(dist);
    const change = (file: string, from: string, to: string) => {
      const text = readFileSync(inScratch('blocks', file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(inScratch('blocks', file), text.replace(from, to));
    };
    change('price-table/PriceTable.tsx', '>CSV<', '>All prices as a file<');
    change('price-table/PriceTable.module.css', '0.6rem', '0.7rem');
    await build(dist);
    const after = publishedSite(dist);
    expect(after['en/prices/index.html']).toContain('All prices as a file');
    expect(after['en/prices/index.html']).not.toBe(before['en/prices/index.html']);
    const fresh = inScratch('fresh');
    cpSync(inScratch('content'), path.join(fresh, 'content'), { recursive: true });
    cpSync(inScratch('blocks'), path.join(fresh, 'blocks'), { recursive: true });
    await build(path.join(fresh, 'dist'), fresh);
    expect(after).toEqual(publishedSite(path.join(fresh, 'dist')));
  },
);
