import { chromium, firefox } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';
import type { Engine } from './installed-browsers.ts';

const browserTypes = { chromium, firefox };

/**
 * What Chromium does without. It heeds only the last such list, so this one repeats what Playwright's own is for.
 * The popups are pages of the browser itself, rendered again for each visitor although nobody sees them: a quarter of
 * all the work. The spare renderer is kept ready for a next site that never comes.
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
 * How to start a browser without a window. Playwright calls a Firefox from the shelf moz-firefox; Chromium would
 * try the network for a graphics blocklist and for QUIC, which is slow where the network is closed.
 */
export function launchOptions(engine: Engine, executablePath: string): LaunchOptions {
  if (engine === 'firefox') return { executablePath, channel: 'moz-firefox' };
  return {
    executablePath,
    args: ['--disable-gpu', '--disable-quic', `--disable-features=${disabledFeatures.join(',')}`],
  };
}

/** Starts a browser for the tests, with more switches than it has anyway. */
export function launchBrowser(
  engine: Engine,
  executablePath: string,
  switches: string[] = [],
): Promise<Browser> {
  const { args = [], ...options } = launchOptions(engine, executablePath);
  return browserTypes[engine].launch({ ...options, args: [...args, ...switches] });
}

/** Whether a browser really starts: a command of that name may be a stub that only says how to install it. */
export async function startsUp(engine: Engine, executablePath: string): Promise<boolean> {
  try {
    const browser = await launchBrowser(engine, executablePath);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
