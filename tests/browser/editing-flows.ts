import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { barriersOf } from './barriers.ts';
import { changedLines, edit, allSaved, press, write, type EditedClinic } from './edit-clinic.ts';
import { longTest } from '../sample.ts';
import { phone } from './harness.ts';

/** The tests of ways through several screens, on a clinic that is started for them and others. */
export function testFlows(clinic: () => EditedClinic): void {
  test('words that come without a key, such as pasted or dictated ones, stay in their field', async () => {
    const { page } = await edit(clinic(), '/@edit/notice');
    const text = page.getByRole('main').getByRole('textbox', { name: 'Text' });
    await text.focus();
    await page.keyboard.insertText('The well is dry.');
    const preview = page.frameLocator('main iframe').locator('[data-notice-id]');
    await preview.getByText('The well is dry.').waitFor();
    expect(await text.inputValue()).toBe('The well is dry.');
    const shown = page.getByRole('region', { name: 'On a phone' }).locator('[inert]');
    expect((await shown.boundingBox())?.height).toBeGreaterThan(300);
    await page.keyboard.press('Control+Z');
    await preview.waitFor({ state: 'detached' });
    await allSaved(page);
  });

  longTest(
    'on a phone, a news entry with three photographs takes eight taps at most, and a form ten',
    async () => {
      const news = path.join(clinic().content, 'pages', 'news');
      mkdirSync(news);
      const list = 'title: News\ncollection:\n  kind: news\nlisting:\n  inMenu: true\n';
      writeFileSync(path.join(news, 'index.yaml'), `${list}blocks:\n  - type: entries\n`);
      const { page, panel } = await edit(clinic(), '/news?edit', { viewport: phone, touch: true });
      const shown = page.frameLocator('main iframe');
      let taps = 0;
      const tap = async (control: Locator) => {
        taps += 1;
        await press(control);
      };
      const addBlock = async (name: string) => {
        await tap(panel.getByRole('button', { name: /^Add a block/ }).last());
        const add = page.getByRole('button', { name: `Add “${name}”`, includeHidden: true });
        await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
        if (!(await add.isVisible()))
          await tap(page.locator('dialog details', { has: add }).locator('summary'));
        await tap(add);
      };
      await shown.getByRole('heading', { name: 'News' }).waitFor();
      await tap(page.getByRole('link', { name: 'All pages' }));
      await tap(page.getByRole('link', { name: 'New page' }));
      await page.getByLabel('Title of the page').fill('Sports day');
      await page.keyboard.press('Enter');
      await shown.getByRole('heading', { name: 'Sports day' }).waitFor();
      await tap(page.getByRole('button', { name: 'About this page' }));
      await addBlock('Photographs');
      const photographs = await Promise.all(
        [60, 120, 180].map(async (shade) => ({
          name: `day-${shade}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await sharp({
            create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 60 } },
          })
            .jpeg()
            .toBuffer(),
        })),
      );
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        tap(panel.locator('button', { hasText: 'Add several photos' })),
      ]);
      await chooser.setFiles(photographs);
      await panel.getByRole('heading', { name: '3 photos without a description' }).waitFor();
      await expect.poll(() => shown.locator('main [data-pictures] img').count()).toBe(3);
      await allSaved(page);
      expect(taps).toBeLessThanOrEqual(8);

      taps = 0;
      await tap(page.getByRole('link', { name: 'All pages' }));
      await tap(page.getByRole('link', { name: 'People', exact: true }));
      await shown.getByRole('heading', { level: 1, name: 'Who you meet' }).waitFor();
      await tap(page.getByRole('button', { name: 'About this page' }));
      await addBlock('Form');
      await shown.locator('main form').waitFor();
      await allSaved(page);
      expect(taps).toBeLessThanOrEqual(10);
      expect(changedLines(clinic())).toContain('+  - type: form');
    },
  );

  longTest(
    'without a network, a screen that is not loaded says so and offers no change of the content; it opens when the network is back',
    async () => {
      const allow = [/PublishScreen/, /ERR_FAILED/];
      const { page, panel } = await edit(clinic(), '/@edit', { isNew: true, allow });
      await page.route(/\/@scripts\/PublishScreen/, (route) => route.abort());
      await page.goto(new URL('/questions?edit&at=title', clinic().origin).href);
      await write(panel.getByLabel('Title'), 'All questions');
      await allSaved(page);
      await press(page.getByRole('link', { name: /^Publish/ }));
      const failure = page.getByRole('main').getByRole('alert');
      await failure.getByRole('heading', { name: 'could not be loaded' }).waitFor();
      expect(await failure.getByRole('button').allTextContents()).toEqual([
        'Try again',
        'Load the editor again',
      ]);
      expect(await barriersOf(page)).toEqual([]);
      await page.unroute(/\/@scripts\/PublishScreen/);
      await press(failure.getByRole('button', { name: 'Try again' }));
      await page.getByRole('heading', { name: 'Publish 1 change' }).waitFor();
    },
  );

  longTest(
    'links are followed in the page that is tried, and the panel always has the page that is shown',
    async () => {
      const { page, panel } = await edit(clinic(), '/people?edit&at=title');
      const shown = page.frameLocator('main iframe');
      await shown.getByRole('heading', { level: 1, name: 'Who you meet' }).waitFor();
      await press(page.getByRole('button', { name: 'More', exact: true }));
      await press(page.getByRole('button', { name: 'Try the page' }));
      await press(shown.locator('main a[href="/questions"]').first());
      await shown.getByRole('heading', { level: 1, name: 'What people ask' }).waitFor();
      await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('Questions');
      expect(new URL(page.url()).pathname).toBe('/questions');
      expect(page.frames().map((frame) => new URL(frame.url()).search)).toEqual([
        '?edit',
        '?in-editor',
      ]);
      expect(await shown.getByRole('button', { name: 'Edit this page' }).count()).toBe(0);

      // A script of the page may leave it too.
      const leaveFor = (address: string) =>
        page.frames()[1]?.evaluate((to) => location.assign(to), address);
      await leaveFor('/people');
      await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('People');
      await shown.getByRole('heading', { level: 1, name: 'Who you meet' }).waitFor();
      await leaveFor('/wards?edit');
      await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('Nights in the ward');
      expect(page.frames()).toHaveLength(2);
    },
  );

  longTest(
    'a block that is added is seen from its start, also on a phone, with the focus in its form',
    async () => {
      const { page, panel } = await edit(clinic(), '/wards?edit&at=blocks.2', {
        viewport: phone,
        touch: true,
      });
      const frame = page.locator('main iframe');
      for (const name of ['Opening', 'People', 'Cards', 'Steps']) {
        await press(panel.getByRole('button', { name: 'Add a block below' }));
        await page.getByRole('dialog', { name: 'Add a block' }).waitFor();
        const add = page.getByRole('button', { name: `Add “${name}”` });
        // What the site does not use often is folded on a phone.
        if (!(await add.isVisible())) {
          await press(page.locator('details', { hasText: `Add “${name}”` }).locator('summary'));
        }
        await press(add);
        await page.getByRole('status').getByText(`${name} added.`).waitFor();
        const field = panel.locator(':focus');
        await expect
          .poll(() => field.evaluate((one) => one.matches('input, textarea, [contenteditable]')))
          .toBe(true);
        const title = (await panel.getByRole('heading').first().textContent()) ?? '';
        const heading = page
          .frameLocator('main iframe')
          .locator('h1, h2', { hasText: title })
          .last();
        const isInView = async () => {
          const [outer, inner] = await Promise.all([frame.boundingBox(), heading.boundingBox()]);
          if (!outer || !inner) return false;
          return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
        };
        await expect.poll(isInView, { message: name, timeout: 60_000 }).toBe(true);
      }
      await allSaved(page);
    },
  );

  longTest(
    'undo says what it takes back and where, goes there, and takes back what is published only if that is wanted',
    async () => {
      const { page, panel } = await edit(clinic(), '/people?edit&at=title');
      const title = panel.getByLabel('Title');
      await write(title, 'Who we are');
      await allSaved(page);

      // On another page, for which the editor is loaded again.
      await page.goto(new URL('/prices?edit', clinic().origin).href);
      await panel.getByLabel('Title').waitFor();
      await page.keyboard.press('Control+Z');
      const done = (text: string) => page.getByRole('region', { name: text });
      await done('Undone: People: Title “Who we are” → “People”').waitFor();
      await expect.poll(() => title.inputValue()).toBe('People');
      expect(new URL(page.url()).pathname).toBe('/people');
      await press(done('Undone').getByRole('button', { name: 'Redo' }));
      await done('Done again: Who we are: Title “People” → “Who we are”').waitFor();

      await press(page.getByRole('link', { name: /^Publish/ }));
      await press(page.getByRole('button', { name: 'Publish now' }));
      await page.getByRole('heading', { name: 'Published' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Nothing to publish' }).waitFor();
      await page.keyboard.press('Control+Z');
      const question = page.getByRole('dialog', { name: 'This is published already' });
      await question.getByText('Who we are: Title “People” → “Who we are”').waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await press(question.getByRole('button', { name: 'Leave it as it is' }));
      await question.waitFor({ state: 'detached' });
      expect(changedLines(clinic())).toEqual([]);
      await page.keyboard.press('Control+Z');
      await press(question.getByRole('button', { name: 'Undo it all the same' }));
      await page.getByRole('heading', { name: 'Publish 1 change' }).waitFor();
      await allSaved(page);
      expect(changedLines(clinic())).toEqual([
        'pages/people.yaml',
        '-title: Who we are',
        '+title: People',
      ]);
    },
  );

  longTest(
    'a page is published by itself while another has a mistake; the rest stays a draft',
    async () => {
      const { git, origin } = clinic();
      const { page, panel } = await edit(clinic(), '/people?edit&at=title');
      await write(panel.getByLabel('Title'), '');
      await page.goto(new URL('/questions?edit&at=title', origin).href);
      await write(panel.getByLabel('Title'), 'What you ask');
      await page.getByRole('status').getByText('Kept in this browser').waitFor();
      await press(page.getByRole('link', { name: /^Publish/ }));
      await page.getByRole('alert').getByText('1 thing must be put right first').waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await press(page.getByRole('link', { name: 'Publish only the one that is ready' }));
      await page.getByText('Only “What you ask” is published').waitFor();
      await page.setViewportSize(phone);
      expect(await barriersOf(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await press(page.getByRole('button', { name: 'Publish now' }));
      await page.getByRole('heading', { name: 'Published' }).waitFor();
      await page.getByText('1 other changed file is still a draft.').waitFor();
      const published = (file: string) => git('--git-dir', clinic().remote, 'show', `main:${file}`);
      expect(published('content/pages/questions.yaml')).toMatch(/^title: What you ask$/m);
      expect(published('content/pages/people.yaml')).toMatch(/^title: People$/m);

      await press(page.getByRole('link', { name: 'Show the drafts' }));
      await page.getByRole('alert').getByText('1 thing must be put right first').waitFor();
      await page.goto(new URL('/people?edit&at=title', origin).href);
      await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('');
      await page.keyboard.press('Control+Z');
    },
  );

  longTest(
    'on a phone an urgent notice is published with five taps from the list of pages, whatever else is half done, and taken down',
    async () => {
      const { git, origin } = clinic();
      const options = { viewport: phone, touch: true };
      const { page, panel } = await edit(clinic(), '/people?edit&at=title', options);
      await write(panel.getByLabel('Title'), '');
      await page.getByRole('status').getByText('Kept in this browser').waitFor();
      await page.goto(new URL('/@edit', origin).href);
      let taps = 0;
      const tap = async (control: Locator) => {
        taps += 1;
        await control.tap();
      };
      await tap(page.getByRole('link', { name: 'Urgent notice' }));
      const text = page.getByRole('textbox', { name: 'Text' });
      await tap(text);
      await page.keyboard.insertText('No water today.');
      taps += 1;
      await page.getByRole('combobox', { name: 'How serious it is' }).selectOption('emergency');
      await tap(page.getByRole('button', { name: 'Tomorrow at 18:00' }));
      const preview = page.frameLocator('main iframe').locator('[data-notice-id]');
      await preview.getByText('No water today.').waitFor();
      expect(await preview.getAttribute('data-level')).toBe('emergency');
      expect(await barriersOf(page)).toEqual([]);
      // Whoever comes back from another tab still sees what is written, and not what visitors see so far.
      await preview.evaluate(({ ownerDocument }) => {
        ownerDocument.dispatchEvent(new Event('visibilitychange'));
      });
      await page.waitForTimeout(500);
      await preview.getByText('No water today.').waitFor();
      await tap(page.getByRole('button', { name: 'Publish the notice' }));
      expect(taps).toBe(5);
      await page.getByRole('heading', { name: 'Published' }).waitFor();
      const published = (file: string) => git('--git-dir', clinic().remote, 'show', `main:${file}`);
      expect(published('content/site.yaml')).toMatch(
        /^notice:\n {2}text: No water today\.\n {2}level: emergency\n {2}until: \d{4}-\d\d-\d\d 18:00$/m,
      );
      expect(published('content/pages/people.yaml')).toMatch(/^title: People$/m);

      await page.getByRole('link', { name: 'All pages' }).first().tap();
      await page.getByRole('link', { name: 'Take it down' }).tap();
      await page.getByText('Every page shows: “No water today.”').waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Take it down now' }).tap();
      await page.getByRole('heading', { name: 'Published' }).waitFor();
      expect(published('content/site.yaml')).not.toContain('notice:');
      await page.goto(new URL('/people?edit&at=title', origin).href);
      await expect.poll(() => panel.getByLabel('Title').inputValue()).toBe('');
      await write(panel.getByLabel('Title'), 'People');
    },
  );

  longTest(
    'the review shows every change as it is read: words, pictures, days, moves, and what it does; each leads to its field and back',
    async () => {
      const pages = path.join(clinic().content, 'pages');
      const { page, panel } = await edit(clinic(), '/wards?edit&at=blocks.0.text');
      writeFileSync(
        path.join(pages, 'night-duty.yaml'),
        'title: Night duty\npublishFrom: 2099-01-05\nblocks:\n  - type: prose\n    text: At the gate.\n',
      );
      const long = `${'We are there for you on every day of the year, and at every hour of it. '.repeat(3)}`;
      await write(panel.getByRole('textbox', { name: /^Text/ }), `${long}Ring the bell.`);
      await allSaved(page);
      await page.goto(new URL('/@edit/publish', clinic().origin).href);
      await page.getByRole('heading', { name: 'Publish 2 changes' }).waitFor();
      const change = page.locator('main div[tabindex="-1"]:has(ins)');
      expect(await change.locator('ins').innerText()).toContain('Ring the bell.');
      const added = page.getByRole('region', { name: 'Night duty', exact: true });
      await added.getByText('Visitors see this page from Monday, 5 January 2099 on.').waitFor();
      await press(added.getByRole('link', { name: 'See the page “Night duty”' }));
      await page.frameLocator('main iframe').getByText('At the gate.').waitFor();
      await press(page.getByRole('link', { name: 'Back to the changes' }));
      expect(await barriersOf(page)).toEqual([]);
      await page.setViewportSize(phone);
      expect(await barriersOf(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });

      await press(change.getByRole('link', { name: /^Go to the field/ }));
      const text = panel.getByRole('textbox', { name: /^Text/ });
      await expect.poll(() => text.evaluate((one) => one.matches(':focus'))).toBe(true);
      await press(page.getByRole('link', { name: 'Back to the changes' }));
      await expect.poll(() => change.evaluate((one) => one.matches(':focus'))).toBe(true);

      await press(added.getByRole('button', { name: 'Delete this new page: Night duty' }));
      const group = page.getByRole('region', { name: 'Night duty, which was new, is deleted.' });
      await press(group.getByRole('button', { name: 'Undo' }));
      await added.waitFor();
      await allSaved(page);
    },
  );
}
