import { chromium, firefox } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';
import type { Engine } from './installed-browsers.ts';

const browserTypes = { chromium, firefox };

/**
 * How to start a browser without a window. Playwright calls a Firefox from the shelf moz-firefox; Chromium would
 * try the network for a graphics blocklist and for QUIC, which is slow where the network is closed.
 */
export function launchOptions(engine: Engine, executablePath: string): LaunchOptions {
  return engine === 'firefox'
    ? { executablePath, channel: 'moz-firefox' }
    : { executablePath, args: ['--disable-gpu', '--disable-quic'] };
}

export const launchBrowser = (engine: Engine, executablePath: string): Promise<Browser> =>
  browserTypes[engine].launch(launchOptions(engine, executablePath));

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
