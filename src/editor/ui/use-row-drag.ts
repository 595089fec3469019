import { useState, type PointerEvent } from 'react';

/** Where a row is put down at another one: `into` is below it, where rows have levels. */
export type DropPosition = 'before' | 'into' | 'after';

type Drag = { from: string; over: string | null; position: DropPosition };

type RowDrag = {
  row: (key: string) => { 'data-row': string; 'data-over': DropPosition | undefined };
  handle: (key: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onLostPointerCapture: () => void;
  };
};

/** Of the height of a row with levels, at its top and its bottom, that stands for before and after it. */
const edge = 0.3;

/**
 * Lets a mouse or a finger take rows at their handles and put them down at another row. The handle needs
 * `touch-action: none`, or a finger would scroll.
 */
export function useRowDrag({
  hasLevels,
  drop,
}: {
  hasLevels: boolean;
  drop: (from: string, to: string, position: DropPosition) => void;
}): RowDrag {
  const [drag, setDrag] = useState<Drag | null>(null);
  const share = hasLevels ? edge : 0.5;
  return {
    row: (key) => ({
      'data-row': key,
      'data-over': drag?.over === key && drag.from !== key ? drag.position : undefined,
    }),
    handle: (key) => ({
      onPointerDown: ({ button, currentTarget, pointerId }) => {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        setDrag({ from: key, over: null, position: 'before' });
      },
      onPointerMove: ({ currentTarget, clientX, clientY }) => {
        if (!drag) return;
        const list = currentTarget.closest('[data-row]')?.parentElement;
        const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
        if (!row || row.parentElement !== list) return;
        const { top, height } = row.getBoundingClientRect();
        const at = (clientY - top) / height;
        const position = at < share ? 'before' : at >= 1 - share ? 'after' : 'into';
        // The list scrolls along at its ends.
        (at < 0.5 ? row.previousElementSibling : row.nextElementSibling)?.scrollIntoView({
          block: 'nearest',
        });
        setDrag({ from: drag.from, over: row.dataset['row'] ?? null, position });
      },
      onPointerUp: () => {
        if (drag && drag.over !== null && drag.over !== drag.from) {
          drop(drag.from, drag.over, drag.position);
        }
        setDrag(null);
      },
      onLostPointerCapture: () => setDrag(null),
    }),
  };
}
