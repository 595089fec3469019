/** What can take the focus in a form. */
export const focusable = 'input, textarea, select, button, summary, [contenteditable="true"]';

/** Expands everything that an element is folded into. */
export function unfold(element: Element): void {
  const folded = element.closest('details:not([open])');
  if (!folded) return;
  folded.setAttribute('open', '');
  unfold(folded);
}
