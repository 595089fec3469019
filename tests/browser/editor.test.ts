import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlockType } from '../../schema/blocks/index.ts';
import { sampleOf } from '../sample.ts';
import { school } from '../school/school.ts';
import { openPage, phone, type OpenOptions } from './harness.ts';
import { startSite, type StartedSite } from './start-site.ts';

let site: StartedSite;

beforeAll(async () => {
  site = await startSite('content', 5392);
}, 60_000);

afterAll(() => site.stop());

/** Under the load of other tests, nothing is at once. */
const patiently = { timeout: 20_000 };

const fees = () => path.join(site.content, 'pages', 'fees', 'grade-10.yaml');

type Editing = { page: Page; shown: FrameLocator; panel: Locator };

/** Opens a page in the editor, when its page can be clicked on. */
async function edit(address: string, options: OpenOptions = {}): Promise<Editing> {
  const page = await openPage(address.includes('?') ? address : `${address}?edit`, {
    origin: site.origin,
    ...options,
  });
  const panel = page.getByRole('region', { name: 'Edit', exact: true });
  const shown = page.frameLocator('iframe');
  await panel.waitFor();
  await shown.getByRole('heading', { level: 1 }).waitFor();
  return { page, shown, panel };
}

/** The lines of a file that are not as they were, before and after. */
function changedLines(before: string, file: string): string[] {
  const [old, now] = [before, readFileSync(file, 'utf8')].map((text) => text.split('\n'));
  const size = Math.max(old?.length ?? 0, now?.length ?? 0);
  return Array.from({ length: size }, (_, line) => [old?.[line], now?.[line]])
    .filter(([was, is]) => was !== is)
    .flatMap(([was, is]) => [`- ${was?.trim()}`, `+ ${is?.trim()}`]);
}

/**
 * What axe says of the editor's own screens, light and dark, which differ in colours alone; the page in its frame has
 * tests of its own.
 */
