/** The fields of the open page with text or check marks. */
export const typedFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'main :is(input, select, textarea)',
  );

/** Whether a field is a checkbox rather than a text field. */
export const isTicked = (field: Element): field is HTMLInputElement =>
  field.matches('[type=checkbox], [type=radio]');

/** Records the input on the page in its history entry, which survives a reload. */
export function noteTyped(): void {
  const typed = Array.from(typedFields(), (field) =>
    isTicked(field) ? field.checked : field.value,
  );
  history.replaceState({ ...history.state, typed }, '');
}
