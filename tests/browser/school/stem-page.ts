import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { curriculumSchema } from '../../../schema/curriculum.ts';
import { hydrated, revisit, siteOrigin, type Equipment } from '../harness.ts';

export const { strands } = curriculumSchema.parse(
  parse(readFileSync('content/data/grade-10-mathematics.yaml', 'utf8')),
);
export const subStrands = strands.flatMap((strand) => strand.subStrands);
export const titlesOf = (strand: (typeof strands)[number] | undefined) =>
  strand?.subStrands.map(({ title }) => title) ?? [];
export const [algebra, geometry, statistics] = strands.map(({ title }) => title);

/** Opens an address, with the script at work if there is to be one. */
export async function open(address: string, equipment: Equipment = {}): Promise<Page> {
  const page = await revisit(address, { reducedMotion: true, ...equipment });
  if (equipment.javaScript !== false) await hydrated(page);
  return page;
}

export const addressOf = (fragment: string) => new URL(`/stem${fragment}`, siteOrigin).href;
export const main = (page: Page) => page.getByRole('main');
export const link = (page: Page, name: string) =>
  main(page).getByRole('link', { name, exact: true });
export const viewHeading = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true });
export const tree = (page: Page) => page.getByRole('navigation', { name: 'Mathematics, strands' });
export const details = (page: Page) => page.getByRole('region', { name: 'Mathematics, details' });
export const searchBox = (page: Page) =>
  page.getByPlaceholder('Search strands, sub-strands or outcomes...', { exact: true });
export const row = (page: Page, title: string) => tree(page).getByRole('link', { name: title });
export const toggle = (page: Page, strand: string) =>
  tree(page).getByRole('button', { name: `Sub-strands of ${strand}` });
export const shownTitle = (page: Page, name: string) =>
  details(page).getByRole('heading', { level: 3, name, exact: true });
export const marked = (place: Locator) => place.locator('mark:visible').allTextContents();
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** The titles that can be seen in the tree, without their numbers. */
export const listed = async (page: Page): Promise<string[]> => {
  const rows = await tree(page).getByRole('link').allTextContents();
  return rows.map((text) =>
    text.replace(/^\d+\.\d+ /, '').replace(/(\d+ of )?\d+ sub-strands?$/, ''),
  );
};

export const expectListed = (page: Page, titles: (string | undefined)[]) =>
  expect.poll(() => listed(page)).toEqual(titles);
