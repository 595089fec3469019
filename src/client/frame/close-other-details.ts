/** Closes the open `<details>` of a name when another with this name opens. */
export function closeOtherDetails(page: Document): void {
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
}
