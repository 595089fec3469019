import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { longTest } from '../sample.ts';
import { excelFile, excelRow } from '../editor/packed-files.ts';
import { barriersOf } from './barriers.ts';
import { edit, press, type EditedClinic } from './edit-clinic.ts';
import { phone } from './harness.ts';

const sheet = excelFile([
  {
    name: 'Wards 2027',
    rows: [
      excelRow(1, ['Week', 'Amount']),
      excelRow(2, ['First week', 12_500]),
      excelRow(3, ['Second week', { formula: 'B2-1000', value: 11_500 }]),
      excelRow(4, ['Total', { formula: 'SUM(B2:B3)', value: 24_000 }]),
    ].join(''),
  },
]);

/** Pastes a text where no field has the focus. */
const pasteOnPage = (page: Page, text: string) =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** The tests of what becomes of pasted and chosen documents, on a clinic that is started for them and others. */
export function testImport(clinic: () => EditedClinic): void {
  longTest(
    'an Excel file is shown as the blocks that it becomes, then added in one step',
    async () => {
      const { page } = await edit(clinic(), '/questions?edit', { isNew: true, viewport: phone });
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.keyboard.press('Control+Enter');
      const open = page.getByRole('button', { name: 'From a spreadsheet, letter or chat' });
      await open.waitFor();
      // Nothing of it is loaded before it is used.
      expect(loaded.filter((name) => /Import|office|spreadsheet|mammoth/i.test(name))).toEqual([]);
      await press(open);
      const dialog = page.getByRole('dialog', { name: 'From a spreadsheet, letter or chat' });
      await dialog.getByLabel('Choose a file').setInputFiles({
        name: 'wards.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(sheet),
      });
      await dialog.getByText('Amount from column B “Amount”').waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await press(dialog.getByRole('radio', { name: 'As it will look' }), ' ');
      const shown = dialog.frameLocator('iframe').getByRole('main');
      await shown.getByText('Second week').waitFor();
      expect(await shown.innerText()).toMatch(/Second week[^]*11,500[^]*24,000/);
      await press(dialog.getByRole('button', { name: 'Add 1 block to the page' }));
      const added = page.frameLocator('main iframe').getByText('Second week');
      await added.waitFor();
      await press(page.getByRole('button', { name: /^Undo/ }));
      await added.waitFor({ state: 'detached' });
    },
  );

  longTest(
    'a message that is pasted on the page opens as blocks, and Escape leaves the page as it was',
    async () => {
      const { page } = await edit(clinic(), '/questions?edit');
      await pasteOnPage(page, '*OPEN DAY*\n\nCome _all_.');
      const dialog = page.getByRole('dialog', { name: 'From a spreadsheet, letter or chat' });
      await dialog.frameLocator('iframe').getByText('Come all.').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await page.getByRole('button', { name: /Sav/ }).count()).toBe(0);
    },
  );
}
