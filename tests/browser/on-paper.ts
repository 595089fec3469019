import type { Page } from 'playwright-core';

/** What is written after the first link of the main part of a page on paper; empty where nothing is. */
export const linkOnPaper = (page: Page, selector: string): Promise<string> =>
  page
    .getByRole('main')
    .locator(`${selector}:visible`)
    .first()
    .evaluate((link) => {
      const { content } = getComputedStyle(link, '::after');
      return content === 'none' ? '' : content.slice(1, -1);
    });

/** Waits for the print styles, which come after everything else. */
export const printStyles = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => Array.from(document.styleSheets).some(({ media }) => media.mediaText.startsWith('print')),
    undefined,
    // A page that is only looked at renders no frames, and the test would wait for them.
    { polling: 50 },
  );

/** The number of sheets of a printed page. */
export async function sheetsOf(page: Page): Promise<number> {
  await printStyles(page);
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
