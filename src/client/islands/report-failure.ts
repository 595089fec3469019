import { elementIds } from '../../ui/element-ids.ts';

/**
 * Says below an island that was touched that it cannot work, and offers to load the page again: another version of the
 * site may have taken the place of the one that the page is from. Browsers keep what was typed when a page is loaded
 * again, so that is left to the visitor.
 */
export function reportFailure(island: HTMLElement, page: Document): void {
  const { failed = '', loadAgain = '' } = page.getElementById(elementIds.status)?.dataset ?? {};
  if (failed === '' || island.nextElementSibling?.hasAttribute('data-failed-island')) return;
  const message = page.createElement('p');
  message.setAttribute('role', 'alert');
  message.dataset['failedIsland'] = '';
  message.className = 'toast';
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = loadAgain;
  button.addEventListener('click', () => location.reload());
  island.after(message);
  // Screen readers announce what changes in a part that is there already.
  message.append(`${failed} `, button);
}

/** Takes the message away once the island works. */
export function clearFailure(island: HTMLElement): void {
  const message = island.nextElementSibling;
  if (message?.hasAttribute('data-failed-island')) message.remove();
}
