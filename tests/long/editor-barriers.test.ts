import axe from 'axe-core';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageSchema } from '../../schema/page.ts';
import {
  edit,
  filesIn,
  allSaved,
  putBack,
  startClinic,
  type EditedClinic,
} from '../browser/edit-clinic.ts';
import { openPage } from '../browser/harness.ts';
import { startSite, type StartedSite } from '../browser/start-site.ts';

let clinic: EditedClinic;
/** A larger site, with blocks and files that the clinic lacks. */
let school: StartedSite;

beforeAll(async () => {
  clinic = await startClinic(5395);
  school = await startSite('content', 5396);
  const { page } = await edit(clinic, '/visit?edit');
  // axe keeps the machine busy enough for a page to be slow.
  page.setDefaultNavigationTimeout(120_000);
});

afterAll(() => {
  clinic.stop();
  school.stop();
});

/** What axe says of the editor's own screens; the page in its frame has tests of its own. */
async function barriersOf(page: Page, where: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const barriers = await page.evaluate(async () => {
        const { violations } = await window.axe.run({ exclude: ['iframe'] }, { iframes: false });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
      });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      found.push(
        ...[...barriers, ...(wide ? ['wider than the window'] : [])].map(
          (one) => `${where} (${colorScheme}, ${width}) ${one}`,
        ),
      );
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

/** The forms of all blocks of a site's pages, each kind once. */
function forms(site: StartedSite, seen: Set<string>): string[] {
  return filesIn(site, 'pages')
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      const text = readFileSync(path.join(site.content, 'pages', file), 'utf8');
      const { blocks } = pageSchema.parse(parse(text));
      const address = `/${file.replace('.yaml', '').replace(/(?:^|\/)index$/, '')}`;
      return blocks.flatMap(({ type }, index) => {
        if (seen.has(type)) return [];
        seen.add(type);
        return [`${address}?edit&at=blocks.${index}`];
      });
    });
}

test('axe finds nothing on any form', async () => {
  const found: string[] = [];
  const seen = new Set<string>();
  const all = [clinic, school].flatMap((site) =>
    forms(site, seen).map((address) => [site, address] as const),
  );
  for (const [site, address] of [[clinic, '/people?edit'] as const, ...all]) {
    const { page, panel } = await edit(site, address);
    await panel.getByRole('heading').first().waitFor();
    found.push(...(await barriersOf(page, address)));
  }
  expect(found).toEqual([]);
}, 900_000);

/** The box that shows the first version too, which changed more than the content. */
const byDevelopers = 'Show 1 change by developers too';

/** Each screen and dialog, by its address and the buttons, links and boxes that open it. */
const screens: [string, string[]][] = [
  ['/@edit', []],
  ['/@edit/new', []],
  ['/@edit', ['Move or rename: Prices']],
  ['/@edit', ['Delete: Questions']],
  ['/@edit/publish', []],
  ['/@edit/find', []],
  ['/@edit/access', []],
  ['/@edit/pictures', []],
  ['/@edit/pictures', ['Replace everywhere Doors']],
  ['/@edit/history', [byDevelopers, 'Begin Amina']],
  ['/@edit/history?file=pages/people.yaml', [byDevelopers, 'Begin Amina']],
  ['/@edit/file?name=site.yaml', []],
  ['/@edit/file?name=theme.yaml', []],
  ['/people?edit&at=blocks.1.items.1', ['Another picture']],
  ['/people?edit&at=blocks.2', ['Where does this link lead? Leads to']],
  ['/people?edit&at=pattern', ['Pattern None']],
  ['/prices?edit&at=blocks.1', ['Paste a table']],
  ['/prices?edit&at=blocks.1', ['What is this for?']],
  ['/prices?edit&at=blocks.1', ['Add a block below']],
];

test('axe finds nothing on any screen or dialog', async () => {
  const found: string[] = [];
  for (const [address, buttons] of screens) {
    const { page } = await edit(clinic, address);
    await page.locator('main h1').waitFor({ state: 'attached' });
    for (const name of buttons) {
      const box = page.getByRole('checkbox', { name });
      const control = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
      await control
        .or(box)
        .first()
        .press(name === byDevelopers ? 'Space' : 'Enter');
    }
    if (buttons.length > 0 && !address.startsWith('/@edit')) {
      await page.getByRole('dialog').waitFor();
    }
    found.push(...(await barriersOf(page, `${address} ${buttons.join()}`)));
  }
  expect(found).toEqual([]);
}, 900_000);

