export const focusable = 'input, textarea, select, button, summary, [contenteditable="true"]';

/** Expands everything around an element that hides it. */
export function unfold(element: Element): void {
  const folded = element.closest('details:not([open])');
  if (!folded) return;
  folded.setAttribute('open', '');
  unfold(folded);
}
