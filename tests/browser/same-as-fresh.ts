import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, movesInPlace, openPage, siteOrigin } from './harness.ts';

/** Goes to an address as a click on a link does, and waits until its page is shown. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await page.locator(`[data-page="${address}"]`).waitFor();
}

/**
 * Everything of a document that depends on its page. React sets attributes in another order in the browser than
 * in HTML, and renders seams between texts and what is for browsers without scripts in HTML only: none of it can
 * be seen.
 */
const shown = (page: Page) =>
  page.evaluate(() => {
    const htmlOf = (selector: string) => {
      const element = document.querySelector(selector)?.cloneNode(true);
      if (!(element instanceof Element)) return null;
      // Values of islands are held by elements of two kinds.
      const unseen = 'noscript, script[type], template[data-type]';
      for (const child of element.querySelectorAll(unseen)) child.remove();
      for (const child of element.querySelectorAll('*')) {
        const attributes = Array.from(
          child.attributes,
          ({ name, value }) => [name, value] as const,
        );
        for (const [name] of attributes) child.removeAttribute(name);
        for (const [name, value] of attributes.toSorted()) {
          // The policy of pages does not allow a style as text.
          child.setAttribute(name === 'style' ? 'data-set-style' : name, value);
        }
      }
      return element.innerHTML.replaceAll('<!-- -->', '');
    };
    return {
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      pattern: document.querySelector<HTMLElement>('[data-page]')?.dataset['pattern'],
      styles: Array.from(document.styleSheets)
        .filter(({ media }) => ['', 'all'].includes(media.mediaText))
        .map(({ href }) => href)
        .toSorted(),
      icons: Array.from(document.querySelectorAll('#_page-icons [id]'), ({ id }) => id),
      header: htmlOf('header'),
      letterhead: htmlOf('.letterhead'),
      main: htmlOf('main'),
      footer: htmlOf('footer'),
    };
  });

/** Where two documents differ first, with what stands there in each; null where they do not. */
async function difference(a: Page, b: Page): Promise<string[] | null> {
  const [one, other] = [JSON.stringify(await shown(a)), JSON.stringify(await shown(b))];
  if (one === other) return null;
  const at = Array.from(one).findIndex((sign, index) => sign !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 80));
}

/** Moves through pages of the site by links, and expects of each what a full load shows. */
export async function expectSameAsFresh(addresses: readonly string[]): Promise<void> {
  const fresh = await openPage('/404.html');
  const moved = await openPage(addresses.at(-1) ?? '/');
  await movesInPlace(moved);
  for (const address of addresses) {
    await fresh.goto(new URL(address, siteOrigin).href);
    await hydrated(fresh);
    await follow(moved, address);
    await hydrated(moved);
    // Both may still be on their way to the same state: a frame that is asked for when it comes near.
    await expect.poll(() => difference(moved, fresh), { message: address }).toBeNull();
  }
  expect(await moved.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
}
