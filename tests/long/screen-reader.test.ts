import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { barriersOf } from '../browser/barriers.ts';
import { allSaved, edit, putBack, startClinic, type EditedClinic } from '../browser/edit-clinic.ts';

/*
 * What a screen reader has to say of the ten everyday tasks: the tree of roles, names and states that the browser gives
 * it. Each step is a file in screen-reader/, to be read as somebody would hear it.
 */

let clinic: EditedClinic;

beforeAll(async () => {
  clinic = await startClinic(5397);
  // The server prepares its modules for the first page, which may take longer than a page may.
  const first = () => edit(clinic, '/visit?edit');
  const { page } = await first().catch(first);
  // The machine may be busy enough for a page to be slow.
  page.setDefaultNavigationTimeout(120_000);
});

// A test that is tried again begins with the clinic as it was.
afterEach(() => putBack(clinic));

afterAll(() => clinic.stop());

const days = /\b(?:\d{1,2} \p{L}+ \d{4}|\d{4}-\d{2}-\d{2})\b/gu;
const hours = /\b\d{1,2}:\d{2}(?::\d{2})?\b(?: [AP]M)?/g;

/** Compares what is heard of a part of the screen with what stands in a file. */
async function hears(part: Locator, file: string): Promise<void> {
  const tree = (await part.ariaSnapshot())
    .replaceAll(days, 'DAY')
    .replaceAll(hours, 'HOUR')
    .replaceAll(/version=[0-9a-f]+/g, 'version=ID')
    .replaceAll(clinic.origin, '');
  await expect(`${tree}\n`).toMatchFileSnapshot(
    path.join(import.meta.dirname, 'screen-reader', `${file}.yaml`),
  );
}

/** What the regions that speak by themselves say now. */
const announced = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[role=status], [role=alert]'))
      .map(({ textContent }) => textContent.trim())
      .filter((text) => text !== '')
      .join(' | '),
  );

/** Changes the name of somebody on the page of people. */
async function rename(page: Page, panel: Locator): Promise<void> {
  await panel.locator('#field-blocks-1-items-1-name').fill('Somebody Else');
  await allSaved(page);
}

/** A morning: in the evening, a notice cannot end today at 18:00 any more. */
const clock = '2027-02-01T09:00:00';

const person = '/people?edit&at=blocks.1.items.1';

test('1, 2 and 4: changes are reviewed, one page alone is published, and its version is found again', async () => {
  const { page, panel } = await edit(clinic, person);
  await rename(page, panel);
  await page.goto(new URL('/questions?edit&at=title', clinic.origin).href);
  await panel.getByLabel('Title').fill('All questions');
  await allSaved(page);
  await page.getByRole('link', { name: /^Publish/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Publish 2 changes' }).waitFor();
  await hears(page.getByRole('main'), '1-review-changes');

  await page.getByRole('link', { name: /^Publish only this.*People/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Publish only “People”' }).waitFor();
  await hears(page.getByRole('main'), '2-publish-one-page');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  await hears(page.getByRole('main'), '2-published');

  await page.goto(new URL('/@edit/history?file=pages/people.yaml', clinic.origin).href);
  await page
    .getByRole('link', { name: /Somebody Else/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Take back only this/ })
    .first()
    .waitFor();
  await hears(page.getByRole('main'), '4-history-of-a-page');
});

test('3: an urgent notice is written and ended, and its mistake is heard at its field', async () => {
  const { page } = await edit(clinic, '/@edit/notice', { clock });
  const main = page.getByRole('main');
  const text = main.getByRole('textbox', { name: /^Text/ });
  await text.fill('Closed today.');
  await main.getByRole('button', { name: 'Tomorrow at 18:00' }).click();
  await allSaved(page);
  await hears(main.locator('div:has(> section iframe)'), '3-urgent-notice');
  expect(await announced(page)).toContain('All changes kept');
  await text.fill('');
  await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
  await hears(main.locator('.field.wrong').first(), '3-urgent-notice-without-text');
  await page.keyboard.press('Control+Z');
});

test('3 in Kiswahili: the same screen is in the language of the editor, and says so', async () => {
  const { page } = await edit(clinic, '/@edit', { clock });
  await page.goto(new URL('/@edit/file?name=site.yaml', clinic.origin).href);
  await page.getByRole('radio', { name: 'Kiswahili' }).click();
  await page.goto(new URL('/@edit', clinic.origin).href);
  await page.getByRole('heading', { level: 1, name: 'Kurasa' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('sw');
  await page.getByRole('link', { name: 'Tangazo la dharura' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Tangazo la dharura' }).waitFor();
  await hears(page.getByRole('main'), '3-urgent-notice-in-kiswahili');
  await page.evaluate(() => localStorage.removeItem('editor-language'));
});

test('5 and 6: what was done is a list, what follows is offered, and both are told as they happen', async () => {
  const { page, panel } = await edit(clinic, '/wards?edit&at=blocks.1.terms.0');
  await panel.getByLabel('Amount').fill('13000');
  await panel.getByRole('button', { name: /^Make it 33,500/ }).waitFor();
  await hears(panel, '6-total-that-follows');
  await panel.getByRole('button', { name: /^Make it 33,500/ }).click();
  await allSaved(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'What was done' }).click();
  const list = page.getByRole('dialog', { name: 'What was done' });
  await list
    .getByRole('button', { name: /^Undo only this/ })
    .first()
    .waitFor();
  await hears(list, '5-what-was-done');
  await list
    .getByRole('button', { name: /^Undo only this/ })
    .first()
    .click();
  await expect.poll(() => announced(page)).toContain('Undone: ');
});

test('7: the page in its frame says which it is, and which keys lead from its texts to their fields', async () => {
  const { page } = await edit(clinic, '/visit?edit');
  const frame = page.locator('main iframe');
  expect(await frame.getAttribute('title')).toBe('The page: Hours and way');
  expect(await frame.getAttribute('aria-description')).toContain('Enter');
});

test('8: the settings are a list by task, with a search that says how much it has found', async () => {
  const { page } = await edit(clinic, '/@edit/file?name=site.yaml');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').waitFor();
  await hears(main, '8-settings');
  await main.getByRole('searchbox').fill('telephone');
  await expect.poll(() => announced(page)).toMatch(/\d+ found/);
});

test('9: the form of a page begins with its title, and help and keys are dialogs with names', async () => {
  const { page, panel } = await edit(clinic, '/prices?edit&at=blocks.1');
  await panel.getByRole('heading').first().waitFor();
  await hears(panel, '9-form-of-a-block');
  await page.keyboard.press('F1');
  const help = page.getByRole('dialog');
  await help.waitFor();
  await hears(help, '9-help');
});

test('10: a new page is made on one screen, whose mistake is heard at its field', async () => {
  const { page } = await edit(clinic, '/@edit/new');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await hears(main, '10-new-page');
  await main.getByRole('button', { name: 'Make the page' }).click();
  const title = main.getByRole('textbox', { name: 'Title of the page' });
  await expect.poll(() => title.evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
});

test('whether everybody can use the site is one screen of headings and lists, without barriers itself', async () => {
  const { page } = await edit(clinic, '/@edit/access');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Can everybody use it?' }).waitFor();
  await hears(main, 'can-everybody-use-it');
  await main
    .getByText(/parts? to look at/)
    .first()
    .click();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersOf(page)).toEqual([]);
  }
});
