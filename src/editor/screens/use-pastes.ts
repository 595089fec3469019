import { useEffect, useRef } from 'react';
import { inputOf, type PastedInput } from '../import/pasted-input.ts';

/** What takes a paste or a drop itself. */
const takesInput = 'input, textarea, select, [contenteditable="true"], dialog';

/**
 * Calls back with what is pasted or dropped anywhere in the editor or on its page, unless a field has the focus, which
 * takes it itself.
 */
export function usePastes(page: Document | null, take: (input: PastedInput) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  }, [take]);
  useEffect(() => {
    const isFree = (event: Event) =>
      !event.defaultPrevented && !isTaken(event.target) && !document.querySelector('dialog[open]');
    const takeFrom = (event: Event, data: DataTransfer | null) => {
      const input = isFree(event) ? inputOf(data) : null;
      if (!input) return;
      event.preventDefault();
      latest.current(input);
    };
    const paste = (event: ClipboardEvent) => takeFrom(event, event.clipboardData);
    const drop = (event: DragEvent) => takeFrom(event, event.dataTransfer);
    // Without this, browsers open a dropped file instead.
    const drag = (event: DragEvent) => {
      if (isFree(event) && event.dataTransfer?.types.includes('Files')) event.preventDefault();
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
const isTaken = (target: EventTarget | null): boolean =>
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest(takesInput) !== null;
