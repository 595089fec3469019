import { isSeq } from 'yaml';
import type { Node } from 'yaml';
import type { FieldPath } from '../../messages/index.ts';
import type { Cut } from './cut.ts';
import type { Value } from './edit-op.ts';
import { setField } from './edit-fields.ts';
import { entriesOf, findNode } from './entries.ts';
import type { Collection, Entry, FoundNode } from './entries.ts';
import { insertIntoFlow, orderFlow, removeFromFlow, flowSpans } from './flow-lists.ts';
import { indentationOf } from './indentation.ts';
import type { OpenText } from './open-text.ts';
import { removeLines } from './remove-lines.ts';
import { replaceValue } from './replace-value.ts';
import { columnOf, lineStart, sharesLine, slotsOf } from './slots.ts';
import type { Slot } from './slots.ts';
import { itemLines, writeFlow } from './write-value.ts';

type List = { found: FoundNode; list: Collection; entries: Entry[] | null; slots: Slot[] };

function findList(open: OpenText, path: FieldPath): List | null {
  const found = findNode(open.document.contents, path);
  if (!found || !isSeq<Node>(found.node)) return null;
  const entries = entriesOf(open.body, found.node);
  // The first item of a nested list comes after two dashes, so its lines cannot be moved.
  if (entries?.some((entry) => sharesLine(open.body, entry))) return null;
  return { found, list: found.node, entries, slots: slotsOf(open.body, entries ?? []) };
}

/** The possible edits that add an item to a list. */
export function* insertItem(
  open: OpenText,
  path: FieldPath,
  index: number,
  value: Value,
  order?: readonly string[],
): Generator<Cut[]> {
  const target = findList(open, path);
  if (!target || target.list.items.length === 0) {
    if (index === 0) yield* setField(open, path, [value], order);
    return;
  }
  const { list, entries, slots } = target;
  for (const quotes of ['readable', 'quoted'] as const) {
    if (list.flow) {
      yield* insertIntoFlow(open.body, list, index, writeFlow(value, quotes));
      continue;
    }
    const first = entries?.[0];
    if (!first) return;
    const column = columnOf(open.body, first.start);
    const dash = dashOf(open.body, first);
    yield [
      addLines(open, slots, index, itemLines(value, column, indentationOf(open), quotes, dash)),
    ];
  }
}

/** The dash with the spaces after it, as in the first item. */
function dashOf(body: string, { start, value }: Entry): string {
  const from = value?.range?.[0] ?? start;
  const dash = body.slice(start, from);
  return /^- +$/.test(dash) ? dash : '- ';
}

/** Inserts lines at a position of a list, separated by an empty line if its items are. */
function addLines(
  { body, lineEnd }: OpenText,
  slots: readonly Slot[],
  index: number,
  lines: readonly string[],
): Cut {
  const gaps = slots.slice(1).map((slot, after) => body.slice(slots[after]?.end ?? 0, slot.start));
  const isSetOff = gaps.length > 0 && gaps.every((gap) => /\n[ \t\r]*\n/.test(gap));
  const space = isSetOff ? lineEnd : '';
  const before = slots[index - 1];
  if (before) {
    return {
      start: before.end,
      end: before.end,
      text: space + lines.map((line) => lineEnd + line).join(''),
    };
  }
  const start = slots[0]?.start ?? 0;
  return { start, end: start, text: lines.map((line) => line + lineEnd).join('') + space };
}

/** The possible edits that remove an item from a list. */
export function* removeItem(open: OpenText, path: FieldPath, index: number): Generator<Cut[]> {
  const target = findList(open, path);
  if (!target) return;
  const { found, list, slots } = target;
  if (list.items.length === 1) yield* replaceValue(open, found, []);
  else if (list.flow) yield* removeFromFlow(open.body, list, index);
  else if (slots.length > 0) yield [removeLines(open.body, slots, index)];
}

/** The possible edits that move an item: items change places, and the empty lines between them stay. */
export function* moveItem(
  open: OpenText,
  path: FieldPath,
  from: number,
  to: number,
): Generator<Cut[]> {
  const target = findList(open, path);
  if (!target) return;
  const { list, slots } = target;
  const order = list.items.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  if (list.flow) {
    yield* orderFlow(open.body, list, order);
    return;
  }
  const cuts = slots.flatMap((slot, index) => {
    const source = slots[order[index] ?? index] ?? slot;
    return source === slot ? [] : { ...slot, text: open.body.slice(source.start, source.end) };
  });
  yield cuts;
  // A text at the very end of a file may lack a line end, and gets one when it moves.
  const end = open.body.length;
  if (slots.at(-1)?.end === end) yield [...cuts, { start: end, end, text: open.lineEnd }];
}

/** The possible edits that duplicate an item, with its formatting but without the comments above it. */
export function* duplicateItem(open: OpenText, path: FieldPath, index: number): Generator<Cut[]> {
  const target = findList(open, path);
  if (!target) return;
  const { list, entries, slots } = target;
  if (list.flow) {
    const span = flowSpans(open.body, list)[index];
    if (span)
      yield* insertIntoFlow(open.body, list, index + 1, open.body.slice(span.start, span.end));
    return;
  }
  const [entry, slot] = [entries?.[index], slots[index]];
  if (!entry || !slot) return;
  const copy = open.body.slice(lineStart(open.body, entry.start), slot.end);
  const added = addLines(open, slots, index + 1, [copy]);
  yield [added];
  yield [{ ...added, text: added.text + open.lineEnd }];
}
