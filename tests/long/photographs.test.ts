import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { buildInto } from '../browser/build-into.ts';
import type { ServedSite } from '../browser/every-page-of.ts';
import { openPage } from '../browser/harness.ts';
import {
  allLayouts,
  fitEverywhere,
  prepareReading,
  reachEverywhere,
} from '../browser/read-everywhere.ts';
import { photographs } from '../build/pictures/photographs.ts';
import { writePhotographSite } from '../build/pictures/photograph-site.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'photographs-'));
const dist = path.join(scratch, 'dist');
const stems = photographs.map(({ name }) => name.replace('.jpg', ''));
let server: ServedSite;

beforeAll(async () => {
  const content = path.join(scratch, 'content');
  await writePhotographSite(content);
  server = await startStaticServer(buildInto(dist, '--content', content));
}, 400_000);
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('no photograph that a page shows up to 1200 pixels wide weighs more than 90 KB', () => {
  const assets = path.join(dist, 'assets');
  const files = readdirSync(assets).filter(
    (file) =>
      stems.some((stem) => file.startsWith(`${stem}-`)) && /-(480|800|1200)\.avif$/.test(file),
  );
  expect(files.length).toBeGreaterThanOrEqual(stems.length * 3);
  const heavy = files.filter((file) => statSync(path.join(assets, file)).size > 90_000);
  expect(heavy).toEqual([]);
});

test('words on, beside and below every photograph can be read on every screen, light and dark', async () => {
  const page = await openPage('/people', {
    origin: server.origin,
    looksOnly: true,
    prepare: prepareReading,
  });
  const found: string[] = [];
  for (const stem of stems) {
    await page.goto(`${server.origin}/${stem}`);
    const faults = [...(await fitEverywhere(page)), ...(await reachEverywhere(page, allLayouts))];
    found.push(...faults.map((fault) => `${stem}: ${fault}`));
    const cut = await page.evaluate(
      () =>
        Array.from(
          document.querySelectorAll('h1, h2:not(.vh)'),
          (heading) => heading.scrollWidth > heading.clientWidth + 1,
        ).filter(Boolean).length,
    );
    if (cut > 0) found.push(`${stem}: ${cut} headings are wider than their place`);
  }
  expect(found).toEqual([]);
}, 300_000);
