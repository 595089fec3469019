import { isTicked, typedFields } from './note-typed.ts';

/** Restores recorded input, once, if the page has the same fields. Islands pick it up when they are hydrated. */
export function putBackTyped(): void {
  const { typed, ...state } = { ...history.state };
  const fields = [...typedFields()];
  history.replaceState(state, '');
  if (!Array.isArray(typed) || typed.length !== fields.length) return;
  for (const [index, field] of fields.entries()) {
    const value: unknown = typed[index];
    if (isTicked(field)) field.checked = value === true;
    else field.value = String(value);
  }
}
