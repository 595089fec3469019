import type { FieldPath } from '../../messages/index.ts';
import { focusable } from '../ui/index.ts';
import { fieldId } from './form-context.ts';

/** The element in the open form that edits a field: its control, or the first of a group; null if none does. */
export function controlOf(path: FieldPath): HTMLElement | null {
  const control = document.getElementById(fieldId(path));
  if (control?.matches(focusable)) return control;
  const group = control ?? document.getElementById(`${fieldId(path)}-group`);
  return group?.querySelector<HTMLElement>(focusable) ?? null;
}
