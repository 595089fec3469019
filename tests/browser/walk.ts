import type { BrowserContext, Page } from 'playwright-core';
import { hydrated, openPage, siteOrigin } from './harness.ts';

export type Screen = { width: number; height: number };

/** One way to look at an open page: says in words what is wrong with it. */
export type Look = {
  /** What holds for a page with which nothing is wrong. */
  name: string;
  look: (page: Page, address: string) => Promise<string[]>;
  /** Looks at a page also as it opens, where it opens with a dialog over it. */
  asOpened?: boolean;
};

type Visitor = {
  javaScript?: boolean;
  prepare?: (context: BrowserContext) => Promise<unknown>;
};

/**
 * Goes through the not-found page and then through pages of the site in one tab, since a new visitor for each would
 * take longer than looking, and looks at each in several ways. What each look has found comes under its name.
 */
export async function walk(
  addresses: readonly string[],
  looks: readonly Look[],
  visitor: Visitor = {},
): Promise<Map<string, string[]>> {
  const page = await openPage('/no-such-page', {
    status: 404,
    looksOnly: true,
    ...visitor,
  });
  const found = new Map<string, string[]>(looks.map(({ name }) => [name, []]));
  const lookAt = async (chosen: readonly Look[], address: string, where: string) => {
    for (const { name, look } of chosen) {
      const words = await look(page, address);
      found.get(name)?.push(...words.map((each) => `${where}, ${each}`));
    }
  };
  for (const address of ['', ...addresses]) {
    if (address !== '') await page.goto(siteOrigin + address);
    if (visitor.javaScript !== false) {
      await hydrated(page);
      const dialog = page.locator('dialog:modal');
      if ((await dialog.count()) > 0) {
        await lookAt(
          looks.filter(({ asOpened }) => asOpened),
          address,
          `${address} as it opens`,
        );
        await dialog.evaluate((open: HTMLDialogElement) => open.close());
      }
    }
    await lookAt(looks, address, address || 'the not-found page');
  }
  return found;
}

/** Looks at the open page on several screens. */
export async function onScreens(
  page: Page,
  screens: readonly Screen[],
  look: (page: Page, screen: Screen) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const words = await look(page, screen);
    found.push(...words.map((each) => `${screen.width} px: ${each}`));
  }
  return found;
}
