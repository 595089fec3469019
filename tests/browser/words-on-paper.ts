import type { Page } from 'playwright-core';
import { en } from '../../src/messages/locales/en.ts';
import { printStyles } from './on-paper.ts';

/** Visible words of a page, each in its own text node, remembered by the page while its medium changes. */
declare global {
  interface Window {
    wordsOnScreen: Text[];
  }
}

/** What is on the screen and rightly not on paper. */
const onScreenOnly: { selector: string; reason: string }[] = [
  { selector: 'nav', reason: 'leads to other pages' },
  { selector: 'button', reason: 'does something' },
  { selector: '[role="group"], :has(+ [role="group"])', reason: 'names a group of buttons' },
  { selector: 'a[href$=".ics"], a[href^="webcal:"]', reason: 'puts dates into a calendar' },
  {
    selector: '[aria-hidden="true"]',
    reason: 'is an axis or an ornament; what it shows is in words too',
  },
  {
    selector: '[role="img"]:has([data-week]), ul:has(> li > [data-week])',
    reason: 'draws the weeks of a year, or explains the drawing; its dates are printed in words',
  },
  {
    selector: '[data-opening-hours] > p:first-child',
    reason: 'is true for a moment only; the hours are printed',
  },
  {
    selector: 'div:has(~ [role="img"] [data-week]) > [data-shown-until]',
    reason: 'is the next date on the day of the visit only; all dates are printed',
  },
  { selector: '.vh', reason: 'is heard rather than seen' },
  { selector: ':has(> iframe), [role="status"]', reason: 'embedded pages are not printed' },
];

/** Sentences about the device. */
const aboutDevice = [en.ticks.stays];

/**
 * The visible words in the main part of an open page that would not be on paper, each once. A link that calls or
 * writes may be left out if its number or address is printed.
 */
export async function wordsLostOnPaper(page: Page): Promise<string[]> {
  await printStyles(page);
  await page.evaluate(
    (exceptions) => {
      const main = document.querySelector('main') ?? document.body;
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      window.wordsOnScreen = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const parent = node.parentElement;
        if (!(node instanceof Text) || !parent || node.data.trim() === '') continue;
        if (parent.closest(exceptions)) continue;
        const shown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (shown) window.wordsOnScreen.push(node);
      }
    },
    onScreenOnly.map(({ selector }) => selector).join(),
  );
  await page.emulateMedia({ media: 'print' });
  const lost = await page.evaluate(() => {
    const printed = document.body.innerText.replaceAll(/\s/g, '');
    const isPrintedAsText = (node: Text) => {
      const [, address] =
        /^(?:tel|mailto):([^?]+)/.exec(node.parentElement?.closest('a')?.href ?? '') ?? [];
      return address !== undefined && printed.includes(decodeURIComponent(address));
    };
    return window.wordsOnScreen
      .filter(
        (node) =>
          !node.parentElement?.checkVisibility({
            visibilityProperty: true,
            opacityProperty: true,
          }) && !isPrintedAsText(node),
      )
      .map(({ data }) => data.trim());
  });
  await page.emulateMedia({ media: 'screen' });
  return [...new Set(lost)].filter((words) => !aboutDevice.includes(words));
}
