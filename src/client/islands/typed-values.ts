const fields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'main :is(input, select, textarea)',
  );

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Notes what was typed and ticked on the page, in its entry of the history, which outlives loading it again. */
export function noteTyped(): void {
  const typed = Array.from(fields(), (field) => (isTicked(field) ? field.checked : field.value));
  history.replaceState({ ...history.state, typed }, '');
}

/** Puts back what was noted, once, where the page has the same fields. Islands take it up as they are hydrated. */
export function putBackTyped(): void {
  const { typed, ...state } = { ...history.state };
  const found = [...fields()];
  if (!Array.isArray(typed)) return;
  history.replaceState(state, '');
  if (typed.length !== found.length) return;
  for (const [index, field] of found.entries()) {
    const value: unknown = typed[index];
    if (isTicked(field)) field.checked = value === true;
    else field.value = String(value);
  }
}
