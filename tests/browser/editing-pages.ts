import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  changedLines,
  edit,
  allSaved,
  openText,
  type EditedClinic,
  press,
  write,
} from './edit-clinic.ts';
import { barriersOf } from './barriers.ts';
import { openPage, phone } from './harness.ts';
import { isLong, longTest } from '../sample.ts';

/** A longer timeout, because other tests may load the machine. */
const patiently = { timeout: 20_000 };

const second = (shown: FrameLocator) =>
  shown.locator('main dt', { hasText: 'Second week' }).locator('+ dd');

/** The tests of changing a page, on a clinic that is started for them and others. */
export function testEditing(clinic: () => EditedClinic): void {
  const file = (name: string) => path.join(clinic().content, 'pages', name);
  const wards = () => readFileSync(file('wards.yaml'), 'utf8');

  test('a click on an amount leads to its field; the page changes while one types, a mistake is reported, and only valid files are written', async () => {
    const before = wards();
    const visited = await openPage('/wards', { origin: clinic().origin });
    const button = visited.getByRole('button', { name: 'Edit this page' });
    const gapToDock = () =>
      button.evaluate(
        (one) =>
          document.querySelector('[data-dock]')!.getBoundingClientRect().top -
          one.getBoundingClientRect().bottom,
      );
    await expect.poll(gapToDock).toBeGreaterThan(0);
    await press(button);
    const panel = visited.getByRole('region', { name: 'Edit', exact: true });
    const shown = visited.frameLocator('main iframe');
    await panel.waitFor();
    const amount = panel.getByLabel('Second week, Amount');
    await expect
      .poll(async () => {
        await second(shown).click();
        return amount.count();
      }, patiently)
      .toBe(1);
    await expect
      .poll(() => amount.evaluate((field) => field === document.activeElement), patiently)
      .toBe(true);

    await visited.keyboard.press('Control+A');
    await visited.keyboard.type('twelve');
    // A mistake is told when the field is left or finished, not at every key.
    await visited.keyboard.press('Enter');
    await panel.getByText('The field “Amount” must be').waitFor();
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    expect(await second(shown).textContent()).toContain('11,500');
    await panel.getByText('the page shows the last version without it').waitFor();
    expect(await barriersOf(visited)).toEqual([]);

    await visited.keyboard.press('Control+A');
    await visited.keyboard.type('12,000');
    await shown.locator('main').getByText('12,000').first().waitFor();
    expect(await panel.getByText('Changed. It was 11,500.').count()).toBe(1);
    expect(wards()).toBe(before);

    // On request it is written with its mistake.
    await press(visited.getByRole('link', { name: /^Publish/ }));
    await press(visited.getByRole('button', { name: 'Save as it is' }));
    await expect.poll(wards, patiently).toContain('amount: 12000');
    await press(visited.getByRole('link', { name: 'Back to the page' }));

    // The terms no longer add up: the mistake leads to the other field.
    await press(panel.getByRole('button', { name: /The terms add up to 33,?500/ }));
    const total = panel.getByLabel('Total', { exact: true });
    await expect
      .poll(() => total.evaluate((field) => field === document.activeElement), patiently)
      .toBe(true);
    await write(total, '33500');
    await allSaved(visited);
    expect(changedLines(clinic())).toEqual([
      'pages/wards.yaml',
      '-        amount: 11500',
      '+        amount: 12000',
      '-    annualTotal: 33000',
      '+    annualTotal: 33500',
    ]);

    // Undone with the keys, over several fields; then the file is as it was.
    for (let step = 0; step < 6; step += 1) await visited.keyboard.press('Control+Z');
    await expect.poll(wards, patiently).toBe(before);
    await expect.poll(() => second(shown).textContent(), patiently).toContain('11,500');

    // The long tests go on: what is changed survives a closed tab, and a file that somebody else changed meanwhile.
    if (!isLong) return;
    await openText(visited, 'Second week');
    await expect.poll(() => panel.locator(':focus').inputValue(), patiently).toBe('Second week');
    await write(panel.getByLabel('Amount'), '12000');
    await shown.locator('main').getByText('12,000').first().waitFor();
    writeFileSync(file('wards.yaml'), before.replace('title: A stay', 'title: A longer stay'));
    await shown.getByRole('heading', { name: 'A longer stay' }).waitFor();
    await visited.reload();
    await shown.locator('main').getByText('12,000').first().waitFor();
    await visited.getByRole('button', { name: 'Undo' }).waitFor();
    await press(panel.getByRole('button', { name: /The terms add up/ }));
    await write(panel.getByLabel('Total', { exact: true }), '33500');
    await allSaved(visited);
    expect(changedLines(clinic())).toEqual([
      'pages/wards.yaml',
      '-    title: A stay',
      '+    title: A longer stay',
      '-        amount: 11500',
      '+        amount: 12000',
      '-    annualTotal: 33000',
      '+    annualTotal: 33500',
    ]);
  });

  test('a double click on a word of the page and a key replace that word; a click puts the caret where it was', async () => {
    // So wide that the page is not shrunk: the driver takes positions within elements for pixels of the window.
    const viewport = { width: 1720, height: 900 };
    const { page, panel } = await edit(clinic(), '/wards?edit', { viewport });
    const shown = page.frameLocator('main iframe');
    const text = shown.getByText('The nights are cold on the hill.');
    const pointAt = (word: string) =>
      text.evaluate((element, found) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const node = element.firstChild ?? element;
        const range = document.createRange();
        const start = element.textContent.indexOf(found);
        range.setStart(node, start);
        range.setEnd(node, start + found.length);
        const [inner, whole] = [range, element].map((one) => one.getBoundingClientRect());
        return {
          x: inner!.right - whole!.left - 2,
          y: inner!.top - whole!.top + inner!.height / 2,
        };
      }, word);
    await expect
      .poll(async () => {
        await text.dblclick({ position: await pointAt('cold') });
        return page.evaluate(() => getSelection()?.toString());
      }, patiently)
      .toBe('cold');
    await page.keyboard.type('warm');
    await shown.getByText('The nights are warm on the hill.').waitFor();
    const changed = shown.getByText('The nights are warm on the hill.');
    await expect.poll(() => panel.getByText('The nights are warm on the hill.').count()).toBe(1);
    await changed.click({ position: await changed.evaluate(() => ({ x: 1, y: 8 })) });
    const caret = () => page.evaluate(() => [getSelection()?.anchorOffset, getSelection()?.type]);
    await expect.poll(caret, patiently).toEqual([0, 'Caret']);
    await page.keyboard.type('Indeed: ');
    await shown.getByText('Indeed: The nights are warm on the hill.').waitFor();

    // Keys that come before the field has the focus are written there.
    await shown.getByRole('heading', { name: 'A stay' }).click({ clickCount: 3 });
    await page.keyboard.type('Three weeks here');
    await shown.getByRole('heading', { name: 'Three weeks here', exact: true }).waitFor();

    // A link that covers its whole card takes no click meant for the words below it.
    await page.goto(new URL('/?edit', clinic().origin).href);
    const main = shown.locator('main');
    await expect
      .poll(() => main.evaluate(() => document.documentElement.matches('[data-still]')))
      .toBe(true);
    const words = await main.evaluate((root) =>
      [...root.querySelectorAll('p, h2, h3, dd, dt, b')].flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.selectNodeContents(element);
        const [line] = range.getClientRects();
        if (!line || line.width < 20) return [];
        const top = document.elementFromPoint(line.left + 10, line.top + line.height / 2);
        return [{ text: element.textContent, isOnTop: element.contains(top) }];
      }),
    );
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter(({ isOnTop }) => !isOnTop)).toEqual([]);
  });

  longTest('an amount is found and changed by keyboard alone: block, row, field', async () => {
    const { page, panel } = await edit(clinic(), '/wards?edit');
    await press(page.getByRole('link', { name: 'Go to the panel' }));
    await expect.poll(() => panel.evaluate((one) => one.matches(':focus'))).toBe(true);
    await press(panel.getByRole('button', { name: 'Close the panel' }));
    await panel.waitFor({ state: 'detached' });
    // The focus is on the button that opens it again.
    await page.keyboard.press('Enter');
    await press(panel.getByRole('button', { name: /^A stay/ }));
    await press(panel.getByRole('button', { name: /^Second week/ }));
    await write(panel.getByLabel('Amount'), '12000');
    await page.frameLocator('main iframe').locator('main').getByText('12,000').first().waitFor();
    await press(panel.getByRole('button', { name: /The terms add up to 33,?500/ }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('33500');
    await allSaved(page);
    expect(changedLines(clinic())).toEqual([
      'pages/wards.yaml',
      '-        amount: 11500',
      '+        amount: 12000',
      '-    annualTotal: 33000',
      '+    annualTotal: 33500',
    ]);
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+Z');
    await expect.poll(() => changedLines(clinic()), patiently).toEqual([]);
  });

  test('a block is added from the gallery, moved and removed by keyboard, and nothing else in the file changes; on a phone the panel is a sheet below the page', async () => {
    const before = wards();
    const { page, panel } = await edit(clinic(), '/wards?edit&at=blocks.2');
    const shown = page.frameLocator('main iframe');
    await press(panel.getByRole('button', { name: 'Add a block below' }));
    const gallery = page.getByRole('dialog', { name: 'Add a block' });
    await write(gallery.getByLabel('Search for a block'), 'must not miss');
    await gallery.getByText('1 kind of block').waitFor();
    await page.keyboard.press('Enter');
    await shown.getByRole('heading', { name: 'Closed on Monday' }).waitFor();
    await page.getByRole('status').getByText('Notice added.').waitFor();
    await allSaved(page);
    expect(changedLines(clinic())).toEqual([
      'pages/wards.yaml',
      '+  - type: notice',
      '+    title: Closed on Monday',
      '+    text: The doors open again on Tuesday at six.',
    ]);
    await press(panel.getByRole('button', { name: 'Move up' }));
    await page.getByRole('status').getByText('Closed on Monday is now 3 of').waitFor();
    expect(await page.locator(':focus').textContent()).toBe('Move up');
    await press(panel.getByRole('button', { name: 'Remove' }));
    await page.getByRole('status').getByText('Closed on Monday removed.').waitFor();
    const removal = page.getByRole('region', { name: 'Closed on Monday removed.' });
    await press(removal.getByRole('button', { name: 'Undo' }));
    await press(panel.getByRole('button', { name: 'Remove' }));
    await press(removal.getByRole('button', { name: 'Hide this' }));
    await removal.waitFor({ state: 'detached' });
    expect(await page.locator(':focus').count()).toBe(1);
    await shown.getByRole('heading', { name: 'Closed on Monday' }).waitFor({ state: 'detached' });
    await expect.poll(wards, patiently).toBe(before);

    await page.setViewportSize(phone);
    const [frame, sheet] = await Promise.all([
      page.locator('main iframe').boundingBox(),
      panel.boundingBox(),
    ]);
    expect(sheet?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) - 1);
    expect(sheet?.width).toBe(phone.width);
    // A link of the breadcrumbs leads to editing the page that it names, and not out of the editor.
    await shown.locator('main nav a').first().press('Enter');
    const shownPages = () => page.frames().map((one) => new URL(one.url()).pathname);
    await expect.poll(shownPages, patiently).toEqual(['/', '/']);
    await page.getByRole('button', { name: 'About this page' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('on a phone the chosen photograph is in view above its description', async () => {
    const viewport = { width: 360, height: 640 };
    const { page, panel } = await edit(clinic(), '/people?edit&at=blocks.1.items.4.image', {
      viewport,
    });
    await press(panel.getByRole('button', { name: 'Another picture' }));
    const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
    const field = chooser.getByLabel('Description: what the picture shows');
    const [picture, words] = await Promise.all(
      [chooser.locator('img').first(), field].map((one) => one.boundingBox()),
    );
    expect(picture?.height).toBeGreaterThan(100);
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(words?.y ?? 0);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(viewport.height);
  });

  test('the frame around an amount goes through no box in it', async () => {
    const { page } = await edit(clinic(), '/wards?edit');
    const shown = page.frameLocator('main iframe');
    await shown.getByText('11,500').click();
    const crossed = await shown.locator('[data-edit-chosen]').evaluate((framed) => {
      const edges = [...framed.getClientRects()].flatMap(({ top, bottom }) => [top, bottom]);
      return [...framed.querySelectorAll('*')]
        .filter((inner) => getComputedStyle(inner).display !== 'inline')
        .map((inner) => inner.getBoundingClientRect())
        .filter(({ top, bottom }) => edges.some((edge) => edge > top + 1 && edge < bottom - 1))
        .length;
    });
    expect(crossed).toBe(0);
  });

  test('the page is there before the editor, which says that it opens, and takes its place', async () => {
    const { page, panel } = await edit(clinic(), '/@edit');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const script = /\/@edit\/editor\.js$/;
    await page.route(script, async (route) => {
      await released;
      await route.continue();
    });
    const address = new URL('/wards?edit', clinic().origin).href;
    await page.goto(address, { waitUntil: 'commit' });
    const first = page.frameLocator('[data-first-page]');
    await first.getByRole('heading', { level: 1, name: 'Nights in the ward' }).waitFor();
    await page.getByRole('status').getByText('Opening …').waitFor();
    release();
    await page.locator('[data-first-page]').waitFor({ state: 'detached' });
    expect(await page.getByText('Opening …').count()).toBe(0);
    const shown = page.frameLocator('main iframe');
    // Beside the panel it is smaller, and laid out as on a desktop all the same.
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(1280);
    expect((await page.locator('main iframe').boundingBox())?.width).toBeLessThan(900);
    await shown.getByText('11,500').click();
    await expect
      .poll(() => panel.getByLabel('Second week, Amount').inputValue())
      .toMatch(/11.?500/);
    await page.unroute(script);
  });

  test('on a phone the bar keeps one line in every state, and nothing in it overlaps; what was removed is told below the page', async () => {
    const { page, panel } = await edit(clinic(), '/wards?edit&at=title');
    const bar = page.getByRole('banner', { name: 'Editor' });
    const faults: string[] = [];
    const look = async (state: string) => {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 640 });
        const found = await bar.evaluate(crowdedControls);
        faults.push(...found.map((fault) => `${state}, ${width} px: ${fault}`));
      }
    };
    const title = panel.getByLabel('Title', { exact: true });
    await look('unchanged');
    await write(title, 'Nights');
    await bar.getByRole('button', { name: 'Saved' }).waitFor();
    await look('saved');
    await write(title, '');
    await bar.getByRole('link', { name: '1 mistake' }).waitFor();
    await look('mistake');
    await write(title, 'Nights here');
    await bar.getByRole('button', { name: 'Saved' }).waitFor();
    await page.goto(new URL('/wards?edit&at=blocks.2', clinic().origin).href);
    await press(panel.getByRole('button', { name: 'Remove' }));
    const removal = page.getByRole('region', { name: 'Bring a blanket removed.' });
    const [frame, message, sheet] = await Promise.all(
      [page.locator('main iframe'), removal, panel].map((one) => one.boundingBox()),
    );
    expect(message?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) - 1);
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1);
    await press(bar.getByRole('button', { name: 'Undo' }));
    await bar.getByRole('button', { name: 'Saved' }).waitFor();
    await press(bar.getByRole('button', { name: 'More', exact: true }));
    await bar.getByRole('group', { name: 'More' }).getByRole('button', { name: 'Redo' }).waitFor();
    await page.keyboard.press('Escape');
    // In the list of pages, what can be done with one stands in a menu, in words.
    await page.goto(new URL('/@edit', clinic().origin).href);
    await press(page.getByRole('button', { name: 'More: Prices' }));
    const menu = page.getByRole('group', { name: 'More: Prices' });
    await press(menu.getByRole('button', { name: 'Move or rename' }));
    await page.getByRole('form', { name: 'Move or rename' }).waitFor();
    expect(faults).toEqual([]);
    // The mark of a draft above a page neither widens it nor takes the screen.
    await page.goto(new URL('/wards', clinic().origin).href);
    const mark = page.getByRole('complementary', { name: 'Draft: not published yet' });
    expect((await mark.boundingBox())?.height).toBeLessThan(140);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    );
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  longTest('a page is made from its title, listed, and deleted; undo brings it back', async () => {
    const { page } = await edit(clinic(), '/@edit');
    await press(page.getByRole('link', { name: 'New page' }));
    await write(page.getByLabel('Title of the page'), 'Night duty');
    await page.getByText('Its address: /night-duty').waitFor();
    await press(page.getByRole('button', { name: 'Make the page' }));
    const isThere = () => existsSync(file('night-duty.yaml'));
    await expect.poll(isThere, patiently).toBe(true);
    expect(readFileSync(file('night-duty.yaml'), 'utf8')).toBe(
      'title: Night duty\nlisting:\n  inMenu: true\nblocks:\n  - type: prose\n    text: The first words of this page.\n',
    );
    const heading = { name: 'Night duty', level: 1 };
    await page.frameLocator('main iframe').getByRole('heading', heading).waitFor();
    await press(page.getByRole('link', { name: 'All pages' }));
    await write(page.getByLabel('Search titles, addresses and texts'), 'duty');
    await page.getByRole('status').getByText('1 page').waitFor();
    await press(page.getByRole('button', { name: 'Delete: Night duty' }));
    await expect.poll(isThere, patiently).toBe(false);
    await page.keyboard.press('Control+Z');
    await expect.poll(isThere, patiently).toBe(true);
    await page.keyboard.press('Control+Z');
    await expect.poll(isThere, patiently).toBe(false);
  });

  longTest(
    'axe finds nothing on a form with a mistake, on a phone, in the gallery and where one publishes, light and dark',
    async () => {
      const { page, panel } = await edit(clinic(), '/wards?edit&at=blocks.1.terms.1.amount');
      await write(panel.getByLabel('Second week, Amount'), 'twelve');
      await panel.getByLabel('Second week, Amount').press('Enter');
      await panel.getByText('The field “Amount” must be').waitFor();
      const barriers = await barriersOf(page);
      await page.setViewportSize({ width: 320, height: 800 });
      barriers.push(...(await barriersOf(page)));
      await page.setViewportSize({ width: 1440, height: 900 });
      await press(panel.getByRole('button', { name: /^Put it back\s+Second week, Amount$/ }));
      await page.goto(new URL('/wards?edit&at=blocks.1', clinic().origin).href);
      await press(panel.getByRole('button', { name: 'Add a block below' }));
      await page.getByRole('dialog').waitFor();
      barriers.push(...(await barriersOf(page)));
      await page.goto(new URL('/@edit/publish', clinic().origin).href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      barriers.push(...(await barriersOf(page)));
      expect(barriers).toEqual([]);
    },
  );

  test('what was changed is published: shown field by field, and nothing else goes along', async () => {
    const { git, remote } = clinic();
    const { page, panel } = await edit(clinic(), '/wards?edit&at=blocks.3.title');
    await write(panel.getByRole('textbox', { name: /^Heading/ }), 'How to pay');
    await allSaved(page);
    await press(page.getByRole('link', { name: /^Publish/ }));
    await page.getByRole('heading', { name: 'Publish 1 change', exact: true }).waitFor();
    const change = page.getByRole('main');
    expect(await change.locator('del').textContent()).toBe('Payment methods');
    expect(await change.locator('ins').textContent()).toBe('How to pay');
    expect(await page.locator('body').innerText()).not.toMatch(
      /\b(?:git|commit|push|merge|branch)\b/i,
    );
    await press(page.getByRole('button', { name: 'Publish now' }));
    await page.getByRole('heading', { name: 'Published' }).waitFor();
    expect(git('--git-dir', remote, 'show', '--format=%s', '--unified=0', 'main')).toMatch(
      /^Nights in the ward: .*How to pay[^]*\n-.*Payment methods\n\+.*How to pay\n$/,
    );
  });
}

/** The controls of the bar that lie outside the window or upon each other, and a bar of more than one line. */
function crowdedControls(bar: Element): string[] {
  const controls = [...bar.querySelectorAll('a, button')]
    .map((element) => ({
      name: element.textContent || element.ariaLabel,
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0);
  const { clientWidth } = document.documentElement;
  return [
    ...(bar.clientHeight > 60 ? [`the bar is ${bar.clientHeight} px high`] : []),
    ...controls
      .filter(({ box }) => box.left < 0 || box.right > clientWidth)
      .map(({ name }) => `${name} is cut off`),
    ...controls.flatMap(({ name, box }, index) =>
      controls
        .slice(index + 1)
        .filter((other) => other.box.left < box.right - 1 && box.left < other.box.right - 1)
        .map((other) => `${name} and ${other.name} overlap`),
    ),
  ];
}
