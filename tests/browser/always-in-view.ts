import type { Page } from 'playwright-core';
import { onScreens } from './walk.ts';

const screens = [320, 360, 390, 768, 1440].map((width) => ({
  width,
  height: width < 768 ? 640 : 900,
}));

/** Where on the open page what floats is not in view, as a visitor scrolls through it on every kind of screen. */
export const missedWhileReading = (page: Page): Promise<string[]> =>
  onScreens(page, screens, missedWhileScrolling);

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
