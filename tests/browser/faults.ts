import type { BrowserContext } from 'playwright-core';

/** A request aborted by navigation or by the page is not a fault. */
const givenUp = /ERR_ABORTED|NS_BINDING_ABORTED/;

/**
 * Chromium also reports a cross-fade that it skips because the document is closed or left before its styles are there;
 * it does so before any script of the document could handle it, and visitors see nothing of it.
 */
const skippedFade = /ViewTransition opt-in disabled/;

/** Reports what goes wrong on any page of a browser context: errors of scripts, errors on the console, requests. */
export function watchForFaults(context: BrowserContext, note: (fault: string) => void): void {
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (skippedFade.test(message)) return;
    note(`script error: ${message} on ${error.page()?.url() ?? 'a page'}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    // Both engines also log failed requests to the console.
    if (message.type() === 'error') note(`console: ${message.text()} at ${url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!givenUp.test(reason)) note(`request failed: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) note(`request: status of ${response.status()} ${response.url()}`);
  });
}
