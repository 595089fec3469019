import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import {
  changedLines,
  edit,
  filesIn,
  kept,
  putBack,
  startClinic,
  type EditedClinic,
} from './edit-clinic.ts';
import { testEditing } from './editing-pages.ts';
import { firefoxPath, leave, openPage } from './harness.ts';
import { testSavedPages } from './saved-pages.ts';

let clinic: EditedClinic;

// One server for all tests of what `npm start` does, as if for the first time: to start it takes longer than most.
beforeAll(async () => {
  rmSync('node_modules/.vite/deps', { recursive: true, force: true });
  clinic = await startClinic(5393);
}, 180_000);

afterEach(() => putBack(clinic));

afterAll(async () => {
  await leave(clinic.origin);
  clinic.stop();
});

testSavedPages(() => clinic);
testEditing(() => clinic);

test('a photograph is put in with what it shows and where one looks; what cannot be taken is refused in words', async () => {
  const { page, panel } = await edit(clinic, '/people?edit&at=blocks.1.items.4.image');
  await panel.getByRole('button', { name: 'Another picture' }).press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  const input = chooser.locator('input[type=file]');
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

  const words = chooser.getByLabel('Description: what the picture shows');
  await words.fill('');
  await chooser.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await chooser.getByText('Say in a few words what the picture shows.').waitFor();
  await words.fill('José at the counter');
  const picture = chooser.locator('.focus-picture');
  // Upright it is as much higher as it was wider.
  const ratio = async () => {
    const { width, height } = (await picture.boundingBox()) ?? { width: 1, height: 0 };
    return height / width;
  };
  await expect.poll(ratio).toBeCloseTo(4 / 3, 2);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await chooser.getByLabel('From the left, 25 %').press('ArrowRight');
  await chooser.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await page.frameLocator('iframe').getByAltText('José at the counter').waitFor();
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/people.yaml',
    '-          src: reception.svg',
    '-          alt: José Mwendwa in a red shirt',
    '+          src: new-face.jpg',
    '+          alt: José at the counter',
    '+          focus:',
    '+            x: 26',
    '+            y: 75',
  ]);
  expect(filesIn(clinic, 'images')).toContain('new-face.jpg');
});

test('a link is chosen by keyboard: a part of a page, which gets an anchor, and an address outside, which is kept with the others', async () => {
  const { page, panel } = await edit(clinic, '/people?edit&at=blocks.2.to');
  const open = panel.getByRole('button', { name: /^Where does this link lead/ });
  const chooser = page.getByRole('dialog', { name: 'Where does this link lead?' });
  await open.press('Enter');
  await page.keyboard.type('cannot pay');
  await chooser.getByRole('status').getByText('1 found.').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await chooser.waitFor({ state: 'detached' });
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/people.yaml',
    '-    to: /questions',
    '+    to: /prices#and-if-i-cannot-pay',
    'pages/prices.yaml',
    '+    anchor: and-if-i-cannot-pay',
  ]);
  await page.keyboard.press('Control+Z');

  await open.press('Enter');
  await chooser.getByLabel('Any address').press('Space');
  await chooser.getByLabel('Address', { exact: true }).fill('not an address');
  await page.keyboard.press('Enter');
  await chooser.getByText('This is not an address').waitFor();
  await chooser.getByLabel('Address', { exact: true }).fill('https://nurses.example/join');
  await chooser.getByLabel('What it is called').fill('Become a nurse');
  await page.keyboard.press('Enter');
  await chooser.waitFor({ state: 'detached' });
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/people.yaml',
    '-    to: /questions',
    '+    to: become-a-nurse',
    'site.yaml',
    '+  become-a-nurse:',
    '+    label: Become a nurse',
    '+    address: https://nurses.example/join',
  ]);
});

test('patterns, colours and icons are chosen by how they look', async () => {
  const { page, panel } = await edit(clinic, '/people?edit');
  await panel.getByRole('button', { name: /^Pattern.*None/ }).press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Choose: Pattern' });
  await page.keyboard.type('cor');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: /^Pattern.*Coral/ }).waitFor();
  await kept(page);
  expect(changedLines(clinic)).toEqual(['pages/people.yaml', '+pattern: coral']);
  await panel.getByRole('button', { name: /^Pattern.*Coral/ }).press('Enter');
  await chooser.getByRole('button', { name: 'None here' }).press('Enter');
  await kept(page);
  expect(changedLines(clinic)).toEqual([]);
});

