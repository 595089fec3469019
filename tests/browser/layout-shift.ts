import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    shifts: number[];
    pageWasRendered: () => Promise<void>;
  }
}

/** Prepares a browser to note every layout shift of the pages that it opens. */
export const noteShifts = (context: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> =>
  context.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(Number(entry.toJSON().value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far things have moved by themselves on the open page, as the web's vitals count it. 0.1 is a lot. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A shift is told after the frame in which it happened.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return window.shifts.reduce((sum, shift) => sum + shift, 0);
  });

/** Prepares a browser to tell when it first shows something of a page. */
export async function notifyWhenRendered(context: BrowserContext, tell: () => void): Promise<void> {
  await context.exposeFunction('pageWasRendered', tell);
  await context.addInitScript(() => {
    new PerformanceObserver(() => void window.pageWasRendered()).observe({
      type: 'paint',
      buffered: true,
    });
  });
}
