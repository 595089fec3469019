/**
 * Keeps one `<details>` of a name open at a time in browsers without native support. Returns a function that stops it.
 */
export function watchAccordions(page: Document): () => void {
  if ('name' in HTMLDetailsElement.prototype) return () => undefined;
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const name = target.getAttribute('name');
    if (name === null) return;
    for (const other of page.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
      if (other !== target && other.getAttribute('name') === name) other.open = false;
    }
  };
  // The event does not bubble, but can be captured.
  page.addEventListener('toggle', closeOthers, true);
  return () => page.removeEventListener('toggle', closeOthers, true);
}
