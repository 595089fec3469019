import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe says of the editor's own screens, light and dark, which differ in colours alone; the page in its frame has
 * tests of its own.
 */
export async function barriersOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const light = await violationsOf(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

const violationsOf = (page: Page, options: axe.RunOptions): Promise<string[]> =>
  page.evaluate(async (more) => {
    const all = { exclude: ['iframe'] };
    const { violations } = await window.axe.run(all, { ...more, iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
