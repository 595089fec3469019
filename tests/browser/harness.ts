import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { installedBrowsers, type Engine } from '../../scripts/browser/installed-browsers.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { watchForFaults } from './faults.ts';
import { answerForOthers, interceptOutside, routeOthers, stayHere } from './outside-hosts.ts';

export type OpenOptions = {
  javaScript?: boolean;
  /** Whether animations run, which takes a third more work. */
  moves?: boolean;
  viewport?: { width: number; height: number };
  touch?: boolean;
  colorScheme?: 'light' | 'dark';
  /** The moment at which the page's clock starts, as the school's wall clock shows it: 2025-02-28T23:59:58. */
  clock?: string;
  /** The status that the address is answered with, where it is not 200. */
  status?: number;
  /** Faults that the test brings about itself. All others fail it. */
  allow?: RegExp[];
  /** Prepares the browser before the first page, for example with answers of outside hosts. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** The test answers for other hosts by routes, which must come first. */
  routesOthers?: boolean;
  engine?: Engine;
  /** The test neither clicks nor types, nor scrolls as a hand would: the pages may come with half the work. */
  looksOnly?: boolean;
  /** Whether pages are kept for where there is no network; they would be fetched in the middle of other tests. */
  storesPages?: boolean;
  /** The origin of the site, if it is not the built one. */
  origin?: string;
  /** The visitor's history begins with this page, and nothing is in the browser's cache. */
  isNew?: boolean;
};

export const siteOrigin = inject('siteOrigin');
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** A second engine if installed; its tests are skipped otherwise. */
export const firefoxPath: string | undefined = installedBrowsers('firefox')[0];

/** Chromium's word for a preloaded script in a page that may run none. */
const blockedScript = /^request failed: csp .*\.js$/;

/** A Chromium with windows looks for an icon of every document that names none. */
const iconOfEmptyPage = /\/favicon\.ico$/;

const browsers = new Map<BrowserKind, Promise<Browser>>();
/** Those of the test that runs, which are closed after it. */
let contexts: BrowserContext[] = [];
let faults: string[] = [];
/** The tabs that stay open from test to test. */
let tabs: Tab[] = [];

/** A tab that one test after the other uses, each time as if it were a new visitor's. */
type Tab = {
  page: Page;
  options: Equipment;
  /** The site that a test has open in it, if one has. */
  origin: string | null;
  /** Whether the test brings a fault about itself. */
  expects: (fault: string) => boolean;
};

/** An address of every site with neither scripts nor pictures, where a tab waits for the next test. */
const emptyPage = '/robots.txt';

type BrowserKind = Engine | 'looking';

function browserOf(kind: BrowserKind): Promise<Browser> {
  const browser = browsers.get(kind) ?? startBrowser(kind);
  browsers.set(kind, browser);
  return browser;
}

const startBrowser = (kind: BrowserKind): Promise<Browser> =>
  kind === 'firefox'
    ? launchBrowser('firefox', firefoxPath ?? 'firefox')
    : launchBrowser('chromium', inject('browser'), [
        stayHere,
        // It hears neither mouse nor keys, but renders with half the work.
        ...(kind === 'looking' ? ['--disable-threaded-compositing'] : []),
      ]);

/** Ends the visits of a test, and returns what went wrong in them unexpectedly. */
export async function endVisits(): Promise<string[]> {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  await Promise.all(tabs.map(clearTab));
  const found = faults;
  faults = [];
  return found;
}

/**
 * Opens an address of the built site in a browser, as one new visitor. Errors of scripts, errors on the console and
 * failed requests fail the test. Outside hosts answer with an empty page: no test leaves the machine. Visitors with
 * the same equipment get the same tab one after the other, with nothing stored: a browser of its own for each would
 * be half of all the work.
 */
export async function openPage(address: string, options: OpenOptions = {}): Promise<Page> {
  const { status = 200, origin = siteOrigin, clock, allow = [] } = options;
  const url = new URL(address, origin).href;
  const expects = (fault: string) =>
    (fault.includes(`status of ${status}`) && fault.endsWith(url)) ||
    allow.some((pattern) => pattern.test(fault));
  const page = needsContext(options)
    ? await newPage(options, expects)
    : await takeTab(options, expects);
  if (clock !== undefined) await page.clock.install({ time: `${clock}+03:00` });
  const response = await page.goto(url);
  expect(response?.status(), `the status of ${address}`).toBe(status);
  // Lazy pictures are out of place until the page is painted.
  await page.locator('html:not([data-unpainted])').waitFor({ state: 'attached' });
  return page;
}

/** What does not change while a tab is open. */
type Equipment = Pick<
  OpenOptions,
  'javaScript' | 'moves' | 'viewport' | 'touch' | 'colorScheme' | 'looksOnly'
>;

