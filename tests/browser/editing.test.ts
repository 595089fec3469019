import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import {
  changedLines,
  edit,
  filesIn,
  allSaved,
  putBack,
  startClinic,
  type EditedClinic,
  press,
  write,
} from './edit-clinic.ts';
import { testChoices } from './editing-choices.ts';
import { testFlows } from './editing-flows.ts';
import { testImport } from './editing-import.ts';
import { testEditing } from './editing-pages.ts';
import { testWholeSite } from './editing-site.ts';
import { firefoxPath, openPage } from './harness.ts';
import { testSavedPages } from './saved-pages.ts';
import { longTest } from '../sample.ts';

let clinic: EditedClinic;

// One server for all tests of what `npm start` does, as if for the first time: to start it takes longer than most.
beforeAll(async () => {
  rmSync('node_modules/.vite/deps', { recursive: true, force: true });
  clinic = await startClinic(5393);
}, 180_000);

afterEach(() => putBack(clinic));

afterAll(async () => {
  clinic.stop();
});

testSavedPages(() => clinic);
testEditing(() => clinic);
testFlows(() => clinic);
testImport(() => clinic);
testChoices(() => clinic);
testWholeSite(() => clinic);

test('visitors receive no code of the editor', () => {
  const texts = readdirSync(inject('libraryFolder'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:html|js|css|json|webmanifest)$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
  expect(texts.length).toBeGreaterThan(10);
  const ofEditor = /@edit|in-editor|data-edit|ProseMirror|edit-this-page|\?edit\b/;
  expect(texts.filter((file) => ofEditor.test(readFileSync(file, 'utf8')))).toEqual([]);
});

longTest(
  'rows are dragged, a table is copied out, and a photograph dropped or pasted',
  async () => {
    const { page, panel } = await edit(clinic, '/prices?edit&at=blocks.1');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
    const handle = row('Vaccination of children').locator('span').first();
    await handle.dragTo(row('Visit to the nurse'), { targetPosition: { x: 60, y: 4 } });
    await page.getByRole('status').getByText('Vaccination of children is now 1 of 4').waitFor();
    await allSaved(page);
    expect(changedLines(clinic)).toEqual([
      'pages/prices.yaml',
      '+      - name: Vaccination of children',
      '+        amount: free',
      '-      - name: Vaccination of children',
      '-        amount: free',
    ]);
    await press(panel.getByRole('button', { name: 'Copy as a table' }));
    await page.getByRole('status').getByText('4 rows copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(
      copied
        .split('\n')
        .map((line) => line.split('\t'))
        .slice(0, 3),
    ).toEqual([
      ['Name', 'Detail', 'Price', 'Per', 'Former price'],
      ['Vaccination of children', '', 'free', '', ''],
      ['Visit to the nurse', 'With the first medicines', '450.5', '', ''],
    ]);

    await page.goto(new URL('/people?edit&at=blocks.1.items.4.image', clinic.origin).href);
    await press(panel.getByRole('button', { name: 'Another picture' }));
    const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
    const photograph = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#1e6ab2' },
    })
      .jpeg()
      .toBuffer();
    for (const [how, name] of [
      ['drop', 'Dropped.jpg'],
      ['paste', 'Pasted.jpg'],
    ] as const) {
      await chooser.getByLabel('Search the pictures').evaluate(
        (element, sent) => {
          const data = new DataTransfer();
          const bytes = Uint8Array.from(atob(sent.bytes), (letter) => letter.charCodeAt(0));
          data.items.add(new File([bytes], sent.name, { type: 'image/jpeg' }));
          const options = { bubbles: true, cancelable: true };
          element.dispatchEvent(
            sent.how === 'drop'
              ? new DragEvent('drop', { ...options, dataTransfer: data })
              : new ClipboardEvent('paste', { ...options, clipboardData: data }),
          );
        },
        { how, name, bytes: photograph.toString('base64') },
      );
      await chooser.getByRole('status').getByText(`${name} is there.`).waitFor();
    }
    // The same bytes are one file.
    expect(filesIn(clinic, 'images').filter((name) => /dropped|pasted/.test(name))).toHaveLength(1);
  },
);

