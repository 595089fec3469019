import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { en } from '../../../src/locales/en.ts';
import { sampleOf } from '../../sample.ts';
import { openPage } from '../harness.ts';
import { firstOf, school } from '../../school/school.ts';

async function openOnPaper(address: string): Promise<Page> {
  const page = await openPage(address, { colorScheme: 'dark', looksOnly: true });
  // They come after everything else.
  await page.waitForFunction(
    () => Array.from(document.styleSheets).some(({ media }) => media.mediaText === 'print'),
    undefined,
    // A page that is only looked at renders no frames by itself, which would be waited for.
    { polling: 50 },
  );
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** What is written after a link on paper, and where it leads. */
const linkOnPaper = (page: Page, selector: string) =>
  page
    .getByRole('main')
    .locator(`${selector}:visible`)
    .first()
    .evaluate((link) => ({
      target: link.getAttribute('href') ?? '',
      after: getComputedStyle(link, '::after').content,
    }));

// Between them all of these have every kind of block that the site is made of.
test.each(sampleOf(inject('samplePages'), 2))(
  '%s comes out as a sheet of words, black on white',
  async (address) => {
    const page = await openOnPaper(address);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const frame of ['banner', 'contentinfo', 'navigation', 'complementary'] as const) {
      expect(await page.getByRole(frame).count(), frame).toBe(0);
    }
    const { ink, paper } = await page.evaluate(() => {
      const words = Array.from(document.querySelectorAll('main *')).filter(
        (element) => element.checkVisibility() && element.textContent !== '',
      );
      const used = (property: 'color' | 'backgroundColor') => [
        ...new Set(words.map((element) => getComputedStyle(element)[property])),
      ];
      return { ink: used('color'), paper: used('backgroundColor') };
    });
    expect(ink).toEqual(['rgb(0, 0, 0)']);
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toEqual(expect.arrayContaining(paper));
  },
);

test('a sheet says where its links lead, with the address of the site before its own pages', async () => {
  const page = await openOnPaper(firstOf('chooser').address);
  const own = await linkOnPaper(page, 'a[href^="/"]');
  expect(own.after).toBe(`" (${school.settings.address}${own.target})"`);
  const other = await linkOnPaper(page, 'a[href^="https://"]');
  expect(other.after).toBe(`" (${other.target})"`);
});

test('a sheet says a telephone number once', async () => {
  const page = await openOnPaper(firstOf('map').address);
  expect((await linkOnPaper(page, 'a[href^="tel:"]')).after).toBe('none');
});

test('the answers to questions are on the sheet though they are closed on the screen', async () => {
  const page = await openPage(firstOf('faq').address);
  const answer = page.locator('main details:not([open]) > :not(summary) p').first();
  expect(await answer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
});

test('an estimate comes out alone, with its sums, on one sheet', async () => {
  const page = await openPage(firstOf('fee-estimate').address);
  const print = page.getByRole('button', { name: en.prices.printEstimate });
  await print.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.print = () => {};
  });
  // It is there before it is awake.
  await expect
    .poll(async () => {
      await print.click();
      return page.locator('html').getAttribute('data-prints');
    })
    .toBe('estimate');
  await page.emulateMedia({ media: 'print' });
  const sections = page.locator('main > *:visible');
  expect(await sections.count()).toBe(1);
  expect(await sections.innerText()).toContain(en.prices.yearSum);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('fees and dates come out on one sheet with a letterhead', async () => {
  for (const address of ['/fees', '/fees/grade-10', '/fees/form-4', '/calendar']) {
    const page = await openPage(address);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), address).toHaveLength(1);
  }
  const page = await openOnPaper('/fees/grade-10');
  const head = page.locator('.letterhead');
  expect(await head.isVisible()).toBe(true);
  const words = await head.innerText();
  for (const part of [
    "Inspire Girls' School",
    '+254 700 000 000',
    'P.O. Box',
    'https://school.example/fees/grade-10',
    new Date().toLocaleDateString('en-KE', { dateStyle: 'long' }),
  ]) {
    expect(words).toContain(part);
  }
  await page.emulateMedia({ media: 'screen' });
  expect(await head.isVisible()).toBe(false);
});
