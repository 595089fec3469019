const matches = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;

/** Whether the screen is so narrow that the panel is below the page, and dialogs fill it. */
export const isNarrow = (): boolean => matches('(max-width: 59.99rem)');

/**
 * Opens a dialog at its top, with the focus on the first field to type into. On a touch screen that would bring up a
 * keyboard over the choices, so the browser places the focus.
 */
export function openDialog(dialog: HTMLDialogElement | null, first: string): void {
  dialog?.showModal();
  if (matches('(pointer: coarse)')) return;
  dialog?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
}
