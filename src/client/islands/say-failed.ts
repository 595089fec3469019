import { timeLimit } from '../time-limit.ts';
import { noteTyped } from './note-typed.ts';

/**
 * Reports that a part of the page that was touched cannot be loaded, with a link that reloads the page: its script may
 * have disappeared with an earlier version of the site. Nothing is reloaded automatically, so input is not lost; and it
 * is restored after the reload. The message is appended to `main`, with which it is removed on navigation.
 * @returns a function that removes the message.
 */
export function sayFailed({ dataset }: HTMLElement): () => void {
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  document.querySelector('main')?.append(alert);
  const link = document.createElement('a');
  link.className = 'toast';
  link.href = location.href;
  link.textContent = dataset['failed'] ?? '';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    void fetch(location.href, { signal: timeLimit() }).then(
      ({ ok }) => {
        if (!ok) return;
        noteTyped();
        location.reload();
      },
      () => undefined,
    );
  });
  // Screen readers only announce changes in an existing element.
  alert.append(link);
  return () => alert.remove();
}
