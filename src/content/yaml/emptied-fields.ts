import { isScalar } from 'yaml';
import type { Cut } from './cut.ts';
import { isBlockText, isEmpty, type Entry } from './entries.ts';
import { columnOf, lineStart, lineStop, type Slot } from './slots.ts';
import { writeName } from './write-value.ts';

/**
 * The edit that takes a single value out and leaves its comments, with the name of the field as one of them: `# text: # from the
 * statutes`. Null if there are none. Somebody who empties a field and types again gets them back.
 */
export function emptyField(body: string, name: string, entry: Entry, slot: Slot): Cut | null {
  const { start, headEnd, value } = entry;
  if (value !== null && !isEmpty(value) && !isScalar(value)) return null;
  const valueEnd = value?.range?.[1] ?? headEnd;
  const head = isBlockText(value) ? (value.range?.[0] ?? headEnd) : Math.max(valueEnd, headEnd);
  const [, comment = ''] =
    /^[^#\n]*(?<=\s)(#[^\r\n]*)/.exec(body.slice(head, lineStop(body, head))) ?? [];
  const hasMore =
    body.slice(slot.start, start).includes('#') || body.slice(entry.end, slot.end).includes('\n');
  if (comment === '' && !hasMore) return null;
  return {
    start,
    end: lineStop(body, entry.end),
    text: `# ${writeName(name)}:${comment === '' ? '' : ` ${comment}`}`,
  };
}

/** Where the name of an emptied field stands among the comments of an object, and the comment behind it; null if it does not. */
export function findEmptied(
  body: string,
  name: string,
  { entries, slots }: { entries: readonly Entry[]; slots: readonly Slot[] },
): { start: number; end: number; comment: string } | null {
  const [first] = entries;
  const last = slots.at(-1);
  if (!first || !last) return null;
  const column = columnOf(body, first.start);
  const isComment = (from: number) => /^[ -]*#/.test(body.slice(from, lineStop(body, from)));
  let top = lineStart(body, first.start);
  while (top > 0 && isComment(lineStart(body, top - 1))) top = lineStart(body, top - 1);
  for (let from = top; from < body.length; from = body.indexOf('\n', from) + 1 || body.length) {
    if (from > last.end && !isComment(from)) return null;
    const line = body.slice(from, lineStop(body, from));
    const written = `# ${writeName(name)}:`;
    const isName = line.startsWith(written, column) && /^[ -]*$/.test(line.slice(0, column));
    const comment = line.slice(column + written.length).trim();
    if (isName && (comment === '' || comment.startsWith('#')))
      return { start: from + column, end: from + line.length, comment };
  }
  return null;
}
