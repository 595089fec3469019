/** The fields of the open page that take words and ticks. */
export const typedFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'main :is(input, select, textarea)',
  );

/** Whether a field is ticked rather than filled in. */
export const isTicked = (field: Element): field is HTMLInputElement =>
  field.matches('[type=checkbox], [type=radio]');

/** Notes what was typed and ticked on the page, in its entry of the history, which outlives loading it again. */
export function noteTyped(): void {
  const typed = Array.from(typedFields(), (field) =>
    isTicked(field) ? field.checked : field.value,
  );
  history.replaceState({ ...history.state, typed }, '');
}
