import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import { fieldId } from './form-context.ts';

/** What can take the focus in a form. */
export const focusable = 'input, textarea, select, button, summary, [contenteditable="true"]';

/** The element of an open form in which a field is edited: its control, or the first of a group; null if there is none. */
export function controlOf(path: FieldPath): HTMLElement | null {
  const control = document.getElementById(fieldId(path));
  if (control?.matches(focusable)) return control;
  const group = control ?? document.getElementById(`${fieldId(path)}-group`);
  return group?.querySelector<HTMLElement>(focusable) ?? null;
}

/** Expands everything that an element is folded into. */
export function unfold(element: Element): void {
  const folded = element.closest('details:not([open])');
  if (!folded) return;
  folded.setAttribute('open', '');
  unfold(folded);
}