test('a page is moved with those below it: every link goes along, the old address goes on, and one undo takes it back', async () => {
  const { page } = await edit(clinic, '/@edit');
  await page.getByRole('button', { name: 'Move or rename: Prices' }).press('Enter');
  const form = page.getByRole('form', { name: 'Move or rename' });
  await form.getByLabel('Address', { exact: true }).fill('/visit');
  await form.getByRole('button', { name: 'Move the page' }).press('Enter');
  await form.getByText('There is already a page at /visit.').waitFor();
  await form.getByLabel('Title of the page').fill('What it costs');
  await form.getByLabel('It belongs under').selectOption({ label: 'Services' });
  await form.getByLabel('Address', { exact: true }).fill('/services/prices');
  await form.getByText('Links in 4 other files will lead to the new address.').waitFor();
  await form.getByText('The old address /prices goes on').waitFor();
  await form.getByRole('button', { name: 'Move the page' }).press('Enter');
  await kept(page);
  expect(changedLines(clinic)).toEqual([
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
  await kept(page);
  expect(changedLines(clinic)).toEqual([]);
});

test('what breaks when a page is deleted is shown before, with the way to each link', async () => {
  const { page } = await edit(clinic, '/@edit');
  await page.getByRole('button', { name: 'Delete: Questions' }).press('Enter');
  const warning = page.getByRole('alert');
  await warning.getByText('lead to it and would lead nowhere').waitFor();
  await warning.getByRole('link', { name: 'People › Questions › Leads to' }).waitFor();
  await warning.getByRole('button', { name: 'Cancel' }).press('Enter');
  expect(changedLines(clinic)).toEqual([]);
});

test('a new page begins with a template, and is listed where its address says', async () => {
  const { page } = await edit(clinic, '/@edit');
  await page.getByRole('button', { name: 'New page' }).press('Enter');
  const form = page.getByRole('form', { name: 'New page' });
  await form.getByLabel('Title of the page').fill('Before you come');
  await form.getByLabel('It belongs under').selectOption({ label: 'Hours and way' });
  expect(await form.getByLabel('Address', { exact: true }).inputValue()).toBe(
    '/visit/before-you-come',
  );
  await form.getByLabel('Steps').check();
  // The server may have another page at first: its watcher is slower than the browser.
  const frame = (url: URL) => url.pathname === '/visit/before-you-come' && url.search !== '';
  const instead = new URL('/people?in-editor', clinic.origin).href;
  await page.route(frame, (route) => route.continue({ url: instead }), { times: 1 });
  await form.getByRole('button', { name: 'Make the page' }).press('Enter');
  await page.frameLocator('iframe').getByText('What happens next').waitFor();
  await kept(page);
  expect(changedLines(clinic).slice(0, 6)).toEqual([
    'pages/visit/before-you-come.yaml',
    '+title: Before you come',
    '+listing:',
    '+  inMenu: true',
    '+blocks:',
    '+  - type: steps',
  ]);
});

test('a table from a spreadsheet is shown as it is understood, then taken; what a row says besides stays', async () => {
  const { page, panel } = await edit(clinic, '/prices?edit&at=blocks.1');
  await panel.getByRole('button', { name: 'Paste a table' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Paste a table/ });
  await dialog
    .getByLabel('Rows from a spreadsheet')
    .fill(
      'Amount\tName\n500/=\tVisit to the nurse\nKES 1,250.50\tVisit to the doctor\nfree\tLaboratory\n1.250\tVaccination of children',
    );
  await dialog.getByRole('status').getByText('4 rows. 1 cell is left out.').waitFor();
  await dialog.getByText('“1.250” may be 1250').waitFor();
  await dialog.getByRole('cell', { name: '1,250.5' }).waitFor();
  await dialog.getByRole('button', { name: 'Take these rows' }).press('Enter');
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/prices.yaml',
    '-        amount: 450.50',
    '+        amount: 500',
    '-        amount: 900',
    '+        amount: 1250.5',
    '-        amount:',
    '-          from: 300',
    '-          to: 2800',
    '+        amount: free',
  ]);
});

test('rows are dragged, a table is copied out, and a photograph dropped or pasted', async () => {
  const { page, panel } = await edit(clinic, '/prices?edit&at=blocks.1');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
  await row('Vaccination of children').dragTo(row('Visit to the nurse'));
  await page.getByRole('status').getByText('Vaccination of children is now 1 of 4').waitFor();
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/prices.yaml',
    '+      - name: Vaccination of children',
    '+        amount: free',
    '-      - name: Vaccination of children',
    '-        amount: free',
  ]);
  await panel.getByRole('button', { name: 'Copy as a table' }).press('Enter');
  await page.getByRole('status').getByText('4 rows copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(
    copied
      .split('\n')
      .map((line) => line.split('\t'))
      .slice(0, 3),
  ).toEqual([
    ['Name', 'Detail', 'Price'],
    ['Vaccination of children', '', 'free'],
    ['Visit to the nurse', 'With the first medicines', '450.5'],
  ]);

  await page.goto(new URL('/people?edit&at=blocks.1.items.4.image', clinic.origin).href);
  await panel.getByRole('button', { name: 'Another picture' }).press('Enter');
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
});

