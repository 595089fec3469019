import type { Entry } from './entries.ts';

/** The lines that belong to a field or item: its own, and its comments. */
export type Slot = { start: number; end: number };

export const lineStart = (body: string, at: number): number => body.lastIndexOf('\n', at - 1) + 1;

export function lineStop(body: string, at: number): number {
  const next = body.indexOf('\n', at);
  if (next < 0) return body.length;
  return next > at && body[next - 1] === '\r' ? next - 1 : next;
}

/** The column of an offset in a text, from 0. */
export const columnOf = (body: string, at: number): number => at - lineStart(body, at);

/** Whether anything but spaces comes before it on its line, such as the dash of its item. */
export const sharesLine = (body: string, { start }: Entry): boolean =>
  body.slice(lineStart(body, start), start).trim() !== '';

const commentColumn = (line: string): number => /^[ \t]*(?=#)/.exec(line)?.[0].length ?? -1;

/**
 * The slots of the entries of a collection. A comment right above an entry belongs to it; one that is indented further
 * than the previous entry belongs to that one.
 */
export function slotsOf(body: string, entries: readonly Entry[]): Slot[] {
  const slots: Slot[] = [];
  for (const entry of entries) {
    const floor = slots.at(-1)?.end ?? 0;
    slots.push({ start: slotStart(body, entry, floor), end: slotEnd(body, entry) });
  }
  return slots;
}

function slotStart(body: string, entry: Entry, floor: number): number {
  if (sharesLine(body, entry)) return entry.start;
  let start = lineStart(body, entry.start);
  while (start > 0) {
    const above = lineStart(body, start - 1);
    if (above < floor || commentColumn(body.slice(above, start)) < 0) break;
    start = above;
  }
  return start;
}

function slotEnd(body: string, entry: Entry): number {
  const column = columnOf(body, entry.start);
  let end = lineStop(body, entry.end);
  while (end < body.length) {
    const below = body.indexOf('\n', end) + 1;
    const stop = lineStop(body, below);
    if (below === 0 || commentColumn(body.slice(below, stop)) <= column) break;
    end = stop;
  }
  return end;
}
