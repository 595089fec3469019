import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageSchema } from '../../schema/page.ts';
import { edit, filesIn, startClinic, type EditedClinic } from '../browser/edit-clinic.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

let clinic: EditedClinic;

beforeAll(async () => {
  clinic = await startClinic(5395);
  const { page } = await edit(clinic, '/visit?edit');
  // axe keeps the machine busy enough for a page to be slow.
  page.setDefaultNavigationTimeout(120_000);
});

afterAll(async () => {
  clinic.stop();
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

/** The forms of all blocks of the clinic's pages, each kind once. */
function forms(): string[] {
  const seen = new Set<string>();
  return filesIn(clinic, 'pages')
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      const text = readFileSync(path.join(clinic.content, 'pages', file), 'utf8');
      const { blocks } = pageSchema.parse(parse(text));
      const address = file === 'index.yaml' ? '/' : `/${file.replace('.yaml', '')}`;
      return blocks.flatMap(({ type }, index) => {
        if (seen.has(type)) return [];
        seen.add(type);
        return [`${address}?edit&at=blocks.${index}`];
      });
    });
}

test('axe finds nothing on any form', async () => {
  const found: string[] = [];
  for (const address of ['/people?edit', ...forms()]) {
    const { page, panel } = await edit(clinic, address);
    await panel.locator('input, textarea, button.input').first().waitFor();
    found.push(...(await barriersOf(page, address)));
  }
  expect(found).toEqual([]);
}, 900_000);

/** Each screen and dialog, by its address and the buttons that open it. */
const screens: [string, string[]][] = [
  ['/@edit', []],
  ['/@edit', ['New page']],
  ['/@edit', ['Move or rename: Prices']],
  ['/@edit', ['Delete: Questions']],
  ['/@edit/publish', []],
  ['/@edit/find', []],
  ['/@edit/history', ['Begin Amina']],
  ['/@edit/history?file=pages/people.yaml', ['Begin Amina']],
  ['/@edit/file?name=site.yaml', []],
  ['/@edit/file?name=theme.yaml', []],
  ['/people?edit&at=blocks.1.items.1', ['Another picture']],
  ['/people?edit&at=blocks.2', ['Where does this link lead? Leads to']],
  ['/people?edit', ['Pattern (may stay empty) None']],
  ['/prices?edit&at=blocks.1', ['Paste a table']],
  ['/prices?edit&at=blocks.1', ['What is this for?']],
  ['/prices?edit&at=blocks.1', ['Add a block below']],
];

test('axe finds nothing on any screen or dialog', async () => {
  const found: string[] = [];
  for (const [address, buttons] of screens) {
    const { page } = await edit(clinic, address);
    for (const name of buttons) await page.getByRole('button', { name }).first().press('Enter');
    if (buttons.length > 0 && !address.startsWith('/@edit')) {
      await page.getByRole('dialog').waitFor();
    }
    found.push(...(await barriersOf(page, `${address} ${buttons.join()}`)));
  }
  expect(found).toEqual([]);
}, 900_000);
