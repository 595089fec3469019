import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hand } from '../hand.ts';

type Git = (...args: string[]) => string;

/** The copy of the site that a task is done on. */
export type Site = { page: Page; git: Git; /** Its folder of content. */ content: string };

/** One of the ten tasks of .github/ten-tasks.md. */
export type Task = {
  number: number;
  name: string;
  /** What it has her write, without the words that she searches for. */
  text: string;
  /** What was there before she began. */
  prepare?: (site: Site) => Promise<void>;
  walk: (hand: Hand) => Promise<void>;
  /** Whether it is finished: by the changed lines of all files, and by what was published. */
  check: (site: { lines: readonly string[]; git: Git }) => void;
};

/** The panel with the form of what is open. */
export const panelOf = ({ page }: Hand) => page.getByRole('region', { name: 'Edit', exact: true });
/** What the screen is about. */
export const mainOf = ({ page }: Hand) => page.getByRole('main');
/** The page as its visitors see it. */
export const shownOf = ({ page }: Hand) => page.frameLocator('main iframe');

/** Opens a screen about the whole site from the menu of the bar. */
export async function openFromMenu(hand: Hand, name: string): Promise<void> {
  await hand.press(hand.page.getByRole('button', { name: 'More', exact: true }));
  await hand.press(hand.page.getByRole('link', { name, exact: true }));
}

/** Searches the list of pages. */
export async function find(hand: Hand, words: string): Promise<void> {
  const { page, device } = hand;
  if (device === 'keyboard') await hand.key('Control+K');
  else await hand.press(page.getByRole('searchbox'));
  await hand.type(words);
}

/** Finds a page in the list by some words of its title, and opens it. */
export async function open(hand: Hand, words: string, title: string): Promise<void> {
  await find(hand, words);
  await hand.press(mainOf(hand).getByRole('link', { name: title, exact: true }).first());
  await shownOf(hand).getByRole('heading', { level: 1 }).first().waitFor();
  await panelOf(hand).getByRole('textbox').first().waitFor();
  // Before its styles are there, everything is somewhere else.
  await expect
    .poll(() =>
      shownOf(hand)
        .locator('html')
        .evaluate(() => document.readyState),
    )
    .toBe('complete');
}

/** Opens the field of something on the page: by a press, or by the arrow keys and Enter. */
export async function pick(hand: Hand, shown: Locator): Promise<void> {
  if (hand.device !== 'keyboard') return hand.press(shown);
  await hand.key('F6');
  for (let keys = 0; keys < 40; keys += 1) {
    const isThere = await shown.evaluate((element) => {
      const focused = element.ownerDocument.activeElement;
      return (
        focused !== null &&
        focused !== element.ownerDocument.body &&
        (focused.contains(element) || element.contains(focused))
      );
    });
    if (isThere) return hand.key('Enter');
    await hand.key('ArrowDown');
    await hand.page.waitForTimeout(100);
  }
  throw new Error(`The arrow keys do not lead to ${shown}.`);
}

/** Waits until what was changed is in its file. */
export async function saved(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.getByRole('status').getByText('All changes kept').first().waitFor();
}

/** Waits until what was changed is in its file. */
export const waitSaved = ({ page }: Hand) => saved(page);

/** Goes to the screen that publishes. */
export async function toPublish(hand: Hand): Promise<void> {
  if (hand.device === 'keyboard') await hand.key('Control+Shift+P');
  else await hand.press(hand.page.getByRole('link', { name: /^Publish/ }).first());
  await mainOf(hand)
    .getByRole('heading', { level: 1, name: /^Publish \d/ })
    .waitFor();
}

/** Presses the button that publishes: it may be below a long list, to which a button and a key lead. */
export async function publish(hand: Hand): Promise<void> {
  const button = mainOf(hand).getByRole('button', { name: 'Publish now' });
  if (hand.device === 'keyboard') await hand.key('Control+Shift+P');
  await hand.press(button);
  await mainOf(hand).getByRole('heading', { name: 'Published' }).waitFor();
}
