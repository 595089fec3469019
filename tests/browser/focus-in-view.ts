import type { Page } from 'playwright-core';
import { onScreens, type Screen } from './walk.ts';

const screens = [320, 390, 1440].map((width) => ({ width, height: width === 320 ? 640 : 844 }));

/** The controls of the open page that something covers when they are in use, on every kind of screen. */
export const coveredControls = (page: Page): Promise<string[]> => coveredControlsAt(page, screens);

/** The same on screens of certain sizes. */
export const coveredControlsAt = (page: Page, sizes: readonly Screen[]): Promise<string[]> =>
  onScreens(page, sizes, coveredWithFocus);

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
    ).filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
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