test('axe finds nothing in the guide', async () => {
  const page = await openPage('/@edit/guide', { origin: clinic.origin });
  await page.getByRole('navigation', { name: 'Guide' }).getByRole('link').first().waitFor();
  expect(await barriersOf(page, 'guide')).toEqual([]);
}, 300_000);

test('an entry is opened by its address; one that the site needs keeps its name', async () => {
  const { page, panel } = await edit(clinic, '/@edit/file?name=site.yaml&at=contacts.main');
  const label = panel.locator('#field-contacts-main-label');
  await expect.poll(() => label.evaluate((element) => element.matches(':focus'))).toBe(true);
  const contacts = panel.locator('#field-contacts-group');
  await contacts.getByRole('button', { name: 'Rename ambulance' }).waitFor();
  expect(await contacts.getByRole('button', { name: /^(?:Rename|Remove) main/ }).count()).toBe(0);
  expect(await barriersOf(page, 'entries')).toEqual([]);
}, 300_000);

test('axe finds nothing on data files', async () => {
  const [file = ''] = filesIn(school, 'data');
  for (const at of ['', '&at=strands.0.subStrands.0']) {
    const { page, panel } = await edit(school, `/@edit/file?name=data/${file}${at}`);
    await panel.locator('input').first().waitFor();
    expect(await barriersOf(page, `${file} ${at}`)).toEqual([]);
  }
}, 300_000);

test('axe finds nothing on what is found on all pages', async () => {
  const { page } = await edit(clinic, '/@edit/find');
  await page.getByLabel('Find', { exact: true }).fill('the health fund');
  await page.getByLabel('Replace by').fill('the health insurance');
  await page.locator('main ins').first().waitFor();
  expect(await barriersOf(page, 'found')).toEqual([]);
}, 300_000);

test('axe finds nothing on a list of mistakes', async () => {
  const { page, panel } = await edit(clinic, '/wards?edit&at=blocks.1');
  await panel.getByLabel('Total', { exact: true }).fill('34000');
  await panel.getByText('The terms add up to 33,000, but the “Total” is 34,000.').waitFor();
  expect(await barriersOf(page, 'a mistake')).toEqual([]);
  await page.getByRole('link', { name: /^1 mistake/ }).click();
  await page.getByRole('heading', { level: 1, name: '1 mistake' }).waitFor();
  await page.getByText('but the “Total” is 34,000.').waitFor();
  expect(await barriersOf(page, 'mistakes')).toEqual([]);
  await page.keyboard.press('Control+Z');
}, 300_000);

test('axe finds nothing on changes that can be published, and after it', async () => {
  const { page, panel } = await edit(clinic, '/people?edit&at=blocks.1.items.1');
  await panel.locator('#field-blocks-1-items-1-name').fill('Somebody else');
  await allSaved(page);
  await page.getByRole('link', { name: /^Publish/ }).click();
  await page.locator('main ins').first().waitFor();
  expect(await barriersOf(page, 'changes')).toEqual([]);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('heading', { name: 'Published' }).waitFor();
  expect(await barriersOf(page, 'published')).toEqual([]);
  await putBack(clinic);
}, 300_000);

test('axe finds nothing on the choice between two texts and two pictures', async () => {
  const { page, panel } = await edit(clinic, '/people?edit&at=blocks.1.items.4.image', {
    allow: [/@edit\/api\/save/],
  });
  // Nothing is saved while somebody else changes the file.
  await page.route('**/@edit/api/save', (route) => route.abort());
  await panel.getByRole('button', { name: 'Another picture' }).press('Enter');
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('radio').first().check();
  await chooser.getByRole('button', { name: /^It still fits: / }).click();
  await chooser.getByRole('button', { name: 'Use this picture' }).click();
  await panel.locator('#field-blocks-1-items-4-name').fill('Mine');
  const file = path.join(clinic.content, 'pages', 'people.yaml');
  const text = readFileSync(file, 'utf8');
  const { name, image } = parse(text).blocks[1].items[4];
  writeFileSync(
    file,
    text.replace(`src: ${image.src}`, 'src: mark.svg').replace(`name: ${name}`, 'name: Theirs'),
  );
  await page.unroute('**/@edit/api/save');
  await page.getByText('Two versions of the same').waitFor();
  await page.locator('fieldset img').first().waitFor();
  expect(await barriersOf(page, 'two versions')).toEqual([]);
}, 300_000);
