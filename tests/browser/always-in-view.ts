import type { Page } from 'playwright-core';
import { hydrated, openPage, siteOrigin } from './harness.ts';

const widths = [320, 360, 390, 768, 1440];

/** Where on pages of the site what floats is not in view, as a visitor scrolls through them. */
export async function missedOn(addresses: readonly string[]): Promise<string[]> {
  // One page for all addresses: a new visitor for each would take longer than looking.
  const page = await openPage('/no-such-page', {
    status: 404,
    reducedMotion: true,
    looksOnly: true,
  });
  const found: string[] = [];
  const look = async (address: string) => {
    await hydrated(page);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:modal')?.close());
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 640 : 900 });
      const missed = await missedWhileScrolling(page);
      found.push(...missed.map((words) => `${address}, ${width} px: ${words}`));
    }
  };
  await look('the not-found page');
  for (const address of addresses) {
    await page.goto(siteOrigin + address);
    await look(address);
  }
  return found;
}

/**
 * Scrolls through the open page and tells where a floating thing is not wholly in view on top of all else: the
 * button anywhere, the link back to the top from one screen on and at the end.
 */
const missedWhileScrolling = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    const isInView = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isInside =
        left >= 0 && top >= 0 && right <= clientWidth + 0.5 && bottom <= clientHeight + 0.5;
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && element.contains(seen);
    };
    const button = document.querySelector('[aria-label="Quick actions"] a:last-child');
    const toTop = document.querySelector('[aria-label="Back to top"]');
    if (!button || !toTop) return ['There is no button or no link back to the top.'];
    const end = document.documentElement.scrollHeight - clientHeight;
    const screen = Math.min(clientHeight, end);
    return [0, screen, end / 2, end - 200, end].flatMap((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      return [
        isInView(button) ? [] : `the button is missing at ${y} px`,
        y < screen || isInView(toTop) ? [] : `the link back to the top is missing at ${y} px`,
        y > 0 || !isInView(toTop) ? [] : 'the link back to the top is there at the top',
      ].flat();
    });
  });
