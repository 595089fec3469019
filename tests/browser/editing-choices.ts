import sharp from 'sharp';
import { expect } from 'vitest';
import { longTest } from '../sample.ts';
import {
  changedLines,
  edit,
  filesIn,
  allSaved,
  type EditedClinic,
  press,
  write,
} from './edit-clinic.ts';

/** The tests of fields that one chooses in, on a clinic that is started for them and others. */
export function testChoices(clinic: () => EditedClinic): void {
  longTest(
    '31 June and half an hour stay as typed with a mistake at their field, also after a reload, and are in no file',
    async () => {
      const { page, panel } = await edit(clinic(), '/people?edit');
      await press(panel.getByRole('radio', { name: 'On certain days only' }), 'Space');
      const day = panel.getByLabel(/^Publish from/);
      const hour = panel.getByLabel('Hour').first();
      const wrong = panel.getByText(/does not exist|The hour is not complete/);
      await day.focus();
      await page.keyboard.type('31 June 2027');
      await page.keyboard.press('Tab');
      await wrong.waitFor();
      expect(changedLines(clinic())).toEqual([]);
      await page.reload();
      await wrong.waitFor();
      expect(await day.inputValue()).toBe('31 June 2027');
      await day.fill('30 June 2027');
      await hour.focus();
      await wrong.waitFor({ state: 'detached' });
      await page.keyboard.type('07:');
      await page.keyboard.press('Tab');
      await wrong.waitFor();
      await page.reload();
      await wrong.waitFor();
      expect([await day.inputValue(), await hour.inputValue()]).toEqual(['30 June 2027', '07:']);
      await hour.fill('07:30');
      await wrong.waitFor({ state: 'detached' });
      await allSaved(page);
      expect(changedLines(clinic()).join('\n')).toContain('2027-06-30 07:30');
    },
  );

  longTest(
    'a photograph is put in with what it shows and where one looks; what cannot be taken is refused in words',
    async () => {
      const { page, panel } = await edit(clinic(), '/people?edit&at=blocks.1.items.4.image');
      await press(panel.getByRole('button', { name: 'Another picture' }));
      const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
      const input = chooser.locator('input[type=file]:not([capture])');
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
      await input.setInputFiles(file('drawing.svg', Buffer.from('<svg xmlns="…"/>')));
      await chooser.getByRole('alert').getByText('drawing.svg was not taken.').waitFor();
      await chooser.getByText('Save it as PNG').waitFor();
      const photograph = await sharp({
        create: { width: 40, height: 30, channels: 3, background: '#b23a1e' },
      })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      await input.setInputFiles(file('New face.JPG', photograph));
      await chooser.getByRole('status').getByText('New face.JPG is there.').waitFor();
      expect(await chooser.getByRole('radio', { name: /^New face/ }).isChecked()).toBe(true);

      // What was said of the picture before need not be true of this one.
      const words = chooser.getByLabel('Description: what the picture shows');
      expect(await words.inputValue()).toBe('');
      await press(
        chooser.getByRole('button', { name: 'It still fits: “José Mwendwa in a red shirt”' }),
      );
      expect(await words.inputValue()).toBe('José Mwendwa in a red shirt');
      await write(words, '');
      await press(chooser.getByRole('button', { name: 'Use this picture' }));
      await chooser.getByText('Say in a few words what the picture shows.').waitFor();
      await write(words, 'José at the counter');
      const picture = chooser.locator('details img').first();
      // Upright it is as much higher as it was wider.
      const ratio = async () => {
        const { width, height } = (await picture.boundingBox()) ?? { width: 1, height: 0 };
        return height / width;
      };
      await expect.poll(ratio).toBeCloseTo(4 / 3, 2);
      // By keyboard alone: from the middle, where it is at first.
      await press(chooser.getByLabel('From the left, 50 %'), 'ArrowLeft');
      for (let steps = 1; steps < 24; steps += 1) await page.keyboard.press('ArrowLeft');
      await press(chooser.getByLabel('From the top, 50 %'), 'ArrowUp');
      for (let steps = 1; steps < 25; steps += 1) await page.keyboard.press('ArrowUp');
      await press(chooser.getByRole('button', { name: 'Use this picture' }));
      await page.frameLocator('main iframe').getByAltText('José at the counter').waitFor();
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([
        'pages/people.yaml',
        '-          src: reception.svg',
        '-          alt: José Mwendwa in a red shirt',
        '+          src: new-face.jpg',
        '+          alt: José at the counter',
        '+          focus:',
        '+            x: 26',
        '+            y: 75',
      ]);
      expect(filesIn(clinic(), 'images')).toContain('new-face.jpg');
    },
  );

  longTest(
    'a link is chosen by keyboard: a part of a page, which gets an anchor, and an address outside, which is kept with the others',
    async () => {
      const { page, panel } = await edit(clinic(), '/people?edit&at=blocks.2.to');
      const open = panel.getByRole('button', { name: /Change$/ });
      const chooser = page.getByRole('dialog', { name: 'Where does this link lead?' });
      await press(open);
      await page.keyboard.type('cannot pay');
      await chooser.getByRole('status').getByText('1 found.').waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await chooser.waitFor({ state: 'detached' });
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([
        'pages/people.yaml',
        '-    to: /questions',
        '+    to: /prices#and-if-i-cannot-pay',
        'pages/prices.yaml',
        '+    anchor: and-if-i-cannot-pay',
      ]);
      await page.keyboard.press('Control+Z');

      await press(open);
      await press(chooser.getByLabel('Any address'), 'Space');
      await write(chooser.getByLabel('Address', { exact: true }), 'not an address');
      await page.keyboard.press('Enter');
      await chooser.getByText('This is not an address').waitFor();
      await write(chooser.getByLabel('Address', { exact: true }), 'https://nurses.example/join');
      await write(chooser.getByLabel('What it is called'), 'Become a nurse');
      await page.keyboard.press('Enter');
      await chooser.waitFor({ state: 'detached' });
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([
        'pages/people.yaml',
        '-    to: /questions',
        '+    to: become-a-nurse',
        'site.yaml',
        '+  become-a-nurse:',
        '+    label: Become a nurse',
        '+    address: https://nurses.example/join',
      ]);
    },
  );

  longTest('patterns, colours and icons are chosen by how they look', async () => {
    const { page, panel } = await edit(clinic(), '/people?edit');
    await press(panel.locator('summary', { hasText: 'How does it look?' }));
    await press(panel.getByRole('button', { name: /^Pattern.*None/ }));
    const chooser = page.getByRole('dialog', { name: 'Choose: Pattern' });
    await page.keyboard.type('cor');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: /^Pattern.*Coral/ }).waitFor();
    await allSaved(page);
    expect(changedLines(clinic())).toEqual(['pages/people.yaml', '+pattern: coral']);
    await press(panel.getByRole('button', { name: /^Pattern.*Coral/ }));
    await press(chooser.getByRole('button', { name: 'None here' }));
    await allSaved(page);
    expect(changedLines(clinic())).toEqual([]);
  });

  longTest(
    'a table from a spreadsheet is shown as it is understood, then taken, and nothing else stays in its rows',
    async () => {
      const { page, panel } = await edit(clinic(), '/prices?edit&at=blocks.1');
      await press(panel.getByRole('button', { name: 'Paste a table' }));
      const dialog = page.getByRole('dialog', { name: /^Paste a table/ });
      await write(
        dialog.getByLabel('Rows from a spreadsheet'),
        'Amount\tName\tFormer price\n500/=\tVisit to the nurse\t\nKES 1,250.50\tVisit to the doctor\t\nfree\tLaboratory\t\nfree\tVaccination of children\t1.250',
      );
      await dialog.getByRole('status').getByText('4 rows. 1 cell is left out.').waitFor();
      await dialog.getByText('“1.250” may be 1250').waitFor();
      await dialog.getByRole('cell', { name: '1,250.5' }).waitFor();
      await press(dialog.getByRole('button', { name: 'Take these rows' }));
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([
        'pages/prices.yaml',
        '-        detail: With the first medicines',
        '-        amount: 450.50',
        '+        amount: 500',
        '-        amount: 900',
        '+        amount: 1250.5',
        '-        detail: It depends on the tests; the nurse tells you which ones',
        '-        amount:',
        '-          from: 300',
        '-          to: 2800',
        '+        amount: free',
      ]);
    },
  );

  longTest('settings and colours are changed in forms of their own', async () => {
    const { page, panel } = await edit(clinic(), '/@edit');
    await press(page.getByRole('link', { name: 'Settings of the site' }));
    await press(page.getByRole('link', { name: 'Contacts' }));
    await write(panel.getByLabel(/^Name for a new /).first(), 'Night desk');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await allSaved(page);
    expect(changedLines(clinic())).toEqual([
      'site.yaml',
      '+  night-desk:',
      '+    label: A few words',
    ]);
    await page.keyboard.press('Control+Z');
    await press(page.getByRole('link', { name: 'All pages' }));
    await press(page.getByRole('link', { name: 'Colours and patterns' }));
    await press(page.getByRole('link', { name: 'Roles' }));
    await press(panel.getByRole('button', { name: /^Bright .*Sun/ }));
    await page.keyboard.type('coral');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: /^Bright .*Coral/ }).waitFor();
    await page.keyboard.press('Control+Z');
    await allSaved(page);
    expect(changedLines(clinic())).toEqual([]);
  });

  longTest(
    'a longer text is written as it looks, with a link; the rest of the file stays as it is written',
    async () => {
      const { page, panel } = await edit(clinic(), '/prices?edit&at=blocks.3.items.1.answer');
      const answer = panel.getByRole('textbox', { name: /^Answer/ });
      await panel.getByRole('button', { name: 'Bold' }).waitFor();
      await answer.focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' Nobody ');
      await page.keyboard.press('Control+b');
      await page.keyboard.type('else');
      await page.keyboard.press('Control+b');
      await page.keyboard.type(' does. ');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Ask');
      await page.keyboard.press('Shift+Home');
      await press(panel.getByRole('button', { name: 'Link', exact: true }));
      await page.keyboard.type('questions');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => answer.evaluate((one) => one.matches(':focus'))).toBe(true);
      await page
        .frameLocator('main iframe')
        .locator('main a', { hasText: 'Ask' })
        .waitFor({ state: 'attached' });
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([
        'pages/prices.yaml',
        '-        answer: The cashier and you.',
        '+        answer: |-',
        '+          The cashier and you. Nobody **else** does.',
        '+',
        '+          [Ask](/questions)',
      ]);
      await page.keyboard.press('Control+Z');
      await expect.poll(() => answer.evaluate((one) => one.matches(':focus'))).toBe(true);
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+Z');
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([]);
    },
  );
}
