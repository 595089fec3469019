import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { installedBrowsers } from '../../scripts/browser/installed-browsers.ts';
import type { Engine } from '../../scripts/browser/installed-browsers.ts';
import { launchBrowser } from '../../scripts/browser/launch-browser.ts';
import { watchForFaults } from './faults.ts';

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
  engine?: Engine;
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

const browsers = new Map<Engine, Promise<Browser>>();
let contexts: BrowserContext[] = [];
let faults: string[] = [];

function browserOf(engine: Engine): Promise<Browser> {
  const browser =
    browsers.get(engine) ??
    (engine === 'firefox'
      ? launchBrowser('firefox', firefoxPath ?? 'firefox')
      : chromium.connect(inject('browserEndpoint')));
  browsers.set(engine, browser);
  return browser;
}

afterEach(async () => {
  const found = faults;
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  faults = [];
  expect(found, 'the browser found faults').toEqual([]);
});

afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
  browsers.clear();
});

/**
 * Opens an address of the built site in a browser of its own, as one new visitor. Errors of scripts, errors on
 * the console and failed requests fail the test. Outside hosts answer with an empty page: no test leaves the
 * machine.
 */
export async function openPage(address: string, options: OpenOptions = {}): Promise<Page> {
  const { engine = 'chromium', status = 200, allow = [], javaScript = true } = options;
  const { origin = siteOrigin } = options;
  const context = await (await browserOf(engine)).newContext(contextOptions(options));
  contexts.push(context);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  );
  await options.prepare?.(context);
  const url = new URL(address, origin).href;
  const isExpected = (fault: string) =>
    allow.some((pattern) => pattern.test(fault)) ||
    (fault.includes(`status of ${status}`) && fault.endsWith(url)) ||
    (!javaScript && blockedScript.test(fault));
  watchForFaults(context, (fault) => {
    if (!isExpected(fault)) faults.push(fault);
  });
  const page = await context.newPage();
  if (options.clock !== undefined) await page.clock.install({ time: `${options.clock}+03:00` });
  const response = await page.goto(url);
  expect(response?.status(), `the status of ${address}`).toBe(status);
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
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    viewport: options.viewport ?? desktop,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
  };
}
