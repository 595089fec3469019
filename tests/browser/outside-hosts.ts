import type { BrowserContext, Page } from 'playwright-core';

const body = '<title>Outside</title>';

/** Blocks all requests of Chromium to other hosts that are not answered below. */
export const stayHere = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost';

/**
 * Lets every other host answer the pages of a browser with an empty page. Playwright's routes would do that too, but
 * they send all requests through this process and switch off the browser's cache, which doubles the work of a page.
 */
export function answerForOthers(context: BrowserContext): void {
  context.on('page', (page) => {
    // A page that is closed again sends no requests.
    interceptOutside(page).catch(() => {});
  });
}

/** The same for a page that is open, before it goes anywhere. */
export async function interceptOutside(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
        body: Buffer.from(body).toString('base64'),
      })
      .catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** The same by Playwright, for browsers that are no Chromium. */
export const routeOthers = (context: BrowserContext, origin: string): Promise<unknown> =>
  context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
