/** Answers that could not be sent, as they are kept on the device: the values by the name of the question. */
export type SavedAnswers = Record<string, string[]>;

const keyOf = (form: string): string => `answers:${form}`;

const isSaved = (value: unknown): value is SavedAnswers =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

/** The answers that were kept of a form; null if there are none, or storage is blocked. */
export function savedAnswers(form: string): SavedAnswers | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
    return isSaved(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed; files stay where they are, and consent is given anew. */
export function saveAnswers(
  form: string,
  element: HTMLFormElement,
  names: readonly string[],
): void {
  const data = new FormData(element);
  const answers = Object.fromEntries(
    names.map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
  );
  for (const box of element.querySelectorAll<HTMLInputElement>('[data-consent]')) {
    delete answers[box.name];
  }
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(answers));
  } catch {
    // Storage is blocked or full: the answers stay in the open page.
  }
}

/** Deletes what was kept of a form. */
export function forgetAnswers(form: string): void {
  try {
    localStorage.removeItem(keyOf(form));
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** Puts kept answers back into questions that nobody has answered since. */
export function putBack(element: HTMLFormElement, saved: SavedAnswers): void {
  for (const [name, values] of Object.entries(saved)) {
    const controls = Array.from(element.elements).filter(
      (one) => 'name' in one && one.name === name,
    );
    for (const control of controls) {
      if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
        control.checked ||= values.includes(control.value);
      } else if (
        (control instanceof HTMLInputElement && control.type !== 'file') ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      ) {
        if (control.value === '') control.value = values[0] ?? '';
      }
    }
  }
}
