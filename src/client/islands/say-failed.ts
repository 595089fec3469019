import { noteTyped } from './note-typed.ts';

/**
 * Says that a part of the page that was touched cannot be loaded, with a link that loads the page again: its script may
 * have gone with an earlier version of the site. Nothing is loaded by itself, and nothing without a network, so what
 * was typed stays; and it is there again after that. The part's values stand right behind it, so the words
 * go to the end of `main`, where they leave with the page.
 * @returns the function that takes the words back.
 */
export function sayFailed({ dataset }: HTMLElement): () => void {
  const said = document.createElement('div');
  said.setAttribute('role', 'alert');
  document.querySelector('main')?.append(said);
  const link = document.createElement('a');
  link.className = 'toast';
  link.href = location.href;
  link.textContent = dataset['failed'] ?? '';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    void fetch(location.href).then(
      ({ ok }) => {
        if (!ok) return;
        noteTyped();
        location.reload();
      },
      () => undefined,
    );
  });
  // Screen readers announce what changes in a part that is there already.
  said.append(link);
  return () => said.remove();
}
