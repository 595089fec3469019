import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit, startClinic, type EditedClinic } from '../browser/edit-clinic.ts';
import { openPage, phone } from '../browser/harness.ts';
import { answerAsGithub, startWebClinic } from '../browser/web-clinic.ts';
import { GithubDouble } from '../github-double/github-double.ts';
import { excelHtml, tableText } from './copy-table.ts';
import { Walk, walkLine } from './walk-counts.ts';

const laptop = { width: 1366, height: 768 };
let clinic: EditedClinic;

beforeAll(async () => {
  clinic = await startClinic(47_391);
  // The first page of all waits until everything is bundled.
  await fetch(new URL('/@edit', clinic.origin));
  await fetch(new URL('/wards', clinic.origin));
});
afterAll(() => clinic.stop());

/** Pastes on the page, where no field has the focus. */
const paste = (page: Page, html: string, text: string) =>
  page.evaluate(
    ([rich, plain]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', rich);
      clipboardData.setData('text/plain', plain);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, text] as const,
  );

const dialogName = 'From a spreadsheet, letter or chat';

test('the prices of next year from an Excel sheet on a laptop', async ({ annotate }) => {
  const { page } = await edit(clinic, '/@edit', { isNew: true, viewport: laptop });
  page.setDefaultTimeout(90_000);
  const walk = new Walk('prices from Excel on a laptop', page);
  const main = page.getByRole('main');
  await walk.read(main);
  const shown = page.frameLocator('main iframe');
  await walk.press(
    page.getByRole('link', { name: 'Nights in the ward' }).first(),
    shown.getByText('Second week'),
  );
  const rows = [
    ['Week', 'Amount'],
    ['First week', '13,500'],
    ['Second week', '12,500'],
    ['Third week', '9,500'],
    ['Total', '35,500'],
  ];
  const dialog = page.getByRole('dialog', { name: dialogName });
  await walk.keys(
    2,
    () => paste(page, excelHtml(rows), tableText(rows)),
    dialog.getByText('Amount from column B “Amount”'),
  );
  await walk.read(dialog);
  await walk.press(
    dialog.getByRole('button', { name: 'Update 1 table' }),
    shown.getByText('13,500'),
  );
  await walk.press(
    page.getByRole('link', { name: /^Publish/ }),
    page.getByRole('button', { name: 'Publish now' }),
  );
  await walk.read(main);
  await walk.press(
    page.getByRole('button', { name: 'Publish now' }),
    page.getByRole('heading', { name: 'Published' }),
  );
  await walk.read(main);
  await annotate(walkLine(walk.report()));
  expect(clinic.git('show', 'main:content/pages/wards.yaml')).toMatch(
    /13500[^]*12500[^]*9500[^]*35500/,
  );
  expect(walk.report().clicks).toBeLessThanOrEqual(4);
});

test('a letter with a picture from Word on a laptop', async ({ annotate }) => {
  const { page } = await edit(clinic, '/@edit', { viewport: laptop });
  page.setDefaultTimeout(90_000);
  const walk = new Walk('letter with pictures from Word on a laptop', page);
  const main = page.getByRole('main');
  await walk.read(main);
  const shown = page.frameLocator('main iframe');
  await walk.press(
    page.getByRole('link', { name: 'People' }).first(),
    shown.getByRole('heading', { level: 1 }),
  );
  await walk.keys(
    2,
    () => page.keyboard.press('Control+Enter'),
    page.getByRole('button', { name: dialogName }),
  );
  const dialog = page.getByRole('dialog', { name: dialogName });
  await walk.press(page.getByRole('button', { name: dialogName }), dialog);
  await walk.read(dialog);
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'letter.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: readFileSync('tests/fixtures/office/letter-with-pictures.docx'),
  });
  await dialog.getByRole('button', { name: /^Add \d blocks? to the page$/ }).waitFor();
  await walk.read(dialog);
  const pictures = dialog.locator('li:has(> img)');
  const count = await pictures.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    for (const field of await pictures.nth(index).getByRole('textbox').all()) {
      if ((await field.inputValue()) !== '') continue;
      await walk.press(field);
      const text = `A nurse at the gate ${index + 1}`;
      await walk.keys(text.length, () => page.keyboard.type(text), field);
    }
  }
  await walk.press(dialog.getByRole('button', { name: /^Add \d blocks? to the page$/ }));
  await dialog.waitFor({ state: 'detached' });
  await walk.press(
    page.getByRole('link', { name: /^Publish/ }),
    page.getByRole('button', { name: 'Publish now' }),
  );
  await walk.read(main);
  await walk.press(
    page.getByRole('button', { name: 'Publish now' }),
    page.getByRole('heading', { name: 'Published' }),
  );
  await walk.read(main);
  await annotate(walkLine(walk.report()));
  expect(clinic.git('ls-tree', '-r', '--name-only', 'main')).toMatch(/content\/images\/\S+/);
});

