import type { Page } from 'playwright-core';
import { loadSite } from '../../src/content-files/load-site.ts';
import { passagesOf } from '../../src/search/passages.ts';
import { createSearch } from '../../src/search/search.ts';
import { headingsAddress } from '../../src/search/index-addresses.ts';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { startStaticServer } from '../preview/static-server.ts';
import { phone } from './measure-visit.ts';
import { searchBytes, sentBytes } from './time-build.ts';
import { measureSearch, queryKinds, type Measure, type QueryKind } from './search-ranking.ts';

/** The costs of searching a site, and the quality of the results. */
export type SearchCost = {
  /** From a keystroke to the next frame after its results, in milliseconds, on a main thread throttled four times. */
  shown: { median: number; p95: number };
  /** How well the site is found by its own words. */
  ranking: [kind: QueryKind, measure: Measure][];
  /** The parts of the index as transferred, in bytes. */
  bytes: { first: number; all: number };
};

/** The number of queries of each kind. */
const queries = 240;
/** The number of titles typed in the browser, letter by letter. */
const titles = 12;

/** Measures the search of a content folder and its build. */
export async function measureSearching(content: string, folder: string): Promise<SearchCost> {
  const { tree } = await loadSite(content);
  if (!tree) throw new Error('The content has mistakes, so there is nothing to search.');
  const passages = passagesOf(tree);
  const search = createSearch(passages, tree.settings.search);
  const ranking = queryKinds.map((kind): SearchCost['ranking'][number] => [
    kind,
    measureSearch(search, passages, kind, { count: queries }),
  ]);
  const typed = tree.pages.slice(0, titles).map(({ document }) => document.title);
  const times = (await timeResults(folder, typed)).toSorted((a, b) => a - b);
  return {
    shown: {
      median: times[Math.floor(times.length / 2)] ?? 0,
      p95: times[Math.floor(times.length * 0.95)] ?? 0,
    },
    ranking,
    bytes: { first: sentBytes(folder, headingsAddress), all: searchBytes(folder) },
  };
}

/** Types words into the search of a built site on an emulated phone; returns the time of each letter. */
async function timeResults(folder: string, words: readonly string[]): Promise<number[]> {
  const server = await startStaticServer(folder);
  const browser = await launchBrowser('chromium', await ensureBrowser());
  try {
    const page = await browser.newPage({ viewport: phone.viewport, reducedMotion: 'reduce' });
    await page.goto(server.origin, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
    await page.locator('header button[data-search]').click();
    await page.locator('dialog[open] [role=combobox]').waitFor();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    // The very first word is a warm-up and not counted.
    await typeLetters(page, 'search');
    const times: number[] = [];
    for (const word of words) times.push(...(await typeLetters(page, word)));
    return times;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Both parts of the index are loaded, so the results are in the next frame. */
const typeLetters = (page: Page, word: string): Promise<number[]> =>
  page.evaluate(async (whole) => {
    const input = document.querySelector<HTMLInputElement>('dialog[open] [role=combobox]');
    if (!input) throw new Error('The search has no field.');
    const times: number[] = [];
    for (let length = 1; length <= whole.length; length++) {
      input.value = whole.slice(0, length);
      const start = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return times;
  }, word);