test('words are found on all pages, shown, and replaced in one step where one wants it', async () => {
  const { page } = await edit(clinic, '/@edit');
  await page.getByRole('link', { name: 'Find and replace' }).press('Enter');
  await page.getByLabel('Find', { exact: true }).fill('the health fund');
  await page.getByLabel('Replace by').fill('the health insurance');
  await page
    .getByRole('status')
    .getByText(/^In \d texts\.$/)
    .waitFor();
  const found = page.locator('.found li');
  const [footnote, card] = ['Line at the end', 'Name'].map((field) =>
    found.filter({ hasText: `› ${field}` }).filter({ hasText: 'Prices' }),
  );
  expect(await footnote?.locator('ins').textContent()).toBe('insurance');
  await card?.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: /^Replace in/ }).press('Enter');
  await kept(page);
  const changed = changedLines(clinic);
  expect(changed).toContain(
    '+    footnote: Members of [the health insurance](fund) pay nothing for visits.',
  );
  expect(changed.join()).not.toContain('+      - name: The card of the health insurance');
});

test('an earlier version of a page is seen in words and brought back, and a deleted page too', async () => {
  const { git, content } = clinic;
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

  const { page } = await edit(clinic, '/@edit/history?file=pages/questions.yaml');
  await page.getByRole('button', { name: /^Questions: another title/ }).press('Enter');
  await page.locator('.change').locator('ins').getByText('What people ask').waitFor();
  await page.getByText('The page is as it was then.').waitFor();
  await page.getByRole('button', { name: /^Begin/ }).press('Enter');
  await page.getByRole('button', { name: 'Bring this version back' }).press('Enter');
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/questions.yaml',
    '-title: What people ask',
    '+title: Questions',
  ]);

  await page.getByRole('link', { name: 'History of the site' }).press('Enter');
  await page.getByRole('button', { name: 'Bring back /cafe' }).press('Enter');
  await kept(page);
  await expect.poll(() => filesIn(clinic, 'pages')).toContain('cafe.yaml');
  await page.getByRole('button', { name: /^Begin/ }).press('Enter');
  await page.getByRole('button', { name: 'Bring the whole site back to this' }).press('Enter');
  await page.getByText('The site is as it was then.').waitFor();
  await kept(page);
  await expect.poll(() => filesIn(clinic, 'pages')).not.toContain('cafe.yaml');
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(await page.locator('body').innerText()).not.toMatch(
    /\b(?:git|commit|push|merge|branch)\b/i,
  );
});

test('settings and colours are changed in forms of their own', async () => {
  const { page, panel } = await edit(clinic, '/@edit');
  await page.getByRole('link', { name: 'Settings of the site' }).press('Enter');
  await panel.getByLabel('A new name in Contacts').first().fill('Night desk');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await kept(page);
  expect(changedLines(clinic)).toEqual(['site.yaml', '+  night-desk:', '+    label: A few words']);
  await page.keyboard.press('Control+Z');
  await page.getByRole('link', { name: 'All pages' }).press('Enter');
  await page.getByRole('link', { name: 'Colours and patterns' }).press('Enter');
  await panel.getByRole('button', { name: /^Bright .*Sun/ }).press('Enter');
  await page.keyboard.type('coral');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: /^Bright .*Coral/ }).waitFor();
  await page.keyboard.press('Control+Z');
  await kept(page);
  expect(changedLines(clinic)).toEqual([]);
});

test('a page that cannot be read says why, and is corrected by a button or in its text', async () => {
  const file = path.join(clinic.content, 'pages', 'questions.yaml');
  const good = readFileSync(file, 'utf8');
  const { page, panel } = await edit(clinic, '/questions?edit');
  await panel.getByLabel('Title').waitFor();
  writeFileSync(file, good.replace(/^title: .*/m, 'title: "Questions'));
  await panel.getByRole('heading', { name: 'This file has a mistake' }).waitFor();
  await panel.getByText(/^Line \d+:/).waitFor();
  const text = panel.getByLabel('The file as text');
  await text.fill((await text.inputValue()).replace('"Questions', 'All questions'));
  await panel.getByRole('button', { name: 'Take this text' }).press('Enter');
  await panel.getByLabel('Title').waitFor();
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/questions.yaml',
    '-title: Questions',
    '+title: All questions',
  ]);
});

