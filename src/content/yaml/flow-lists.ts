import { isMap } from 'yaml';
import type { Node } from 'yaml';
import type { Cut } from './cut.ts';
import type { Collection } from './entries.ts';

type Span = { start: number; end: number };

/** The positions of the fields or items of a collection in brackets. */
export function flowSpans(_body: string, collection: Collection): Span[] {
  if (isMap<Node, Node | null>(collection)) {
    return collection.items.map(({ key, value }) => ({
      start: key.range?.[0] ?? 0,
      end: Math.max(key.range?.[1] ?? 0, value?.range?.[1] ?? 0),
    }));
  }
  return collection.items.map(({ range }) => ({ start: range?.[0] ?? 0, end: range?.[1] ?? 0 }));
}

export function* removeFromFlow(
  body: string,
  collection: Collection,
  index: number,
): Generator<Cut[]> {
  const spans = flowSpans(body, collection);
  const [before, span, after] = [spans[index - 1], spans[index], spans[index + 1]];
  if (!span) return;
  if (after) yield [{ start: span.start, end: after.start, text: '' }];
  else if (before) yield [{ start: before.end, end: span.end, text: '' }];
  else yield [{ ...span, text: '' }];
}

/** Inserts formatted source into a non-empty list in brackets. */
export function* insertIntoFlow(
  body: string,
  collection: Collection,
  index: number,
  item: string,
): Generator<Cut[]> {
  const spans = flowSpans(body, collection);
  const [span, last] = [spans[index], spans.at(-1)];
  if (span) yield [{ start: span.start, end: span.start, text: `${item}, ` }];
  else if (last) yield [{ start: last.end, end: last.end, text: `, ${item}` }];
}

export function* orderFlow(
  body: string,
  collection: Collection,
  order: readonly number[],
): Generator<Cut[]> {
  const spans = flowSpans(body, collection);
  yield spans.map((span, index) => {
    const source = spans[order[index] ?? index] ?? span;
    return { ...span, text: body.slice(source.start, source.end) };
  });
}
