import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, startClinic, type EditedClinic } from '../browser/edit-clinic.ts';

/** What the browser says of a server that is not there, or has just started and asks who it is. */
const without = { allow: [/net::ERR_/, /status of 403/, /Failed to fetch/] };

let clinic: EditedClinic;

beforeAll(async () => {
  clinic = await startClinic(5397);
  // The first visit waits for the scripts of the editor, which a busy machine bundles slowly.
  await edit(clinic, '/@edit', without).catch(() => undefined);
});
afterAll(() => clinic.stop());

const written = () => readFileSync(path.join(clinic.content, 'pages', 'wards.yaml'), 'utf8');

test('a server that stops in the middle takes nothing along: typing goes on, and is written when it is back', async () => {
  const { page, panel } = await edit(clinic, '/wards?edit&at=blocks.2', without);
  const title = panel.locator('#field-blocks-2-title');
  await title.fill('Bring two blankets');
  await expect.poll(written).toContain('title: Bring two blankets');
  await page.frameLocator('main iframe').getByText('Bring two blankets').waitFor();
  const text = panel.locator('#field-blocks-2-text');
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Bring a h');
  await clinic.cut();
  await page.keyboard.type('at, too.');
  // She reads what happens to her work, and can do all else.
  await page
    .getByRole('banner', { name: 'Editor' })
    .getByText('No connection to the site. Kept in this browser.')
    .waitFor();
  await title.fill('Bring three blankets');
  await page.frameLocator('main iframe').getByText('Bring three blankets').waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.frameLocator('main iframe').getByText('Bring two blankets').waitFor();
  await page.getByRole('button', { name: 'Redo' }).first().click();
  await page.frameLocator('main iframe').getByText('Bring three blankets').waitFor();
  expect(written()).not.toContain('three');
  await clinic.resume();
  await expect.poll(written, { timeout: 120_000 }).toContain('title: Bring three blankets');
  expect(written()).toContain('The nights are cold on the hill. Bring a hat, too.');
  await page
    .getByRole('banner', { name: 'Editor' })
    .getByText('All changes kept')
    .waitFor({ timeout: 60_000 });
}, 400_000);

test('work of a window that was closed without a server is there when both are back', async () => {
  const { page, panel } = await edit(clinic, '/wards?edit&at=blocks.0', without);
  const title = panel.locator('#field-blocks-0-title');
  await title.fill('Nights by us');
  await page.frameLocator('main iframe').getByText('Nights by us').waitFor();
  const context = page.context();
  await clinic.cut();
  await title.fill('Nights with us');
  await page.frameLocator('main iframe').getByText('Nights with us').waitFor();
  await page.close();
  await clinic.resume();
  expect(written()).not.toContain('Nights with us');
  const later = await context.newPage();
  // The server has just started.
  later.setDefaultNavigationTimeout(120_000);
  await later.goto(`${clinic.origin}/@edit`);
  await expect.poll(written, { timeout: 120_000 }).toContain('title: Nights with us');
}, 400_000);
