import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, openPage, phone, type OpenOptions } from './harness.ts';
import { overflowOf } from '../../scripts/browser/read-page.ts';
import { libraryOrigin, openLibrary } from './library.ts';
import { prepareReading, reachPart } from './read-everywhere.ts';
import { longTest } from '../sample.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');
const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

async function openDialog(address: string, visitor: OpenOptions = {}): Promise<Page> {
  const page = await openLibrary(address, { viewport: phone, ...visitor });
  await hydrated(page);
  await button(page).click();
  await box(page).waitFor();
  return page;
}

describe('the search', () => {
  longTest('has a page that fits into the narrowest window', async () => {
    const page = await openPage('/search', { viewport: { width: 320, height: 700 } });
    expect(await overflowOf(page)).toEqual([]);
  });

  test('finds a part of a page, and shows the results again after Back', async () => {
    const page = await openDialog('/visit');
    // Two letters of `ghorofa` are exchanged.
    await box(page).pressSequentially('ghroofa');
    await options(page).first().waitFor();
    expect(await options(page).first().locator('mark').first().innerText()).toMatch(/ghorofa/i);
    await page.keyboard.press('ArrowDown');
    const chosen = options(page).first();
    expect(await chosen.getAttribute('aria-selected')).toBe('true');
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(
      await chosen.getAttribute('id'),
    );
    const target = new URL((await chosen.getAttribute('href')) ?? '', libraryOrigin);
    await page.keyboard.press('Enter');
    await page.waitForURL(target.href);
    if (target.hash !== '') await page.locator(target.hash).waitFor();
    expect(await dialog(page).isVisible()).toBe(false);
    await page.goBack();
    await page.waitForURL('**/visit');
    await options(page).first().waitFor();
    expect(await box(page).inputValue()).toBe('ghroofa');
  });

  longTest('opens by keyboard shortcut, except in text fields', async () => {
    const page = await openLibrary('/borrow');
    await hydrated(page);
    await page.keyboard.press('/');
    await box(page).waitFor();
    await page.keyboard.type('a/b');
    expect(await box(page).inputValue()).toBe('a/b');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await box(page).waitFor();
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  longTest('has a URL that follows the query', async () => {
    const page = await openLibrary('/search?q=vyumba', { prepare: prepareReading });
    await results(page).first().waitFor();
    const found = await page.getByRole('main').getByRole('status').innerText();
    expect(found).toBe(`${await results(page).count()} results`);
    // Another word for it, in another language, which only the site's settings know.
    await page.getByRole('searchbox').fill('membership');
    await page.waitForURL('**/search?q=membership');
    await results(page).filter({ hasText: /kadi/i }).first().waitFor();
    expect(await reachPart(page, 'main')).toEqual([]);
  });

  longTest('says when nothing is found, and offers help; both are accessible', async () => {
    const page = await openDialog('/visit', { prepare: prepareReading });
    await box(page).fill('kitabu');
    await options(page).first().waitFor();
    expect(await reachPart(page, 'dialog[open]')).toEqual([]);
    await box(page).fill('qqzzxxjj');
    await dialog(page).getByText('Nothing was found for “qqzzxxjj”.').waitFor();
    const links = dialog(page).getByRole('link');
    await links.filter({ hasText: 'Azima' }).or(links.first()).first().waitFor();
    expect(await links.last().getAttribute('href')).toMatch(/^tel:/);
    expect(await reachPart(page, 'dialog[open]')).toEqual([]);
  });

  test('without scripts is a page that says so and has links', async () => {
    const page = await openLibrary('/visit', { javaScript: false });
    await button(page).click();
    await page.waitForURL('**/search?');
    const main = page.getByRole('main');
    expect(await main.innerText()).toContain('The search needs JavaScript');
    expect(await main.getByRole('link').first().getAttribute('href')).toBe('/');
  });

  longTest('opens its page if its script fails to load', async () => {
    const page = await openLibrary('/visit', {
      allow: [/search-dialog|dynamically imported/],
      prepare: (context) => context.route(/search-dialog/, (route) => route.abort()),
    });
    await hydrated(page);
    await button(page).click();
    await page.waitForURL('**/search');
  });
});
