import { replayPresses } from '../replay-presses.ts';
import { targetOf } from './events.ts';

/** Buttons that copy a text and confirm it; without permission nothing is confirmed. */
export function watchCopyButtons(page: Document): void {
  page.addEventListener('click', (event) => {
    const button = targetOf(event)?.closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const { copy = '', copied = '' } = button.dataset;
    navigator.clipboard?.writeText(copy).then(
      () => {
        const status = button.nextElementSibling;
        if (status) status.textContent = copied;
      },
      () => undefined,
    );
  });
  replayPresses(page, '[data-copy]');
}
