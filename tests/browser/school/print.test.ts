import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { longTest, sampleOf } from '../../sample.ts';
import { openPage } from '../harness.ts';
import { printStyles, sheetsOf } from '../on-paper.ts';
import { wordsLostOnPaper } from '../words-on-paper.ts';

async function openOnPaper(address: string, clock?: string): Promise<Page> {
  const page = await openPage(address, {
    colorScheme: 'dark',
    looksOnly: true,
    ...(clock === undefined ? {} : { clock }),
  });
  await printStyles(page);
  await page.emulateMedia({ media: 'print' });
  return page;
}

// Between them all of these have every kind of block that the site is made of.
test.each(sampleOf(inject('samplePages'), 1))(
  '%s is printed as black text on white',
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

longTest.each(inject('sitePages'))(
  'every word that %s shows on a screen is on paper, or needs none',
  async (address) => {
    expect(await wordsLostOnPaper(await openPage(address, { looksOnly: true }))).toEqual([]);
  },
);

longTest('answers that are collapsed on the screen are printed', async () => {
  const page = await openPage('/student-life/golf');
  const answer = page.locator('main details:not([open]) > :not(summary) p').first();
  expect(await answer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
});

longTest('fees and dates are printed on one sheet with a letterhead', async () => {
  for (const address of sampleOf(['/fees/grade-10', '/fees', '/calendar', '/fees/form-4'], 1)) {
    const page = await openPage(address);
    expect(await sheetsOf(page), address).toBe(1);
  }
  // In Nairobi it is the 22nd, where the machine may still have the 21st.
  const page = await openOnPaper('/fees/grade-10', '2026-11-22T00:30:00');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const head = page.locator('.letterhead');
  expect(await head.isVisible()).toBe(true);
  const words = await head.innerText();
  for (const part of [
    "Inspire Girls' School",
    '+254 700 000 000',
    'P.O. Box',
    'https://school.example/fees/grade-10',
    '22 November 2026',
  ]) {
    expect(words).toContain(part);
  }
  await page.emulateMedia({ media: 'screen' });
  expect(await head.isVisible()).toBe(false);
});
