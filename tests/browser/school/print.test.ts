import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, revisit } from '../harness.ts';

async function openOnPaper(address: string): Promise<Page> {
  const page = await revisit(address, { colorScheme: 'dark', looksOnly: true });
  // They come after everything else.
  await page.waitForFunction(() =>
    Array.from(document.styleSheets).some(({ media }) => media.mediaText === 'print'),
  );
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** What is written after a link on paper. */
const addressAfter = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name })
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);

test.each([
  '/fees/grade-10',
  '/calendar',
  '/join-us',
  '/join-us/grade-10',
  '/fees/terms-conditions',
])('%s comes out as a sheet of its own words, black on white', async (address) => {
  const page = await openOnPaper(address);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  for (const frame of ['banner', 'contentinfo', 'navigation', 'complementary'] as const) {
    expect(await page.getByRole(frame).count(), frame).toBe(0);
  }
  expect(await page.getByRole('link', { name: 'Enroll Today' }).count()).toBe(0);
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
});

test('a sheet says where its links lead, with the address of the site before its own pages', async () => {
  const page = await openOnPaper('/join-us/grade-10');
  expect(await addressAfter(page, 'Grade 10 Fees')).toBe(
    '" (https://school.example/fees/grade-10)"',
  );
  expect(await addressAfter(page, 'Enquire')).toContain('https://enquiry.');
});

test('a sheet says a telephone number once', async () => {
  const page = await openOnPaper('/our-location');
  expect(await addressAfter(page, '+254')).toBe('none');
});

test('the answers to questions are on the sheet though they are closed on the screen', async () => {
  const page = await openPage('/join-us');
  const answer = page.locator('main details:not([open]) > :not(summary) p').first();
  expect(await answer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
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
