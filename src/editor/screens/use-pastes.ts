import { useEffect, useEffectEvent } from 'react';
import { inputOf, type PastedInput } from '../import/pasted-input.ts';

/** Fields that hold one text, in which a table of several rows would be a line of words. */
const takesText = 'input, textarea';

/** What takes a paste or a drop itself. */
const takesInput = 'input, textarea, select, [contenteditable="true"], dialog';

/**
 * Calls back with what is pasted or dropped anywhere in the editor or on its page, unless a field has the focus, which
 * takes it itself; a table of several rows no field of one text takes.
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
    // Without this, browsers open a dropped file instead.
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

/** Whether this is cells of a spreadsheet, in more than one row. */
const isTable = ({ text }: PastedInput): boolean => {
  const rows = text.trim().split('\n');
  return rows.length > 1 && rows.every((row) => row.includes('\t'));
};
