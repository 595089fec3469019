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
import { openPage, phone } from '../browser/harness.ts';

// A municipal water office in French, with pages in Portuguese, as it was on a day of its content.
const scratch = mkdtempSync(path.join(tmpdir(), 'water-office-'));
let server: ServedSite;

beforeAll(async () => {
  const dist = path.join(scratch, 'dist');
  const content = path.join('tests', 'fixtures', 'water-office');
  await buildBeside(dist, '--content', content, '--as-of', '2026-11-25');
  server = await startStaticServer(dist);
}, 600_000);
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('every page can be read and used by everybody, on every screen and on paper', async () => {
  expect(await faultsOfPages(server, await addressesOf(server))).toEqual([]);
});

test('every page is complete without scripts', async () => {
  expect(await brokenWithoutScripts(server)).toEqual([]);
});

test.each([true, false])(
  'its calendar shows one subject when that is chosen by keyboard, on paper too (scripts: %s)',
  async (javaScript) => {
    const page = await openPage('/agenda', { origin: server.origin, javaScript, viewport: phone });
    const rows = page.locator('main details li:visible');
    const before = await rows.count();
    const everything = page.getByRole('radio', { name: 'Tout' });
    await everything.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByRole('radio', { name: 'Réseau' }).isChecked()).toBe(true);
    const shown = async () =>
      (await rows.allInnerTexts()).map((text) => /(Rinçage|Séance)/.exec(text)?.[1]);
    // Those that have passed were folded before, and are not where a subject is chosen.
    const ofSubject = await shown();
    expect(ofSubject).toContain('Rinçage');
    expect(ofSubject).not.toContain(undefined);
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toEqual(ofSubject);
    await page.emulateMedia({ media: 'screen' });
    await everything.check();
    expect(await rows.count()).toBe(before);
  },
);

test.each([true, false])(
  'what to bring follows the way that is chosen, by a link too and on paper (scripts: %s)',
  async (javaScript) => {
    const open = { origin: server.origin, javaScript, viewport: phone };
    const page = await openPage('/demarches/emmenager', open);
    const lease = page.getByText('Le bail, ou l’acte de vente');
    const box = page.getByRole('heading', { name: 'Déposez-la dans la boîte' });
    expect([await lease.isVisible(), await box.isVisible()]).toEqual([true, true]);
    await page.getByRole('link', { name: 'Afficher uniquement cela Par téléphone' }).click();
    expect(page.url()).toMatch(/emmenager\/?#telephone$/);
    expect([await lease.isVisible(), await box.isVisible()]).toEqual([false, false]);
    expect(await page.getByText('Seul le nécessaire').first().innerText()).toContain('téléphone');
    await page.emulateMedia({ media: 'print' });
    expect([await lease.isVisible(), await box.isVisible()]).toEqual([false, false]);
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
    expect([await lease.isVisible(), await box.isVisible()]).toEqual([true, true]);
    const linked = await openPage('/demarches/emmenager#guichet', open);
    expect(await linked.getByText('Le bail, ou l’acte de vente').isVisible()).toBe(true);
    expect(await linked.getByText('Le numéro de votre ancien contrat').isVisible()).toBe(false);
    if (javaScript) {
      await linked.getByText('0 sur 3 prêts').waitFor();
    }
    await linked.getByRole('link', { name: 'Tout afficher' }).first().click();
    expect(await linked.getByText('Le numéro de votre ancien contrat').isVisible()).toBe(true);
  },
);

test('a link to one way works where the page is shown in place', async () => {
  const page = await openPage('/guichet', { origin: server.origin });
  await page.mouse.move(5, 5);
  await page.locator('main a[href^="/"]').first().hover();
  await page.locator('html[data-in-place]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document
      .querySelector('main a[href^="/"]')
      ?.setAttribute('href', '/demarches/emmenager#papier');
  });
  await page.locator('main a[href$="#papier"]').first().click();
  await page.getByText('Déposez-la dans la boîte verte').first().waitFor();
  await page.getByText(/Seul le nécessaire.*Sur papier/).waitFor();
  expect(await page.getByText('Votre pièce d’identité').isVisible()).toBe(false);
});
