import type { Page } from 'playwright-core';
import { loadSite } from '../../src/content/load-site.ts';
import { passagesOf } from '../../src/search/passages.ts';
import { createSearch } from '../../src/search/search.ts';
import { headingsAddress } from '../../src/site/search-addresses.ts';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { startStaticServer } from '../preview/static-server.ts';
import { phone } from './measure-visit.ts';
import { searchBytes, sentBytes } from './time-build.ts';
import { measureSearch, queryKinds, type Measure, type QueryKind } from './search-ranking.ts';

/** What searching a site costs a visitor, and how well it finds. */
export type SearchCost = {
  /** From a letter that is typed to the next frame after its results, in milliseconds, on a main thread four times slower. */
  shown: { median: number; p95: number };
  /** How well the site is found by its own words. */
  ranking: [kind: QueryKind, measure: Measure][];
  /** The parts of the index as they are sent, in bytes. */
  bytes: { first: number; all: number };
};

/** How many queries of each kind are made from a site's own words. */
const queries = 240;
/** How many titles are typed in the browser, letter by letter. */
const titles = 12;

/** Measures the search of a content folder, and of the folder that it is built into. */
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

/** Types words on a phone into the search of a built site; returns how long each letter took until its results. */
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
    // The first word of all is not counted: the functions that find are prepared then.
    await typeLetters(page, 'search');
    const times: number[] = [];
    for (const word of words) times.push(...(await typeLetters(page, word)));
    return times;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Both parts of the index are there, so that the results are in the next frame. */
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
