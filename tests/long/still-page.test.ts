import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit } from '../browser/edit-clinic.ts';
import { startSite, type StartedSite } from '../browser/start-site.ts';

/** A site with a countdown, and with reports of another host. */
let library: StartedSite;

beforeAll(async () => {
  library = await startSite('scripts/starter/library', 5402);
}, 180_000);

afterAll(() => library.stop());

const report = 'https://charts.example/mtoni/loans-2025';

test('nothing on a page that is edited moves or plays until the page is tried, and it stops again', async () => {
  const requested: string[] = [];
  const { page } = await edit(library, '/borrow?edit', {
    moves: true,
    // The outline may reach a report before its script does.
    allow: [/A tree hydrated but some attributes/],
    prepare: (context) =>
      context.addInitScript(() => {
        if (location.origin !== 'null') localStorage.setItem('editor-language', 'en');
      }),
  });
  page.on('request', (request) => requested.push(request.url()));
  const shown = page.frameLocator('main iframe').first();
  const figure = shown.locator('[data-unit=seconds]');
  const show = shown.getByRole('button', { name: 'Onyesha ripoti Uazimaji kwa mwezi' });
  const moving = () =>
    page.frames()[1]?.evaluate(() => document.getAnimations().length) ?? expect.unreachable();
  await shown.locator('[data-ticking]').waitFor();
  // Its script is loaded when it comes near the view.
  await shown.getByRole('heading', { name: 'Uazimaji kwa mwezi' }).scrollIntoViewIfNeeded();
  await show.waitFor();
  expect(await figure.innerText()).toBe('');
  expect(await moving()).toBe(0);
  // Where the page is edited, a press leads to the field.
  await show.click();
  expect(requested).not.toContain(report);

  const tried = page.getByRole('button', { name: 'Try the page' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await tried.click();
  await expect.poll(() => figure.innerText()).toMatch(/\d/);
  await show.click();
  await expect.poll(() => requested).toContain(report);
  await shown.locator(`iframe[src="${report}"]`).waitFor();

  await tried.click();
  await show.waitFor();
  expect(await shown.locator('iframe').count()).toBe(0);
  await expect.poll(() => figure.innerText()).toBe('');
});
