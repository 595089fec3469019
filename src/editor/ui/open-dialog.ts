const matches = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;

/** Whether the screen is so narrow that the panel is below the page, and dialogs fill it. */
export const isNarrow = (): boolean => matches('(max-width: 59.99rem)');

/**
 * Opens a dialog at its top, with the focus on the field that is typed into first. On a touch screen that would bring up
 * a keyboard over what can be chosen, so the focus is where the browser puts it.
 */
export function openDialog(dialog: HTMLDialogElement | null, first: string): void {
  dialog?.showModal();
  if (matches('(pointer: coarse)')) return;
  dialog?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
}
