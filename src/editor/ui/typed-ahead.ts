/** What was typed on the page since a click, whose field has not opened yet; null while no field is awaited. */
let typed: string | null = null;

/** Begins to collect keys for the field that a click opens. */
export function awaitField(): void {
  typed = '';
}

/** Ends it: no field opens. */
export function awaitNoField(): void {
  typed = null;
}

/** Collects a key that writes, and takes it from the page. Returns whether it did. */
export function typeAhead(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (typed === null || [...key].length !== 1 || ctrlKey || metaKey || altKey) return false;
  typed += key;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Writes what was collected into the field that has just got the focus, as if it were typed there. */
export function writeTyped(): void {
  const text = typed ?? '';
  typed = null;
  // Deprecated, but the only way that fields, React and the browser's own undo all understand.
  if (text !== '') document.execCommand('insertText', false, text);
}