test('blocks and rows move by keys with the focus in them, regions change by F6, and F1 says what a block is for', async () => {
  const { page, panel } = await edit(clinic, '/people?edit&at=blocks.1.items.1.name');
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
  await kept(page);
  // Lines have only moved.
  const lines = changedLines(clinic).slice(1);
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
  await page.keyboard.press('F1');
  const help = page.getByRole('dialog', { name: /^What is this for/ });
  await help.getByText('For example').first().waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
});

test('two tabs that edit the same site are told of each other', async () => {
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
  await title(second).fill('');
  await second.getByRole('status').getByText('Kept in this browser').waitFor();
  await page.goto(new URL('/people?edit&at=title', clinic.origin).href);
  await title(page).fill('Who we are');
  await kept(page);
  await second.close();
  await page.goto(new URL('/questions?edit&at=title', clinic.origin).href);
  await title(page).waitFor();
  expect(await title(page).inputValue()).toBe('');
  await page.keyboard.press('Control+Z');
  await kept(page);
});

test('a page that is not public yet is listed so, with what has to be looked at again', async () => {
  const { page, panel } = await edit(clinic, '/questions?edit');
  await panel.getByText('When it can be seen').press('Enter');
  await panel.getByLabel('Publish from').fill('2099-01-05');
  await panel.getByLabel('Look again by').fill('2020-01-05');
  await page.getByText('Visitors do not see this page. From 5 January 2099 on').waitFor();
  await page.getByRole('link', { name: 'All pages' }).press('Enter');
  await page.getByRole('radio', { name: 'To look at again 1' }).check();
  const [row] = await page.locator('.pages').first().getByRole('listitem').allInnerTexts();
  expect(row).toContain('From 5 January 2099 on');
  // What visitors get on another day is looked at beside the editor, which goes on with everything.
  await page.goto(new URL('/questions?edit', clinic.origin).href);
  await page.locator('summary', { hasText: 'As of another day' }).press('Enter');
  await page.getByLabel('As of another day').fill('2099-01-06');
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Show the page of that day' }).click(),
  ]);
  await beside.getByRole('heading', { level: 1, name: 'What people ask' }).waitFor();
  await beside.goto(new URL('/?asOf=', clinic.origin).href);
  await beside.close();
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('Control+Z');
  await kept(page);
});

test('a longer text is written as it looks, with a link; the rest of the file stays as it is written', async () => {
  const { page, panel } = await edit(clinic, '/prices?edit&at=blocks.3.items.1.answer');
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
  await panel.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await page.keyboard.type('questions');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page
    .frameLocator('iframe')
    .locator('main a', { hasText: 'Ask' })
    .waitFor({ state: 'attached' });
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/prices.yaml',
    '-        answer: The cashier and you.',
    '+        answer: |-',
    '+          The cashier and you. Nobody **else** does.',
    '+',
    '+          [Ask](/questions)',
  ]);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+Z');
  await kept(page);
  expect(changedLines(clinic)).toEqual([]);
});

test('visitors get not a byte of the editor', () => {
  const texts = readdirSync(inject('libraryFolder'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(?:html|js|css|json|webmanifest)$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name));
  expect(texts.length).toBeGreaterThan(10);
  const ofEditor = /@edit|in-editor|data-edit|ProseMirror|edit-this-page|\?edit\b/;
  expect(texts.filter((file) => ofEditor.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the main path in Firefox: a click, keys, the page, the file, undo, and a longer text', async ({
  skip,
}) => {
  skip(firefoxPath === undefined, 'There is no Firefox here: nobody has edited in it.');
  const { origin } = clinic;
  const page = await openPage('/people?edit', { origin, engine: 'firefox' });
  page.setDefaultTimeout(60_000);
  const panel = page.getByRole('region', { name: 'Edit', exact: true });
  const shown = page.frameLocator('iframe');
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
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/people.yaml',
    '-        name: Dr Wanjirũ Ngũgĩ',
    '+        name: Dr Wanjiru',
  ]);
  await page.keyboard.press('Control+Z');
  await name.waitFor();
  await kept(page);
  await page.goto(new URL('/prices?edit&at=blocks.3.items.1.answer', origin).href);
  await panel.getByRole('button', { name: 'Bold' }).waitFor();
  await panel.getByRole('textbox', { name: /^Answer/ }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Nobody else.');
  await shown.locator('main').getByText('Nobody else.').waitFor({ state: 'attached' });
  await kept(page);
  expect(changedLines(clinic)).toEqual([
    'pages/prices.yaml',
    '-        answer: The cashier and you.',
    '+        answer: The cashier and you. Nobody else.',
  ]);
});