async function barriersOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const light = await violationsOf(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

const violationsOf = (page: Page, options: axe.RunOptions): Promise<string[]> =>
  page.evaluate(async (more) => {
    const all = { exclude: ['iframe'] };
    const { violations } = await window.axe.run(all, { ...more, iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);

/** Where a page has its block of a type: editors move blocks. */
function placeOf(type: BlockType): string {
  const page = school.pages.find(({ address }) => address === '/fees/grade-10');
  return `blocks.${page?.document.blocks.findIndex((block) => block.type === type)}`;
}

const term2 = (shown: FrameLocator) =>
  shown.locator('main dt', { hasText: 'Term 2' }).locator('+ dd');

test('a click on an amount leads to its field; the page changes while one types, a mistake is told, and only right files are written', async () => {
  const before = readFileSync(fees(), 'utf8');
  const visited = await openPage('/fees/grade-10', { origin: site.origin });
  await visited.getByRole('button', { name: 'Edit this page' }).click();
  const panel = visited.getByRole('region', { name: 'Edit', exact: true });
  const shown = visited.frameLocator('iframe');
  await panel.waitFor();
  await expect
    .poll(async () => {
      await term2(shown).click();
      return panel.getByRole('heading').textContent();
    }, patiently)
    .toBe('Term 2');
  const amount = panel.getByLabel('Amount');
  await expect
    .poll(() => amount.evaluate((field) => field === document.activeElement), patiently)
    .toBe(true);

  await visited.keyboard.press('Control+A');
  await visited.keyboard.type('twelve');
  await panel.getByText('The amount must be').waitFor();
  expect(await amount.getAttribute('aria-invalid')).toBe('true');
  expect(await term2(shown).textContent()).toContain('115,500');

  await panel.getByText('the page shows the last version without it').waitFor();

  await visited.keyboard.press('Control+A');
  await visited.keyboard.type('120,000');
  await shown.locator('main').getByText('120,000').first().waitFor();
  expect(await panel.getByText('Changed. It was 115,500.').count()).toBe(1);
  expect(readFileSync(fees(), 'utf8')).toBe(before);

  // The terms no longer add up: the mistake leads to the other field.
  await panel.getByRole('button', { name: /The terms add up to 351,?000/ }).click();
  const total = panel.getByLabel('Total', { exact: true });
  await expect
    .poll(() => total.evaluate((field) => field === document.activeElement), patiently)
    .toBe(true);
  await total.fill('351000');
  await visited.getByRole('status').getByText('All changes kept').waitFor();
  expect(changedLines(before, fees())).toEqual([
    '- amount: 115500',
    '+ amount: 120000',
    '- annualTotal: 346500',
    '+ annualTotal: 351000',
  ]);

  // Undone with the keys, over several fields; then the file is as it was.
  for (let step = 0; step < 6; step += 1) await visited.keyboard.press('Control+Z');
  await expect.poll(() => readFileSync(fees(), 'utf8'), patiently).toBe(before);
  await expect.poll(() => term2(shown).textContent(), patiently).toContain('115,500');
});

test('what is changed survives a closed tab, and a file that somebody else changed meanwhile', async () => {
  const before = readFileSync(fees(), 'utf8');
  const { page, shown, panel } = await edit('/fees/grade-10');
  await expect
    .poll(async () => {
      await term2(shown).click();
      return panel.getByRole('heading').textContent();
    }, patiently)
    .toBe('Term 2');
  await panel.getByLabel('Amount').fill('120000');
  await shown.locator('main').getByText('120,000').first().waitFor();
  writeFileSync(fees(), before.replace('title: Termly fees', 'title: Fees of each term'));
  await shown.getByRole('heading', { name: 'Fees of each term' }).waitFor();
  await page.reload();
  await shown.locator('main').getByText('120,000').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await panel.getByRole('button', { name: /The terms add up/ }).click();
  await panel.getByLabel('Total', { exact: true }).fill('351000');
  await page.getByRole('status').getByText('All changes kept').waitFor();
  expect(changedLines(before, fees())).toEqual([
    '- title: Termly fees',
    '+ title: Fees of each term',
    '- amount: 115500',
    '+ amount: 120000',
    '- annualTotal: 346500',
    '+ annualTotal: 351000',
  ]);
  writeFileSync(fees(), before);
  await shown.getByRole('heading', { name: 'Termly fees' }).waitFor();
});

test('a block is added from the gallery, moved and removed by keyboard, and nothing else in the file changes', async () => {
  const before = readFileSync(fees(), 'utf8');
  const { page, shown, panel } = await edit('/fees/grade-10?edit&at=blocks.4');
  const press = async (name: string) => {
    await panel.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Add a block below');
  const gallery = page.getByRole('dialog', { name: 'Add a block' });
  await gallery.getByLabel('Search for a block').fill('must not miss');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shown.getByRole('heading', { name: 'Closed on Monday' }).waitFor();
  await page.getByRole('status').getByText('Notice added.').waitFor();
  await page.getByRole('status').getByText('All changes kept').waitFor();
  const lines = readFileSync(fees(), 'utf8').split('\n');
  const at = lines.indexOf('    title: Closed on Monday') - 1;
  expect(lines.splice(at, 3)).toEqual([
    '  - type: notice',
    '    title: Closed on Monday',
    '    text: The doors open again on Tuesday at six.',
  ]);
  expect(lines.join('\n')).toBe(before);

  await press('Move up');
  await page.getByRole('status').getByText('Closed on Monday is now 5 of').waitFor();
  await press('Remove');
  await page.getByRole('status').getByText('Closed on Monday removed.').waitFor();
  await shown.getByRole('heading', { name: 'Closed on Monday' }).waitFor({ state: 'detached' });
  await expect.poll(() => readFileSync(fees(), 'utf8'), patiently).toBe(before);
});

test('on a phone the panel is a sheet below the page, and nothing leads away from it', async () => {
  const { page, shown, panel } = await edit('/fees/grade-10', { viewport: phone });
  const [frame, sheet] = await Promise.all([
    page.locator('iframe').boundingBox(),
    panel.boundingBox(),
  ]);
  expect(sheet?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0) - 1);
  expect(sheet?.width).toBe(phone.width);
  await shown.locator('main a').first().click();
  expect(page.frames().map((one) => new URL(one.url()).pathname)).toEqual([
    '/fees/grade-10',
    '/fees/grade-10',
  ]);
});

test('a page is made from its title, listed, and deleted; undo brings it back', async () => {
  const file = path.join(site.content, 'pages', 'opening-hours.yaml');
  rmSync(file, { force: true });
  const { page, shown } = await edit('/fees');
  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title of the page').fill('Opening hours');
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('/opening-hours');
  await page.getByRole('button', { name: 'Make the page' }).click();
  await expect.poll(() => existsSync(file), patiently).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(
    'title: Opening hours\nlisting:\n  inMenu: true\nblocks:\n  - type: prose\n    text: The first words of this page.\n',
  );
  await shown.getByRole('heading', { name: 'Opening hours', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByLabel('Search by title or address').fill('opening');
  await page.getByRole('status').getByText('1 page').waitFor();
  await page.getByRole('button', { name: 'Delete: Opening hours' }).click();
  await expect.poll(() => existsSync(file), patiently).toBe(false);
  await page.keyboard.press('Control+Z');
  await expect.poll(() => existsSync(file), patiently).toBe(true);
  await page.keyboard.press('Control+Z');
  await expect.poll(() => existsSync(file), patiently).toBe(false);
});

test('axe finds nothing on the forms and screens, light and dark', async () => {
  const { page, panel } = await edit(
    `/fees/grade-10?edit&at=${placeOf('fee-table')}.terms.1.amount`,
    {
      viewport: { width: 1440, height: 900 },
    },
  );
  await panel.getByLabel('Amount').fill('twelve');
  await panel.getByText('The amount must be').waitFor();
  const barriers = await barriersOf(page);
  await panel.getByRole('button', { name: /^Put it back\s+Amount$/ }).click();
  for (const at of sampleOf(['', 'blocks.0', 'blocks.4', 'blocks.5'], 2)) {
    await page.goto(new URL(`/fees/grade-10?edit&at=${at}`, site.origin).href);
    await panel.getByRole('textbox').first().waitFor();
    barriers.push(...(await barriersOf(page)));
  }
  await page.setViewportSize({ width: 320, height: 800 });
  barriers.push(...(await barriersOf(page)));
  await panel.getByRole('button', { name: 'Add a block below' }).click();
  await page.getByRole('dialog').waitFor();
  barriers.push(...(await barriersOf(page)));
  for (const address of ['/@edit', '/@edit/publish']) {
    await page.goto(new URL(address, site.origin).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    barriers.push(...(await barriersOf(page)));
  }
  expect(barriers).toEqual([]);
});

test('what was changed is published: shown field by field, and nothing else goes along', async () => {
  const before = readFileSync(fees(), 'utf8');
  const remote = path.join(site.content, '..', 'remote.git');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: path.dirname(site.content) }).toString();
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('init', '--quiet', '--initial-branch=main', '.');
  git('config', 'user.name', 'Amina');
  git('config', 'user.email', 'amina@school.example');
  git('remote', 'add', 'origin', remote);
  git('add', 'content');
  git('commit', '--quiet', '-m', 'Begin');
  git('push', '--quiet', 'origin', 'main');
  const { page, panel } = await edit(`/fees/grade-10?edit&at=${placeOf('payment-methods')}.title`);
  await panel.getByRole('textbox', { name: /^Heading/ }).fill('How to pay');
  await page.getByRole('status').getByText('All changes kept').waitFor();
  await page.getByRole('link', { name: /^Publish/ }).click();
  await page.getByRole('heading', { name: 'Publish 1 change', exact: true }).waitFor();
  const change = page.locator('.change');
  expect(await change.locator('del').textContent()).toBe('Payment methods');
  expect(await change.locator('ins').textContent()).toBe('How to pay');
  expect(await page.locator('body').innerText()).not.toMatch(
    /\b(?:git|commit|push|merge|branch)\b/i,
  );
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  expect(git('--git-dir', remote, 'show', '--format=%s', '--unified=0', 'main')).toMatch(
    /^Grade 10 Fees: .*How to pay[^]*\n-.*Payment methods\n\+.*How to pay\n$/,
  );
  writeFileSync(fees(), before);
});
