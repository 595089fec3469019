import type { BrowserContext, Page } from 'playwright-core';
import { axeSource, overflowOf, violationsOf } from '../../scripts/browser/read-page.ts';
import { sampleOf } from '../sample.ts';
import { onScreens } from './walk.ts';

/** Screens from the smallest that counts (WCAG 2.2, 1.4.10) to a large desktop. 640 is 1280 at a zoom of 200 %. */
const widths = sampleOf([320, 390, 640, 768, 1024, 1440, 1920], 3);

/** The layouts of a phone and of a desktop. */
export const allLayouts: readonly number[] = [390, 1440];

/** Assigns the layouts in turn, for a sample. */
export const inTurns = (nth: number): readonly number[] =>
  allLayouts.slice(nth % allLayouts.length, (nth % allLayouts.length) + 1);

const screensOf = (all: readonly number[]) => all.map((width) => ({ width, height: 900 }));

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Prepares a browser for `readEverywhere`. */
export const prepareReading = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: axeSource() });

/** Looks at the open page as many different people would: on every screen, enlarged, and as machines read it. */
export const readEverywhere = async (page: Page, layouts = allLayouts): Promise<string[]> => [
  ...(await fitEverywhere(page)),
  ...(await reachEverywhere(page, layouts)),
];

/** What is wider than the window it is seen in, on every width and with letters twice as large. */
export async function fitEverywhere(page: Page): Promise<string[]> {
  const found = await onScreens(page, screensOf(widths), overflowOf);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const enlarged = await onScreens(page, screensOf([640, 1280]), overflowOf);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return [...found, ...prefixed('letters twice as large', enlarged)];
}

/** What a screen reader, a keyboard or weak eyes cannot make out (WCAG 2.2 AA), in light and in dark. */
export async function reachEverywhere(page: Page, layouts = allLayouts): Promise<string[]> {
  const found = await onScreens(page, screensOf(layouts), () =>
    violationsOf(page, { values: rules, type: 'tag' }),
  );
  return [...found, ...(await contrastInDark(page))];
}

/** The same of a part of the page that has come into a state of its own, as wide as the window is. */
export async function reachPart(page: Page, part: string): Promise<string[]> {
  const found = await violationsOf(page, { values: rules, type: 'tag' }, part);
  return [...found, ...(await contrastInDark(page, part))];
}

/** The dark scheme differs only in colours. */
export async function contrastInDark(page: Page, part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violationsOf(page, { values: ['color-contrast'], type: 'rule' }, part);
  await page.emulateMedia({ colorScheme: 'light' });
  return prefixed('dark', found);
}

const prefixed = (where: string, faults: string[]) => faults.map((fault) => `${where}: ${fault}`);