/** Whether a test does to its browser what cannot be taken back. */
const needsContext = ({ isNew, prepare, routesOthers, storesPages, clock, engine }: OpenOptions) =>
  isNew === true ||
  prepare !== undefined ||
  routesOthers === true ||
  storesPages === true ||
  clock !== undefined ||
  engine !== undefined;

async function newPage(options: OpenOptions, expects: Tab['expects']): Promise<Page> {
  const context = await newVisitor(options, expects);
  contexts.push(context);
  return newTab(context, options);
}

async function takeTab(all: OpenOptions, expects: Tab['expects']): Promise<Page> {
  const { javaScript, moves, viewport, touch, colorScheme, looksOnly } = all;
  const options = { javaScript, moves, viewport, touch, colorScheme, looksOnly };
  const { origin = siteOrigin } = all;
  const free = tabs.find(
    (tab) => tab.origin === null && JSON.stringify(tab.options) === JSON.stringify(options),
  );
  if (free) {
    Object.assign(free, { origin, expects });
    return free.page;
  }
  const context = await newVisitor(options, (fault) => tab.expects(fault));
  const tab: Tab = { page: await newTab(context, options), options, origin, expects };
  tabs.push(tab);
  return tab.page;
}

/** Makes a tab what it was, at an address where nothing happens. */
async function clearTab(tab: Tab): Promise<void> {
  const { page, options, origin } = tab;
  if (origin === null) return;
  const context = page.context();
  if (page.isClosed()) {
    tabs = tabs.filter((other) => other !== tab);
    await context.close();
    return;
  }
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await page.unrouteAll();
  await context.setOffline(false);
  const { viewport, colorScheme, reducedMotion } = contextOptions(options);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ forcedColors: 'none', media: null, colorScheme, reducedMotion });
  await page.goto(new URL(emptyPage, origin).href);
  // A browser that hears no mouse would wait for it.
  if (options.looksOnly !== true) await page.mouse.move(-1, -1);
  await page.evaluate(async () => {
    window.name = '';
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  tab.origin = null;
}

/**
 * Waits for the frame's script, and for the islands of the page, which are touched so that they hydrate. The page
 * itself waits, which spares it Playwright's own scripts.
 */
export const hydrated = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const root = document.documentElement;
        let touched = false;
        const look = () => {
          if (!root.hasAttribute('data-ready')) return;
          const waiting = document.querySelectorAll('[data-island]:not([data-hydrated])');
          if (!touched) {
            for (const island of waiting)
              island.dispatchEvent(new Event('focusin', { bubbles: true }));
          }
          touched = true;
          if (waiting.length === 0) resolve();
        };
        new MutationObserver(look).observe(root, { attributes: true, subtree: true });
        look();
      }),
  );

/**
 * Points at a link as one who is about to follow it, and waits until links are followed in the open document: from
 * then on a click is answered without a new one.
 */
export async function movesInPlace(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const root = document.documentElement;
        const look = () => root.hasAttribute('data-in-place') && resolve();
        new MutationObserver(look).observe(root, { attributes: true });
        Array.from(document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]'))
          .find(({ pathname }) => pathname !== location.pathname)
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        look();
      }),
  );
}

/** A browser with nothing stored, whose faults are noted unless they are expected. */
async function newVisitor(options: OpenOptions, expects: Tab['expects']): Promise<BrowserContext> {
  const { engine = 'chromium', javaScript = true, origin = siteOrigin } = options;
  const browser = await browserOf(options.looksOnly === true ? 'looking' : engine);
  const context = await browser.newContext(contextOptions(options));
  if (routesAll(options)) await routeOthers(context, origin);
  await options.prepare?.(context);
  watchForFaults(context, (fault) => {
    const isOfNoPage = iconOfEmptyPage.test(fault) || (!javaScript && blockedScript.test(fault));
    if (!isOfNoPage && !expects(fault)) faults.push(fault);
  });
  return context;
}

/** Whether other hosts are answered by Playwright, and not by Chromium itself. */
const routesAll = ({ engine, routesOthers }: OpenOptions) =>
  engine === 'firefox' || routesOthers === true;

async function newTab(context: BrowserContext, options: OpenOptions = {}): Promise<Page> {
  const page = await context.newPage();
  if (!routesAll(options)) {
    await interceptOutside(page);
    answerForOthers(context);
  }
  return page;
}

function contextOptions(options: OpenOptions) {
  const { javaScript = true, moves = false, touch = false, colorScheme = 'light' } = options;
  const movement: 'reduce' | 'no-preference' = moves ? 'no-preference' : 'reduce';
  return {
    // Firefox refuses the mere mention of what it cannot switch.
    ...(javaScript ? {} : { javaScriptEnabled: false }),
    ...(touch ? { hasTouch: true } : {}),
    serviceWorkers: options.storesPages === true ? ('allow' as const) : ('block' as const),
    reducedMotion: movement,
    viewport: options.viewport ?? desktop,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
  };
}
