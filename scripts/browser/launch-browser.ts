import type * as Playwright from 'playwright-core';
import { toolEntry } from '../find-tool.ts';
import type { Engine } from './installed-browsers.ts';

/** Playwright, which is installed when a browser is first needed. */
export const playwright = async (): Promise<typeof Playwright> =>
  (await import(toolEntry('playwright-core'))).default;

/**
 * Disabled features of Chromium. Only the last such list counts, so this one repeats Playwright's own. The popups are
 * internal pages, rendered for each context although they never show: a quarter of all the work. The spare renderer
 * waits for another site.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/**
 * Options for starting a browser without a window. Playwright calls an ordinary Firefox moz-firefox; Chromium would try
 * the network for a graphics blocklist and for QUIC, which is slow if the network is closed.
 */
export function launchOptions(engine: Engine, executablePath: string): Playwright.LaunchOptions {
  if (engine === 'firefox') return { executablePath, channel: 'moz-firefox' };
  return {
    executablePath,
    args: [
      '--disable-gpu',
      '--disable-quic',
      // Letters as wide as on phones: the headless shell alone would fit them to whole pixels.
      '--font-render-hinting=none',
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  };
}

export async function launchBrowser(
  engine: Engine,
  executablePath: string,
  switches: string[] = [],
): Promise<Playwright.Browser> {
  const { args = [], ...options } = launchOptions(engine, executablePath);
  return (await playwright())[engine].launch({ ...options, args: [...args, ...switches] });
}

/** Whether a browser really starts: a command of that name may be a stub that explains how to install it. */
export async function startsUp(engine: Engine, executablePath: string): Promise<boolean> {
  try {
    const browser = await launchBrowser(engine, executablePath);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
