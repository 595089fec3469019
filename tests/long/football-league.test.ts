import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { buildBeside } from '../browser/build-into.ts';
import {
  addressesOf,
  brokenWithoutScripts,
  faultsOfPages,
  type ServedSite,
} from '../browser/every-page-of.ts';
import { hydrated, openPage, phone } from '../browser/harness.ts';
import { footballLeague } from '../built/football-league.ts';

// A week of a football league in Spanish, with pages in Arabic, as it was on a day of its content.
const scratch = mkdtempSync(path.join(tmpdir(), 'football-league-'));
let server: ServedSite;

beforeAll(async () => {
  const dist = path.join(scratch, 'dist');
  await buildBeside(dist, '--content', footballLeague(), '--as-of', '2026-11-28');
  server = await startStaticServer(dist);
}, 600_000);
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

/** News that a function writes, galleries, matches, and further pages of lists are alike. */
const isAlike = (address: string) => /^\/(?:noticias|galerias|partidos)\/./.test(address);

test('pages of each kind can be read and used by everybody, on every screen and on paper', async () => {
  const addresses = await addressesOf(server);
  const chosen = [
    ...addresses.filter((address) => !isAlike(address)),
    ...addresses.filter(isAlike).filter((_, index) => index % 20 === 0),
    '/noticias/la-cancha-2-despues-de-catorce-meses',
    '/noticias/page-2',
  ];
  expect(await faultsOfPages(server, chosen)).toEqual([]);
});

test('its pages are complete without scripts', async () => {
  expect(await brokenWithoutScripts(server)).toEqual([]);
});

test('the search of an Arabic page speaks Arabic, and leads to the heading in a text', async () => {
  const page = await openPage('/ar', { origin: server.origin, viewport: phone });
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'بحث' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').pressSequentially('من طلبه');
  await dialog.getByText(/نتيجة|نتائج|نتيجتان/).waitFor();
  const found = dialog.getByRole('option', { name: /^من طلبه/ }).first();
  expect(decodeURI((await found.getAttribute('href')) ?? '')).toMatch(/#_من-طلبه$/);
});
