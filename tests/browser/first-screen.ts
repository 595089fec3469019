import type { Page } from 'playwright-core';
import { onScreens } from './walk.ts';

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** The screens of phones on which less than half of what one sees first is the page's own: words and controls. */
export async function screensOfChrome(page: Page, address: string): Promise<string[]> {
  // The home page may open with a picture, and the not-found page has a hero of its own.
  if (address === '/' || address === '') return [];
  return onScreens(page, phones, async () => {
    const share = await visibleShare(page);
    return share >= 0.5 ? [] : [`${Math.round(share * 100)} %`];
  });
}

/** How much of the window shows the page itself: neither header, picture and band of the hero, nor dock. */
const visibleShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const dock = document.querySelector('[aria-label="Quick actions"]')?.parentElement;
    if (!header || !dock) throw new Error('There is no header or no dock.');
    const end = dock.getBoundingClientRect().top;
    const seen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, end) - Math.max(top, 0));
    };
    const strips = [
      header,
      ...document.querySelectorAll('[data-look] div:has(> img), [data-look] div:has(> picture)'),
      ...document.querySelectorAll('[data-look] > :last-child:not(.ground)'),
    ];
    const taken = strips.reduce((sum, strip) => sum + seen(strip), 0);
    return (end - taken) / window.innerHeight;
  });

/** Controls of the open page, and links that stand alone, that are less than 44 px high on a phone. */
export async function smallTargets(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 });
  return page.evaluate(() => {
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, small')?.textContent ?? '';
      return around.trim().length > (element.textContent ?? '').trim().length + 3;
    };
    const controls = Array.from(
      document.querySelectorAll('a[href], button, summary, input, select, textarea'),
    );
    return controls
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('.skip') && !isInSentence(element))
      .filter((element) => {
        // Words that a box stands in are tapped as well as the box.
        const target = element.matches('input') ? (element.closest('label') ?? element) : element;
        const { width, height } = target.getBoundingClientRect();
        return width > 0 && height < 43.9;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

const jumpScreens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Headings of the open page that something covers, or the window cuts off, after a jump to them. */
export const coveredHeadings = (page: Page): Promise<string[]> =>
  onScreens(page, jumpScreens, () =>
    page.evaluate(() => {
      const isSeen = (heading: Element): boolean => {
        const { left, top, right, bottom } = heading.getBoundingClientRect();
        if (top < -1 || bottom > window.innerHeight + 1) return false;
        const middle = (left + right) / 2;
        return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
          [left + 4, middle, right - 4].every((x) => {
            const over = document.elementFromPoint(x, y);
            return over === null || !over.closest('[data-counting], nav[aria-label="This page"] a');
          }),
        );
      };
      return Array.from(document.querySelectorAll('main :is(h1, h2, h3), main [id]'))
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .flatMap((target) => {
          const heading = target.matches('h1, h2, h3')
            ? target
            : target.querySelector('h1, h2, h3');
          if (!heading?.checkVisibility()) return [];
          target.scrollIntoView({ behavior: 'instant' });
          return isSeen(heading) ? [] : [(heading.textContent ?? '').slice(0, 60)];
        });
    }),
  );
