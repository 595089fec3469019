import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Screens from the smallest that counts (WCAG 2.2, 1.4.10) to a large desktop. 640 is 1280 at a zoom of 200 %. */
const widths = [320, 390, 640, 768, 1024, 1440, 1920];

/** The layouts of a phone and of a desktop. */
const layouts = [390, 1440];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Makes the pages of a browser ready for `readEverywhere`. */
export const prepareReading = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: axeSource });

/**
 * Looks at the open page as many different people would: on every width and with letters twice as large, in light
 * and dark. Returns what somebody could not read or reach.
 */
export const readEverywhere = async (page: Page): Promise<string[]> => [
  ...(await fitEverywhere(page)),
  ...(await reachEverywhere(page)),
];

/** What is wider than the window it is seen in. */
export async function fitEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (width: number, where: string) => {
    await page.setViewportSize({ width, height: 900 });
    found.push(...prefixed(where, await overflowOf(page)));
  };
  for (const width of widths) await look(width, `${width} px`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [640, 1280]) await look(width, `${width} px, letters twice as large`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** What a screen reader, a keyboard or weak eyes cannot make out (WCAG 2.2 AA). */
export async function reachEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of layouts) {
    await page.setViewportSize({ width, height: 900 });
    found.push(
      ...prefixed(`${width} px`, await violationsOf(page, { values: rules, type: 'tag' })),
    );
  }
  // The dark scheme differs in colours alone.
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrast: axe.RunOnly = { values: ['color-contrast'], type: 'rule' };
  found.push(...prefixed('dark', await violationsOf(page, contrast)));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

const prefixed = (where: string, faults: string[]) => faults.map((fault) => `${where}: ${fault}`);

/** What makes the page wider than its window: the first of the innermost elements that nothing cuts off. */
const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const wide = Array.from(document.body.querySelectorAll('*')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element),
    );
    const first = wide.find(
      (element) => !wide.some((other) => element.contains(other) && other !== element),
    );
    return [`${scrollWidth - clientWidth} px too wide: ${first?.outerHTML.slice(0, 160) ?? ''}`];
  });

const violationsOf = (page: Page, runOnly: axe.RunOnly): Promise<string[]> =>
  page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
  }, runOnly);
