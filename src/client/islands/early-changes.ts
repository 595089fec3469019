import { isTicked } from './note-typed.ts';

/** No script may choose a file, and hydration leaves the chosen one there. */
const fields = 'input:not([type=file]), select, textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value that a field has in the document as it was sent. */
const sentValue = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? ((Array.from(field.options).find((option) => option.defaultSelected) ?? field.options[0])
        ?.value ?? '')
    : field.defaultValue;

/**
 * Notes the input in an island, which hydration resets to the built values. The result repeats it as a visitor would,
 * so that the island hears of it. Other fields are left to the island: a shared address may fill them in.
 */
export function earlyChanges(island: HTMLElement): () => Promise<void> {
  const changes = Array.from(island.querySelectorAll<Field>(fields)).map((field) => {
    if (isTicked(field)) {
      const { checked } = field;
      if (checked === field.defaultChecked) return () => {};
      return () => {
        if (field.checked !== checked) field.click();
      };
    }
    const { value } = field;
    if (value === sentValue(field)) return () => {};
    const event = field instanceof HTMLSelectElement ? 'change' : 'input';
    return () => {
      field.value = value;
      field.dispatchEvent(new Event(event, { bubbles: true }));
    };
  });
  return async () => {
    for (const repeat of changes) {
      repeat();
      // Lets the island react before the next change.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
