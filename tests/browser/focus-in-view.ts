import type { Page } from 'playwright-core';
import { hydrated, openPage, siteOrigin } from './harness.ts';

const widths = [320, 390, 1440];

/** Goes through the controls of pages of the site on every kind of screen, and tells which are covered when in use. */
export async function coveredControls(addresses: readonly string[]): Promise<string[]> {
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
      await page.setViewportSize({ width, height: width === 320 ? 640 : 844 });
      const covered = await coveredWithFocus(page);
      found.push(...covered.map((html) => `${address}, ${width} px: ${html}`));
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
 * Gives the focus to everything on the open page that can have it, in the order of the Tab key, forwards and then
 * backwards, and returns what lies wholly below something else then (WCAG 2.2, 2.4.11). Frames of other hosts
 * look after themselves.
 */
const coveredWithFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = Array.from(
      document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ).filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const isSeen = (element: HTMLElement): boolean =>
      Array.from(element.getClientRects()).some(({ left, top, right, bottom }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const over = document.elementFromPoint(
              left + (right - left) * x,
              top + (bottom - top) * y,
            );
            return over !== null && (element.contains(over) || over.contains(element));
          }),
        ),
      );
    const found: string[] = [];
    for (const element of [...controls, ...controls.toReversed()]) {
      element.focus();
      if (document.activeElement !== element || isSeen(element)) continue;
      found.push(element.outerHTML.slice(0, 120));
    }
    return [...new Set(found)];
  });
