import type { Page } from 'playwright-core';

/** What Excel puts on the clipboard for rows of cells. */
export const excelHtml = (rows: readonly (readonly string[])[]): string =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body><table border=0><!--StartFragment-->${rows
    .map((cells) => `<tr height=20>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}<!--EndFragment--></table></body></html>`;

/** The same as text, as every spreadsheet puts it beside. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');

/** Copies rows of cells, to be pasted with the keys of the browser. */
export async function copyTable(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async ([html, text]) => {
      const parts = {
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      };
      await navigator.clipboard.write([new ClipboardItem(parts)]);
    },
    [excelHtml(rows), tableText(rows)] as const,
  );
}
