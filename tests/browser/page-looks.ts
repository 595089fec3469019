import type { Page } from 'playwright-core';
import { missedWhileReading } from './always-in-view.ts';
import { coveredHeadings, screensOfChrome, smallTargets } from './first-screen.ts';
import { coveredControls } from './focus-in-view.ts';
import { allLayouts, fitEverywhere, inTurns, reachEverywhere } from './read-everywhere.ts';
import { cutByTextSpacing } from './text-spacing.ts';
import type { Look } from './walk.ts';

/**
 * Pages with the same pattern have the same frame around them, and reading it is most of the work: it is read once
 * with each pattern, or in a sample once with any. The layouts of a sample take turns after that.
 */
function readOnceInAFrame(isSample: boolean): Look {
  const framesRead = new Set<string>();
  let count = 0;
  return {
    name: 'can be read and used in light and dark, by keyboard and by a screen reader',
    asOpened: true,
    look: async (page) => {
      const { pattern, isOpen } = await page.evaluate(() => ({
        pattern: document.querySelector<HTMLElement>('[data-page]')?.dataset['pattern'] ?? '',
        isOpen: document.querySelector('dialog:modal') !== null,
      }));
      if (isOpen) return reachEverywhere(page);
      const frame = isSample ? 'any' : pattern;
      if (!framesRead.has(frame)) {
        framesRead.add(frame);
        return reachEverywhere(page);
      }
      await removeFrame(page);
      return reachEverywhere(page, isSample ? inTurns(count++) : allLayouts);
    },
  };
}

/** Leaves only the main part of a page, in its place and with its colours. */
const removeFrame = (page: Page) =>
  page.evaluate(() => {
    let part: Element | null = document.querySelector('main');
    for (; part && part !== document.body; part = part.parentElement) {
      for (const other of Array.from(part.parentElement?.children ?? [])) {
        if (other !== part) other.remove();
      }
    }
  });

/** What anybody must find on every page, whatever an editor has written. The last look takes a page apart. */
export const pageLooks = ({ isSample }: { isSample: boolean }): Look[] => [
  {
    name: 'has a title and one heading of the first level, to be seen on a wide screen too',
    look: titlesOf,
  },
  { name: 'fits every screen, enlarged too', look: fitEverywhere, asOpened: true },
  { name: 'has half of the first screen of a phone for itself', look: screensOfChrome },
  { name: 'has nothing to tap that is small', look: smallTargets },
  { name: 'has no heading that is covered after a jump to it', look: coveredHeadings },
  { name: 'has nothing that is covered when it has the focus', look: coveredControls },
  { name: 'has what floats in view wherever one scrolls', look: missedWhileReading },
  { name: 'has no words that are cut off where a visitor sets text wider', look: cutOnPhones },
  readOnceInAFrame(isSample),
];

async function titlesOf(page: Page): Promise<string[]> {
  const title = await page.title();
  await page.setViewportSize({ width: 1440, height: 900 });
  const headings = await page.locator('h1:visible').count();
  return [
    /^.+ \| .+$/.test(title) ? [] : `the title "${title}"`,
    headings === 1 ? [] : `${headings} headings of the first level that can be seen`,
  ].flat();
}

async function cutOnPhones(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 });
  return cutByTextSpacing(page);
}

/** What everybody sees of a page, whatever has become of its scripts. */
export const wholeWithoutScripts: Look = {
  name: 'is whole without scripts',
  look: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    return page.evaluate(() =>
      ['header', 'main', 'main h1', 'footer'].filter(
        (part) => document.querySelector(part)?.checkVisibility() !== true,
      ),
    );
  },
};
