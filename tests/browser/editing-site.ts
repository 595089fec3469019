import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** The tests of what concerns more than one block, on a clinic that is started for them and others. */
export function testWholeSite(clinic: () => EditedClinic): void {
  longTest(
    'a page is moved with those below it: every link goes along, the old address goes on, and one undo takes it back',
    async () => {
      const { page } = await edit(clinic(), '/@edit');
      await press(page.getByRole('button', { name: 'Move or rename: Prices' }));
      const form = page.getByRole('form', { name: 'Move or rename' });
      await write(form.getByLabel('Address', { exact: true }), '/visit');
      await press(form.getByRole('button', { name: 'Move the page' }));
      await form.getByText('There is already a page at /visit.').waitFor();
      await write(form.getByLabel('Title of the page'), 'What it costs');
      await form.getByLabel('It belongs under').selectOption({ label: 'Services' });
      await write(form.getByLabel('Address', { exact: true }), '/services/prices');
      await form.getByText('Links in 4 other files will lead to the new address.').waitFor();
      await form.getByText('The old address /prices goes on').waitFor();
      await press(form.getByRole('button', { name: 'Move the page' }));
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([
        'pages/index.yaml',
        '-          to: /prices',
        '+          to: /services/prices',
        'pages/mother-and-child.yaml',
        '-    to: /prices',
        '+    to: /services/prices',
        'pages/services.yaml',
        '-            infolink: /prices',
        '+            infolink: /services/prices',
        '-            infolink: /prices',
        '+            infolink: /services/prices',
        '-    to: /prices',
        '+    to: /services/prices',
        'pages/services/prices.yaml',
        '-title: Prices',
        '+title: What it costs',
        '+movedFrom:',
        '+  - /prices',
        'site.yaml',
        '-    to: /prices',
        '+    to: /services/prices',
        '-    - "[What we treat](/services) and [what it costs](/prices) have pages of their own."',
        '+    - "[What we treat](/services) and [what it costs](/services/prices) have pages of their own."',
      ]);
      await page.keyboard.press('Control+Z');
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([]);
    },
  );

  longTest(
    'what breaks when a page is deleted is shown before, with the way to each link',
    async () => {
      const { page } = await edit(clinic(), '/@edit');
      await press(page.getByRole('button', { name: 'Delete: Questions' }));
      const warning = page.getByRole('alert');
      await warning.getByText('lead to it and would lead nowhere').waitFor();
      await warning.getByRole('link', { name: 'People › Questions › Leads to' }).waitFor();
      await press(warning.getByRole('button', { name: 'Cancel' }));
      expect(changedLines(clinic())).toEqual([]);
    },
  );

  longTest('a new page begins with a template, and is listed where its address says', async () => {
    const { page } = await edit(clinic(), '/@edit');
    await press(page.getByRole('link', { name: 'New page' }));
    const form = page.getByRole('form', { name: 'New page' });
    await write(form.getByLabel('Title of the page'), 'Before you come');
    await form.getByLabel('It belongs under').selectOption({ label: 'Hours and way' });
    await form.getByText('Its address: /visit/before-you-come').waitFor();
    await press(form.getByLabel('Steps'), 'Space');
    // The server may have another page at first: its watcher is slower than the browser.
    const frame = (url: URL) => url.pathname === '/visit/before-you-come' && url.search !== '';
    const instead = new URL('/people?in-editor', clinic().origin).href;
    await page.route(frame, (route) => route.continue({ url: instead }), { times: 1 });
    await press(form.getByRole('button', { name: 'Make the page' }));
    await page.frameLocator('main iframe').getByText('What happens next').waitFor();
    await allSaved(page);
    expect(changedLines(clinic()).slice(0, 4)).toEqual([
      'pages/visit/before-you-come.yaml',
      '+title: Before you come',
      '+blocks:',
      '+  - type: steps',
    ]);
  });

  longTest(
    'words are found on all pages, shown, and replaced in one step where one wants it',
    async () => {
      const { page } = await edit(clinic(), '/@edit');
      await press(page.getByRole('button', { name: 'More', exact: true }));
      await press(page.getByRole('link', { name: 'Find and replace' }));
      await write(page.getByLabel('Find', { exact: true }), 'the health fund');
      await write(page.getByLabel('Replace by'), 'the health insurance');
      await page
        .getByRole('status')
        .getByText(/^In \d places\.$/)
        .waitFor();
      const found = page.getByRole('main').getByRole('listitem');
      const foundIn = (field: string) =>
        found.filter({ hasText: `› ${field}` }).filter({ hasText: 'Prices' });
      expect(await foundIn('Line at the end').locator('ins').textContent()).toBe('insurance');
      await press(foundIn('The card of the health fund').getByRole('checkbox'), 'Space');
      await press(page.getByRole('button', { name: /^Replace in/ }));
      await allSaved(page);
      const changed = changedLines(clinic());
      expect(changed).toContain(
        '+    footnote: Members of [the health insurance](fund) pay nothing for visits.',
      );
      expect(changed.join()).not.toContain('+      - name: The card of the health insurance');
    },
  );

  longTest(
    'an earlier version of a page is seen in words and brought back, and a deleted page too',
    async () => {
      const { git, content } = clinic();
      const file = path.join(content, 'pages', 'questions.yaml');
      const first = readFileSync(file, 'utf8');
      const publish = (what: string) => {
        git('add', 'content');
        git('commit', '--quiet', '-m', what);
        git('push', '--quiet', 'origin', 'main');
      };
      writeFileSync(file, first.replace(/^title: .*/m, 'title: What people ask'));
      writeFileSync(
        path.join(content, 'pages', 'cafe.yaml'),
        'title: Café\nblocks:\n  - type: updated\n',
      );
      publish('Questions: another title');
      rmSync(path.join(content, 'pages', 'cafe.yaml'));
      publish('The café is closed');

      const { page } = await edit(clinic(), '/@edit/history?file=pages/questions.yaml');
      await press(page.getByRole('link', { name: /^Questions: another title/ }));
      await page.locator('main ins').getByText('What people ask').waitFor();
      await page.getByText('The page is as it was then.').waitFor();
      await press(page.getByRole('checkbox', { name: /change by developers too$/ }), 'Space');
      await press(page.getByRole('link', { name: /^Begin/ }));
      await press(page.getByRole('main').locator('summary', { hasText: 'More' }));
      await press(page.getByRole('button', { name: 'Bring this version back' }));
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([
        'pages/questions.yaml',
        '-title: What people ask',
        '+title: Questions',
      ]);

      const historyOfSite = page
        .getByRole('main')
        .getByRole('link', { name: 'History of the site' });
      await press(historyOfSite);
      await press(page.getByRole('link', { name: 'Deleted pages' }));
      await press(page.getByRole('button', { name: /^Bring back / }));
      await allSaved(page);
      await expect.poll(() => filesIn(clinic(), 'pages')).toContain('cafe.yaml');
      await press(page.getByRole('main').getByRole('link', { name: 'All pages' }));
      await press(page.getByRole('button', { name: 'More', exact: true }));
      await press(page.getByRole('link', { name: 'History of the site' }));
      await press(page.getByRole('checkbox', { name: /change by developers too$/ }), 'Space');
      await press(page.getByRole('link', { name: /^Begin/ }));
      await press(page.getByRole('main').locator('summary', { hasText: 'More' }));
      await press(page.getByRole('button', { name: 'Bring the whole site back' }));
      await page.getByText('The site is as it was then.').waitFor();
      await allSaved(page);
      await expect.poll(() => filesIn(clinic(), 'pages')).not.toContain('cafe.yaml');
      expect(readFileSync(file, 'utf8')).toBe(first);
      expect(await page.locator('body').innerText()).not.toMatch(
        /\b(?:git|commit|push|merge|branch)\b/i,
      );
    },
  );

  longTest(
    'a page that cannot be read says why, and is corrected by a button or in its text',
    async () => {
      const file = path.join(clinic().content, 'pages', 'questions.yaml');
      const good = readFileSync(file, 'utf8');
      const { page, panel } = await edit(clinic(), '/questions?edit');
      await panel.getByLabel('Title').waitFor();
      writeFileSync(file, good.replace(/^title: .*/m, 'title: "Questions'));
      await panel.getByRole('heading', { name: 'This file has a mistake' }).waitFor();
      await panel.getByText(/^Line \d+:/).waitFor();
      const text = panel.getByLabel('The file as text');
      await write(text, (await text.inputValue()).replace('"Questions', 'All questions'));
      await press(panel.getByRole('button', { name: 'Take this text' }));
      await panel.getByLabel('Title').waitFor();
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([
        'pages/questions.yaml',
        '-title: Questions',
        '+title: All questions',
      ]);
    },
  );

  longTest(
    'blocks and rows move by keys with the focus in them, regions change by F6, and F1 says what a block is for',
    async () => {
      const { page, panel } = await edit(clinic(), '/people?edit&at=blocks.1.items.1.name');
      const name = panel.getByLabel(/^Name/);
      await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press('Alt+ArrowUp');
      await page.getByRole('status').getByText('Midwife is now 1 of 5').waitFor();
      await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('Alt+ArrowLeft');
      await panel.getByRole('heading', { name: 'By day and by night' }).waitFor();
      await page.keyboard.press('Alt+ArrowUp');
      await page.getByRole('status').getByText('By day and by night is now 1 of 3').waitFor();
      await allSaved(page);
      // Lines have only moved.
      const lines = changedLines(clinic()).slice(1);
      const [out, back] = ['-', '+'].map((sign) =>
        lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(1)] : [])).toSorted(),
      );
      expect(out).toEqual(back);
      await page.keyboard.press('Control+Z');
      await panel.getByRole('heading', { name: 'By day and by night' }).waitFor();
      await page.keyboard.press('F6');
      expect(await page.locator(':focus').getAttribute('aria-label')).toBe('All pages');
      await page.keyboard.press('Shift+F6');
      expect(await panel.locator(':focus').count()).toBe(1);
      // The form of the whole page begins with a button that only phones show.
      for (let level = 0; level < 2; level += 1) await page.keyboard.press('Alt+ArrowLeft');
      await panel.getByRole('heading', { name: 'People', exact: true }).waitFor();
      await page.keyboard.press('F6');
      await page.keyboard.press('Shift+F6');
      expect(await panel.locator(':focus').count()).toBe(1);
      await page.keyboard.press('F1');
      const help = page.getByRole('dialog', { name: /^What is this for/ });
      await help.getByText('For example').first().waitFor();
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'detached' });
    },
  );
}
