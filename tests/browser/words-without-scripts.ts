import type { Page } from 'playwright-core';

/** What is seen with scripts and rightly not without. */
const withScriptsOnly: { selector: string; reason: string }[] = [
  {
    selector: '[data-island]:has(noscript) *',
    reason: 'a sentence or an embedded page stands in its place',
  },
  { selector: 'button, [role="group"]:has(button)', reason: 'does something' },
  { selector: '[role="status"], [aria-live]', reason: 'tells what has changed' },
  { selector: '[data-ticks-tools]', reason: 'is said of ticks, which scripts store' },
];

/** The words of the main part that a visitor sees, each text node once. */
const visibleWords = (page: Page, without: string): Promise<string[]> =>
  page.evaluate((exceptions) => {
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words = new Set<string>();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || (exceptions && parent.closest(exceptions)))
        continue;
      const shown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (shown && node.data.trim() !== '') words.add(node.data.trim());
    }
    return [...words];
  }, without);

/** The words that a page shows with scripts, as far as they must be there without. */
export const wordsWithScripts = (page: Page): Promise<string[]> =>
  visibleWords(page, withScriptsOnly.map(({ selector }) => selector).join());

/**
 * The words among these that the same page lacks where no scripts run, and the islands in which nothing stands in
 * the place of their words.
 */
export async function lostWithoutScripts(page: Page, words: readonly string[]): Promise<string[]> {
  const shown = (await visibleWords(page, '')).join('\n');
  const silent = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('main [data-island] noscript'))
      .filter((instead) => instead.innerText.trim() === '' && !instead.querySelector('iframe'))
      .map(
        (instead) =>
          `${instead.closest<HTMLElement>('[data-island]')?.dataset['island']} says nothing`,
      ),
  );
  return [...words.filter((word) => !shown.includes(word)), ...silent];
}
