import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { installedBrowsers } from '../../scripts/browser/installed-browsers.ts';
import type { Engine } from '../../scripts/browser/installed-browsers.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { watchForFaults } from './faults.ts';
import { answerForOthers, interceptOutside, routeOthers } from './outside-hosts.ts';

export type OpenOptions = {
  javaScript?: boolean;
  reducedMotion?: boolean;
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
  keepsPages?: boolean;
  /** Where the site is served, if it is not the built one. */
  origin?: string;
};

export const siteOrigin = inject('siteOrigin');
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** A second engine where the machine has one; tests for it are skipped elsewhere. */
export const firefoxPath: string | undefined = installedBrowsers('firefox')[0];

/** Chromium's word for a preloaded script in a page that may run none. */
const blockedScript = /^request failed: csp .*\.js$/;

const browsers = new Map<BrowserKind, Promise<Browser>>();
/** Those of the test that runs. */
let contexts: BrowserContext[] = [];
let faults: string[] = [];
/** The pages of `revisit`, by their options. */
const keptPages = new Map<string, Promise<Page>>();

type BrowserKind = Engine | 'looking';

function browserOf(kind: BrowserKind): Promise<Browser> {
  const browser = browsers.get(kind) ?? startBrowser(kind);
  browsers.set(kind, browser);
  return browser;
}

const startBrowser = (kind: BrowserKind): Promise<Browser> =>
  kind === 'firefox'
    ? launchBrowser('firefox', firefoxPath ?? 'firefox')
    : chromium.connect(inject(kind === 'looking' ? 'lookingEndpoint' : 'browserEndpoint'));

/** Closes what the test that has ended has opened, and returns what went wrong in it unexpectedly. */
export async function closeVisitors(): Promise<string[]> {
  const found = faults;
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  faults = [];
  return found;
}

/**
 * Opens an address of the built site in a browser of its own, as one new visitor. Errors of scripts, errors on
 * the console and failed requests fail the test. Outside hosts answer with an empty page: no test leaves the
 * machine.
 */
export async function openPage(address: string, options: OpenOptions = {}): Promise<Page> {
  const { status = 200, origin = siteOrigin, clock } = options;
  const url = new URL(address, origin).href;
  const context = await newVisitor(
    options,
    (fault) => fault.includes(`status of ${status}`) && fault.endsWith(url),
  );
  contexts.push(context);
  const page = await newTab(context, options);
  if (clock !== undefined) await page.clock.install({ time: `${clock}+03:00` });
  const response = await page.goto(url);
  expect(response?.status(), `the status of ${address}`).toBe(status);
  return page;
}

/** What two visits of one visitor may have in common. */
export type Equipment = Pick<
  OpenOptions,
  'javaScript' | 'reducedMotion' | 'viewport' | 'touch' | 'colorScheme' | 'looksOnly' | 'origin'
>;

/**
 * Opens an address as `openPage` does, but in the tab in which tests before it opened one with the same
 * equipment: half the work for the browser. For tests that care neither for what is stored nor for the
 * pages before this one, and leave no size, route or second tab behind.
 */
export async function revisit(address: string, equipment: Equipment = {}): Promise<Page> {
  const page = await keptTab(equipment);
  const url = new URL(address, equipment.origin ?? siteOrigin);
  // From one fragment of a document to another nothing would be loaded.
  if (new URL(page.url()).pathname === url.pathname) await page.goto('about:blank');
  await page.goto(url.href);
  return page;
}

/** The tab of `revisit`, with what is open in it. */
export function keptTab(equipment: Equipment): Promise<Page> {
  const key = JSON.stringify(equipment);
  const kept = keptPages.get(key) ?? newVisitor(equipment).then((context) => newTab(context));
  keptPages.set(key, kept);
  return kept;
}

/** Closes the tabs of `revisit` at a server that is about to stop: its pages would go on asking for it. */
export async function leave(origin: string): Promise<void> {
  for (const [key, kept] of keptPages) {
    const page = await kept;
    if (new URL(page.url()).origin !== origin) continue;
    keptPages.delete(key);
    await page.context().close();
  }
}

/**
 * Waits for the frame's script, and for the islands of the page, which are touched so that they wake up. The page
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
          const asleep = document.querySelectorAll('[data-island]:not([data-awake])');
          if (!touched) {
            for (const island of asleep)
              island.dispatchEvent(new Event('focusin', { bubbles: true }));
          }
          touched = true;
          if (asleep.length === 0) resolve();
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
async function newVisitor(
  options: OpenOptions,
  isExpected: (fault: string) => boolean = () => false,
): Promise<BrowserContext> {
  const { engine = 'chromium', allow = [], javaScript = true, origin = siteOrigin } = options;
  const browser = await browserOf(options.looksOnly === true ? 'looking' : engine);
  const context = await browser.newContext(contextOptions(options));
  if (routesAll(options)) await routeOthers(context, origin);
  await options.prepare?.(context);
  watchForFaults(context, (fault) => {
    const isAllowed =
      isExpected(fault) ||
      allow.some((pattern) => pattern.test(fault)) ||
      (!javaScript && blockedScript.test(fault));
    if (!isAllowed) faults.push(fault);
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

function contextOptions(options: OpenOptions): BrowserContextOptions {
  const {
    javaScript = true,
    reducedMotion = false,
    touch = false,
    colorScheme = 'light',
  } = options;
  return {
    // Firefox refuses the mere mention of what it cannot switch.
    ...(javaScript ? {} : { javaScriptEnabled: false }),
    ...(touch ? { hasTouch: true } : {}),
    serviceWorkers: options.keepsPages === true ? ('allow' as const) : ('block' as const),
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    viewport: options.viewport ?? desktop,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
  };
}
