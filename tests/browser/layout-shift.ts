import type { BrowserContext, Page } from 'playwright-core';

type Shift = { value: number; parts: string[] };

declare global {
  interface Window {
    shifts: Shift[];
    pageWasRendered: () => Promise<void>;
  }
  /** https://wicg.github.io/layout-instability/ */
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
}

/** Prepares a browser to note every layout shift of the pages that it opens. */
export const noteShifts = (context: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> =>
  context.addInitScript(() => {
    window.shifts = [];
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
    const box = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        const parts = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const words = (element?.textContent ?? '').trim().slice(0, 24);
          const name = element?.tagName.toLowerCase() ?? 'something';
          return `${name} "${words}" from ${box(previousRect)} to ${box(currentRect)}`;
        });
        window.shifts.push({ value: entry.value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The cumulative layout shift (Web Vitals) of the open page. 0.1 is a lot. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A shift is reported after the frame in which it happened.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return window.shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** What moved on the open page, from which box to which, the largest shifts first. */
export const shiftedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.shifts
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 3)
      .flatMap(({ value, parts }) => [value.toFixed(4), ...parts.slice(0, 3)]),
  );

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
