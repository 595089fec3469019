import type { Cut } from './cut.ts';
import type { Slot } from './slots.ts';

/**
 * Removes the lines of an entry, with the empty lines that separate it from its neighbour. A comment between the two
 * that belongs to neither stays.
 */
export function removeLines(body: string, slots: readonly Slot[], index: number): Cut {
  const [before, slot, after] = [slots[index - 1], slots[index], slots[index + 1]];
  if (!slot) return { start: 0, end: 0, text: '' };
  const isBare = (start: number, end: number) => body.slice(start, end).trim() === '';
  if (after && isBare(slot.end, after.start))
    return { start: slot.start, end: after.start, text: '' };
  if (!after && before && isBare(before.end, slot.start)) {
    return { start: before.end, end: slot.end, text: '' };
  }
  const lineEnd = /^\r?\n/.exec(body.slice(slot.end))?.[0].length ?? 0;
  return { start: slot.start, end: slot.end + lineEnd, text: '' };
}