test('a notice from WhatsApp on a phone in flight mode, published when the line is back', async ({
  annotate,
}) => {
  const web = await startWebClinic();
  const github = new GithubDouble({ files: web.files() });
  github.addToken('github_pat_good');
  try {
    const page = await openPage('/town/edit', {
      origin: web.origin,
      storesPages: true,
      allow: [/./],
      prepare: (context) => answerAsGithub(context, github),
      routesOthers: true,
      viewport: phone,
      touch: true,
    });
    page.setDefaultTimeout(90_000);
    await page.getByLabel('Stay signed in on this device for a day').check();
    await page.getByLabel('Access token').fill('github_pat_good');
    await page.getByRole('button', { name: 'Sign in', exact: true }).tap();
    await page.getByRole('heading', { name: 'Pages', exact: true }).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
      timeout: 60_000,
    });
    await page.context().setOffline(true);
    await page.reload();
    page.setDefaultTimeout(90_000);
    const walk = new Walk('notice from WhatsApp on a phone in flight mode', page);
    const main = page.getByRole('main');
    await page.getByRole('link', { name: 'Questions' }).first().waitFor();
    await walk.read(main);
    const shown = page.frameLocator('main iframe');
    await walk.press(
      page.getByRole('link', { name: 'Questions' }).first(),
      shown.getByRole('heading', { level: 1 }),
    );
    await walk.press(
      page.getByRole('button', { name: 'Add a block' }).first(),
      page.getByRole('button', { name: dialogName }),
    );
    const dialog = page.getByRole('dialog', { name: dialogName });
    await walk.press(page.getByRole('button', { name: dialogName }), dialog);
    await walk.read(dialog);
    const message =
      '[12/11, 08:30] Sister Grace: *VACCINATION DAY*\n\nAll children under five on _Saturday_.\n\n✅ Bring the yellow book\n✅ Come before noon';
    const box = dialog.getByRole('textbox');
    await walk.press(box, dialog.locator('textarea:focus'));
    await walk.keys(
      2,
      async () => {
        await page.evaluate((text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', text);
          document.activeElement?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        }, message);
      },
      dialog.getByRole('button', { name: /^Add \d blocks? to the page$/ }),
    );
    await walk.read(dialog);
    await walk.press(
      dialog.getByRole('button', { name: /^Add \d blocks? to the page$/ }),
      shown.getByText('Bring the yellow book'),
    );
    await walk.press(
      page.getByRole('link', { name: /^Publish/ }),
      page.getByRole('button', { name: 'Publish now' }),
    );
    await walk.read(main);
    await walk.press(
      page.getByRole('button', { name: 'Publish now' }),
      page.getByRole('button', { name: 'Publish when there is a connection' }),
    );
    await walk.read(main);
    await walk.press(page.getByLabel('Then publish it without asking me again'));
    await walk.press(
      page.getByRole('button', { name: 'Publish when there is a connection' }),
      page.getByRole('heading', { name: 'Waiting for the network' }),
    );
    await walk.read(main);
    await page.context().setOffline(false);
    await page.getByText('What waited has been published.').waitFor({ timeout: 60_000 });
    await annotate(walkLine(walk.report()));
    expect(github.repository.text('main', 'content/pages/questions.yaml')).toContain(
      'Bring the yellow book',
    );
    expect(github.mistakes).toEqual([]);
  } finally {
    await web.close();
  }
});
