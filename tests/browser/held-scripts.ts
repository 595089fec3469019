import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  controlsOf,
  numberControls,
  stateOf,
  useControl,
  type EarlyControl,
} from './early-controls.ts';
import { openPage, type OpenOptions } from './harness.ts';

/** Stands for every script at once. */
const allScripts = 'all scripts';

const scriptAddress = /\/assets\/[^/]*\.js$/;

/** A tab whose pages come without a script until it is let come. */
type HeldTab = Awaited<ReturnType<typeof openHeldTab>>;

/** Opens a tab in which scripts can be held back; the site of the options is where it stays. */
async function openHeldTab(options: OpenOptions) {
  let held: string | null = null;
  let letCome = () => {};
  let coming = Promise.resolve();
  let noteHeld = () => {};
  const requested = new Set<string>();
  const page = await openPage('/robots.txt', {
    ...options,
    prepare: async (context) => {
      await context.grantPermissions(['clipboard-write']);
      await context.addInitScript(() => {
        window.print = () => sessionStorage.setItem('prints', 'once');
      });
      await numberControls(context);
      await context.route(scriptAddress, async (route) => {
        const script = route.request().url();
        requested.add(script);
        if (held === script || held === allScripts) {
          noteHeld();
          await coming;
        }
        // The page may have been left while it was held.
        await route.continue().catch(() => undefined);
      });
    },
  });
  const waitingPage = page.url();
  const isReady = () => page.locator('html[data-ready]').waitFor({ state: 'attached' });
  /** Opens a page as a new visitor does, and waits until only the held script is missing, or none. */
  const visit = async (address: string, holding: string | null) => {
    letCome();
    await page.goto(waitingPage);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    held = holding;
    coming = new Promise((resolve) => (letCome = resolve));
    const isHeld = new Promise<void>((resolve) => (noteHeld = resolve));
    requested.clear();
    await page.goto(new URL(address, waitingPage).href);
    // A script that only the visitor's act asks for is not missing yet.
    await Promise.race([isHeld, isReady()]);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
  };
  /** Lets the held script come. Returns whether the page is still the one that was opened. */
  const arrive = async (): Promise<boolean> => {
    letCome();
    await page.waitForLoadState();
    if (!(await page.evaluate(() => 'ready' in document.documentElement.dataset))) {
      const hasScripts = await page.locator('[data-worker], [data-menu]').count();
      if (hasScripts === 0) return false;
    }
    await isReady();
    return true;
  };
  return { page, visit, arrive, requested };
}

/** What a visitor can tell of a page when it has stopped changing. */
async function settledState(page: Page): Promise<unknown> {
  let last: unknown;
  const isSettled = async () => {
    const now = await stateOf(page);
    const isSame = JSON.stringify(now) === JSON.stringify(last);
    last = now;
    return isSame;
  };
  await expect.poll(isSettled, { interval: 250 }).toBe(true);
  return last;
}

/** The scripts without which the use of a control is lost, although they come after it. */
async function scriptsThatLose(
  { page, visit, arrive, requested }: HeldTab,
  address: string,
  control: EarlyControl,
): Promise<string[]> {
  await visit(address, null);
  const before = page.url();
  await useControl(page, control);
  await arrive();
  const wanted = await settledState(page);
  const lost: string[] = [];
  for (const script of [allScripts, ...requested]) {
    await visit(address, script);
    await useControl(page, control);
    const isThere = await arrive();
    // It led to another document by HTML alone.
    if (!isThere || new URL(page.url()).pathname !== new URL(before).pathname) continue;
    const comes = expect.poll(() => stateOf(page), { timeout: 4000 }).toEqual(wanted);
    await comes.catch(() => lost.push(script.slice(script.lastIndexOf('/') + 1)));
  }
  return lost;
}

/**
 * The controls of these pages whose use is lost if it comes before a script, each with those scripts. Of controls that
 * are alike only the first is used; the scripts of a page are held back together, and each on its own.
 */
export async function lostOn(
  addresses: readonly string[],
  options: OpenOptions,
): Promise<string[]> {
  const tab = await openHeldTab(options);
  const seen = new Set<string>();
  const lost: string[] = [];
  for (const address of addresses) {
    await tab.visit(address, allScripts);
    const fresh = (await controlsOf(tab.page)).filter(({ kind }) => {
      const isNew = !seen.has(kind);
      seen.add(kind);
      return isNew;
    });
    for (const control of fresh) {
      const scripts = await scriptsThatLose(tab, address, control);
      if (scripts.length > 0) lost.push(`${address}: ${control.name}, before ${scripts.join()}`);
    }
  }
  expect(seen.size).toBeGreaterThan(5);
  return lost;
}
