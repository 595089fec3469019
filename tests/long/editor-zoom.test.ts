import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, startClinic, type EditedClinic } from '../browser/edit-clinic.ts';
import { coveredControlsAt } from '../browser/focus-in-view.ts';

let clinic: EditedClinic;

beforeAll(async () => {
  clinic = await startClinic(5411);
}, 180_000);

afterAll(() => clinic.stop());

/** A window of 1280 × 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };
const desktop = { width: 1366, height: 768 };

const addresses = [
  '/@edit',
  '/@edit/new',
  '/@edit/notice',
  '/@edit/publish',
  '/@edit/find',
  '/@edit/file?name=site.yaml',
  '/@edit/file?name=site.yaml&at=contacts',
  '/wards?edit&at=blocks.1',
];

/** What is cut off at the side, or lies under something else while it has the focus. */
async function unusable(page: Page, size: typeof zoomed): Promise<string[]> {
  await page.setViewportSize(size);
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return [...(isWide ? ['wider than the window'] : []), ...(await coveredControlsAt(page, [size]))];
}

async function largeText(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  return unusable(page, desktop);
}

test('at 400 % and with text of twice the size, nothing of the editor is cut off or covered', async () => {
  const found: string[] = [];
  for (const address of addresses) {
    const { page } = await edit(clinic, address, { viewport: zoomed });
    await page.locator('main h1').waitFor({ state: 'attached' });
    const zoom = await unusable(page, zoomed);
    // Where a page is shown, the layout follows the text size of the browser, which a style does not change.
    const large = address.startsWith('/@edit') ? await largeText(page) : [];
    found.push(
      ...zoom.map((one) => `${address} at 400 %: ${one}`),
      ...large.map((one) => `${address}, large text: ${one}`),
    );
    await page.setViewportSize(zoomed);
  }
  expect(found).toEqual([]);
}, 300_000);

test('the focus goes to what is missing, and from a dialog back to what opened it', async () => {
  const { page } = await edit(clinic, '/@edit/new');
  const title = page.getByLabel('Title of the page');
  await page.getByRole('button', { name: 'Make the page' }).press('Enter');
  await expect.poll(() => title.evaluate((one) => one.matches(':focus'))).toBe(true);

  await page.goto(new URL('/people?edit&at=blocks.2', clinic.origin).href);
  const opener = page.getByRole('button', { name: /^Where does this link lead/ }).first();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate((one) => one.matches(':focus'))).toBe(true);
}, 120_000);

test('F6 leads out of the page in its frame, also after that was loaded again', async () => {
  const { page, panel } = await edit(clinic, '/wards?edit&at=blocks.1');
  const shown = page.frameLocator('main iframe');
  const leaves = async () => {
    await shown.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(async () => {
        await page.locator('main iframe').focus();
        await page.keyboard.press('F6');
        return panel.locator(':focus').count();
      })
      .toBe(1);
    await page.keyboard.press('Shift+F6');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  };
  await leaves();
  await page.frames()[1]?.evaluate(() => location.reload());
  await leaves();
}, 120_000);

test('on a phone the dialog of pictures begins with taking and choosing one, with its search in sight', async () => {
  const size = { width: 390, height: 844 };
  const { page } = await edit(clinic, '/people?edit&at=blocks.1.items.1', {
    viewport: size,
    touch: true,
  });
  await page.getByRole('button', { name: 'Another picture' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  for (const control of [
    dialog.getByRole('button', { name: 'Choose a file' }).last(),
    dialog.getByRole('button', { name: 'Take a photo' }).last(),
    dialog.getByRole('searchbox', { name: 'Search the pictures' }),
    dialog.getByRole('button', { name: 'Use this picture' }),
  ]) {
    const box = await control.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= size.height).toBe(true);
  }
}, 120_000);
