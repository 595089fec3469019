import { useEffect, useEffectEvent } from 'react';
import { inputOf, type PastedInput } from '../import/index.ts';

/** Fields of one text, in which a table of several rows would become a line of words. */
const takesText = 'input, textarea';

/** Elements that take a paste or a drop themselves. */
const takesInput = 'input, textarea, select, [contenteditable="true"], dialog';

/**
 * Calls back with a paste or drop anywhere in the editor or on its page. A focused field takes it itself, except for a
 * table of several rows in a field of one text.
 */
export function usePastes(page: Document | null, take: (input: PastedInput) => void): void {
  const onInput = useEffectEvent(take);
  useEffect(() => {
    const isFree = (event: Event) =>
      !event.defaultPrevented && !document.querySelector('dialog[open]');
    const takeFrom = (event: Event, data: DataTransfer | null) => {
      const input = isFree(event) ? inputOf(data) : null;
      if (!input) return;
      const isOneText = isWithin(event.target, takesText) && isTable(input);
      if (isWithin(event.target, takesInput) && !isOneText) return;
      event.preventDefault();
      onInput(input);
    };
    const paste = (event: ClipboardEvent) => takeFrom(event, event.clipboardData);
    const drop = (event: DragEvent) => takeFrom(event, event.dataTransfer);
    // Otherwise browsers open a dropped file.
    const drag = (event: DragEvent) => {
      const isDropped = isFree(event) && !isWithin(event.target, takesInput);
      if (isDropped && event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const documents = page ? [document, page] : [document];
    for (const one of documents) {
      one.addEventListener('paste', paste);
      one.addEventListener('drop', drop);
      one.addEventListener('dragover', drag);
    }
    return () => {
      for (const one of documents) {
        one.removeEventListener('paste', paste);
        one.removeEventListener('drop', drop);
        one.removeEventListener('dragover', drag);
      }
    };
  }, [page]);
}

/** The frame has its own globals, so `instanceof` does not work for its elements. */
const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest(selector) !== null;

/** Whether this is more than one row of spreadsheet cells. */
const isTable = ({ text }: PastedInput): boolean => {
  const rows = text.trim().split('\n');
  return rows.length > 1 && rows.every((row) => row.includes('\t'));
};
