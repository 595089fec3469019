import { createServer } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { siteOrigin } from './harness.ts';

/** How much of a document comes at once: less than a screen needs, and mostly it ends in the middle of something. */
const pieceLength = 900;

/** A line on which a document comes piece by piece, and pictures and fonts only when it is there. */
export type SlowLine = {
  origin: string;
  /** Keeps pictures and fonts of the pages that a browser opens until their document has come. */
  prepare: (context: BrowserContext) => Promise<unknown>;
  /**
   * Opens a page. Each piece is sent when the page has shown what it had, and pictures and fonts when it has shown
   * the whole document: what is seen depends on no clock and no machine.
   */
  open: (page: Page, address: string) => Promise<void>;
  close: () => void;
};

/** Serves the built site over a slow connection. */
export async function slowLine(): Promise<SlowLine> {
  let pieces: (() => void)[] = [];
  let letRestCome = () => {};
  let rest = Promise.resolve();
  const server = createServer((request, response) => {
    const answer = async () => {
      const file = await fetch(new URL(request.url ?? '/', siteOrigin));
      const type = file.headers.get('content-type') ?? 'text/plain';
      const content = Buffer.from(await file.arrayBuffer());
      response.writeHead(file.status, { 'Content-Type': type });
      const body = content.indexOf('<body>');
      if (!type.startsWith('text/html') || body < 0) {
        response.end(content);
        return;
      }
      const count = Math.ceil((content.length - body) / pieceLength);
      pieces = Array.from({ length: count }, (_, index) => () => {
        const start = body + index * pieceLength;
        response.write(content.subarray(start, start + pieceLength));
        if (index === count - 1) response.end();
      });
      // The head comes at once: nothing is shown before the styles that it names.
      response.write(content.subarray(0, body));
    };
    answer().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const origin = `http://localhost:${address.port}`;
  return {
    origin,
    // Not by the server: a browser opens six connections, which waiting pictures would take from the styles.
    prepare: (context) =>
      context.route(
        (url) => url.origin === origin && /\.(svg|png|jpe?g|webp|avif|woff2)$/.test(url.pathname),
        async (route) => {
          await rest;
          await route.continue();
        },
      ),
    open: async (page, path) => {
      rest = new Promise((resolve) => {
        letRestCome = resolve;
      });
      await page.goto(origin + path, { waitUntil: 'commit' });
      for (const send of pieces.splice(0)) {
        send();
        await shown(page);
      }
      await page.waitForLoadState('domcontentloaded');
      await shown(page);
      letRestCome();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    },
    close: () => {
      letRestCome();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Waits until the browser has painted what it has received. */
const shown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