longTest('two tabs that edit the same site know of each other', async () => {
  const { page } = await edit(clinic, '/@edit');
  const second = await page.context().newPage();
  await second.goto(page.url());
  for (const tab of [page, second]) {
    await tab.getByRole('alert').getByText('also being edited in another tab').waitFor();
  }
  // What one tab has not saved is not written over by the other, and is there when it is closed.
  await second.goto(new URL('/questions?edit&at=title', clinic.origin).href);
  const title = (tab: Page) =>
    tab.getByRole('region', { name: 'Edit', exact: true }).getByLabel('Title');
  await write(title(second), '');
  await second.getByRole('status').getByText('Kept in this browser').waitFor();
  await page.goto(new URL('/people?edit&at=title', clinic.origin).href);
  await write(title(page), 'Who we are');
  await allSaved(page);
  await second.close();
  await page.goto(new URL('/questions?edit&at=title', clinic.origin).href);
  await title(page).waitFor();
  expect(await title(page).inputValue()).toBe('');
  await page.keyboard.press('Control+Z');
  await allSaved(page);
});

longTest('an unpublished page is listed as such, with what needs review', async () => {
  const { page, panel } = await edit(clinic, '/questions?edit');
  await press(panel.getByRole('radio', { name: 'On certain days only' }), 'Space');
  await panel.getByLabel('Publish from').fill('2099-01-05');
  await press(panel.locator('summary', { hasText: 'Who looks after it?' }));
  await panel.getByLabel('Look again by', { exact: true }).fill('2020-01-05');
  await page.getByText('Visitors do not see this page. From 5 January 2099 on').waitFor();
  await press(page.getByRole('link', { name: 'All pages' }));
  await press(page.getByRole('radio', { name: 'To look at 1' }), 'Space');
  const [row] = await page.locator('main > ul').first().getByRole('listitem').allInnerTexts();
  expect(row).toContain('From 5 January 2099 on');
  // What visitors get on another day is looked at beside the editor, which goes on with everything.
  await page.goto(new URL('/questions?edit', clinic.origin).href);
  await press(page.getByRole('button', { name: 'More', exact: true }));
  await press(page.locator('summary', { hasText: 'As of another day' }));
  await page.getByLabel('Day', { exact: true }).fill('2099-01-06');
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    press(page.getByRole('link', { name: 'Show the page of that day' })),
  ]);
  await beside.getByRole('heading', { level: 1, name: 'What people ask' }).waitFor();
  await beside.goto(new URL('/?asOf=', clinic.origin).href);
  await beside.close();
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('Control+Z');
  await allSaved(page);
});

longTest(
  'the main path in Firefox: a click, keys, the page, the file, undo, and a longer text',
  async ({ skip }) => {
    skip(firefoxPath === undefined, 'There is no Firefox here: nobody has edited in it.');
    const { origin } = clinic;
    const page = await openPage('/people?edit', { origin, engine: 'firefox' });
    page.setDefaultTimeout(60_000);
    const panel = page.getByRole('region', { name: 'Edit', exact: true });
    const shown = page.frameLocator('main iframe');
    const name = shown.getByText('Dr Wanjirũ Ngũgĩ', { exact: true });
    const field = panel.getByLabel(/^Name/);
    await expect
      .poll(
        async () => {
          await name.click();
          return field.evaluate((one) => one === document.activeElement);
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    // Firefox tells React of keys, and not of values that a driver sets.
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Dr Wanjiru');
    await shown.getByText('Dr Wanjiru', { exact: true }).waitFor();
    await allSaved(page);
    expect(changedLines(clinic)).toEqual([
      'pages/people.yaml',
      '-        name: Dr Wanjirũ Ngũgĩ',
      '+        name: Dr Wanjiru',
    ]);
    await page.keyboard.press('Control+Z');
    await name.waitFor();
    await allSaved(page);
    await page.goto(new URL('/prices?edit&at=blocks.3.items.1.answer', origin).href);
    await panel.getByRole('button', { name: 'Bold' }).waitFor();
    await panel.getByRole('textbox', { name: /^Answer/ }).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Nobody else.');
    await shown.locator('main').getByText('Nobody else.').waitFor({ state: 'attached' });
    await allSaved(page);
    expect(changedLines(clinic)).toEqual([
      'pages/prices.yaml',
      '-        answer: The cashier and you.',
      '+        answer: The cashier and you. Nobody else.',
    ]);
  },
);
