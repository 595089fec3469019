import { inTime } from '../time-limit.ts';

/**
 * Sends the page when its button is pressed. Code, message and links are loaded only then, so that pages weigh no more
 * for those who never send one.
 */
export function watchSending(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-send]')) return;
    event.preventDefault();
    // If something cannot be loaded, the browser may get further with the document.
    inTime(import('./send-page.ts'))
      .then((it) => it.sendPage(form.action))
      .catch(() => form.submit());
  });
}
