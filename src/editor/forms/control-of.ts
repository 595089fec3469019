import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import { focusable } from '../ui/focusable.ts';
import { fieldId } from './form-context.ts';

/** The element of an open form in which a field is edited: its control, or the first of a group; null if there is none. */
export function controlOf(path: FieldPath): HTMLElement | null {
  const control = document.getElementById(fieldId(path));
  if (control?.matches(focusable)) return control;
  const group = control ?? document.getElementById(`${fieldId(path)}-group`);
  return group?.querySelector<HTMLElement>(focusable) ?? null;
}
