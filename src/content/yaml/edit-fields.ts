import { isMap, isScalar, type Node, type YAMLMap } from 'yaml';
import type { FieldPath } from '../../messages/index.ts';
import type { Cut } from './cut.ts';
import type { Value } from './edit-op.ts';
import { entriesOf, findNode, isEmpty, type Entry, isBlockText } from './entries.ts';
import { removeFromFlow, flowSpans } from './flow-lists.ts';
import { indentationOf } from './indentation.ts';
import type { OpenText } from './open-text.ts';
import { replaceValue } from './replace-value.ts';
import { columnOf, lineStart, lineStop, sharesLine, slotsOf, type Slot } from './slots.ts';
import { removeLines } from './remove-lines.ts';
import { fieldLines, writeFlow, writeName } from './write-value.ts';

type FieldMap = YAMLMap<Node, Node | null>;

/** The possible edits that set a field. */
export function* setField(
  open: OpenText,
  path: FieldPath,
  value: Value,
  order: readonly string[] = [],
): Generator<Cut[]> {
  const root = open.document.contents;
  const found = findNode(root, path);
  if (found) {
    yield* replaceValue(open, found, value);
    return;
  }
  // The nearest existing object gets the field, with whatever is missing in between.
  const holder = findNode(root, path.slice(0, -1));
  const name = path.at(-1);
  if (name === undefined) return;
  if (!holder) {
    yield* setField(open, path.slice(0, -1), { [name]: value });
    return;
  }
  const { node } = holder;
  const isBare = isEmpty(node) || (isMap(node) && node.items.length === 0);
  if (isBare || (isScalar(node) && node.value === null)) {
    yield* replaceValue(open, holder, { [name]: value });
  } else if (isMap<Node, Node | null>(node)) {
    yield* addField(open, node, String(name), value, order);
  }
}

const nameOf = (key: Node | null): string => String(isScalar(key) ? key.value : key);

/** The field after which a new one is inserted, by the schema's order: -1 is before the first. */
export function positionOf(
  name: string,
  present: readonly string[],
  order: readonly string[],
): number {
  const rank = order.indexOf(name);
  if (rank < 0) return present.length - 1;
  const before = present.findLastIndex((one) => order.includes(one) && order.indexOf(one) < rank);
  if (before >= 0) return before;
  const after = present.findIndex((one) => order.indexOf(one) > rank);
  return after < 0 ? present.length - 1 : after - 1;
}

function* addField(
  open: OpenText,
  map: FieldMap,
  name: string,
  value: Value,
  order: readonly string[],
): Generator<Cut[]> {
  const position = positionOf(
    name,
    map.items.map(({ key }) => nameOf(key)),
    order,
  );
  const { body, lineEnd } = open;
  for (const quotes of ['readable', 'quoted'] as const) {
    if (map.flow) {
      const text = `${writeName(name)}: ${writeFlow(value, quotes)}`;
      const spans = flowSpans(body, map);
      const before = spans[position];
      if (before) yield [{ start: before.end, end: before.end, text: `, ${text}` }];
      else if (spans[0]) yield [{ start: spans[0].start, end: spans[0].start, text: `${text}, ` }];
      continue;
    }
    const entries = entriesOf(body, map);
    const first = entries?.[0];
    if (!entries || !first) return;
    const column = columnOf(body, first.start);
    const lines = fieldLines(name, value, column, indentationOf(open), quotes);
    const slots = slotsOf(body, entries);
    const emptied = findEmptied(body, name, { entries, slots });
    if (emptied) {
      const [head = '', ...below] = lines;
      const comment = emptied.comment && ` ${emptied.comment}`;
      const text = [head.slice(column) + comment, ...below].join(lineEnd);
      yield [{ start: emptied.start, end: emptied.end, text }];
    }
    const slot = slots[position];
    if (slot) {
      const text = lines.map((line) => lineEnd + line).join('');
      yield [{ start: slot.end, end: slot.end, text }];
      continue;
    }
    const text = lines.map((line) => line + lineEnd).join('');
    if (sharesLine(body, first)) {
      const behindDash = text.slice(column) + ' '.repeat(column);
      yield [{ start: first.start, end: first.start, text: behindDash }];
    } else {
      // A comment at the top of a file is about the file, not about its first field.
      const start = slots[0]?.start || lineStart(body, first.start);
      yield [{ start, end: start, text }];
    }
  }
}

export function* renameField(open: OpenText, path: FieldPath, name: string): Generator<Cut[]> {
  const holder = findNode(open.document.contents, path)?.holder;
  if (!holder || !isMap<Node, Node | null>(holder.collection)) return;
  const range = holder.collection.items[holder.index]?.key.range;
  if (range) yield [{ start: range[0], end: range[1], text: writeName(name) }];
}

/** The possible edits that remove a field. */
export function* unsetField(
  open: OpenText,
  path: FieldPath,
  withComments = false,
): Generator<Cut[]> {
  const { body } = open;
  const found = findNode(open.document.contents, path);
  if (!found?.holder || !isMap(found.holder.collection)) return;
  const { collection, index } = found.holder;
  if (collection.items.length === 1) {
    const holder = findNode(open.document.contents, path.slice(0, -1));
    if (holder) yield* replaceValue(open, holder, {});
    return;
  }
  if (collection.flow) {
    yield* removeFromFlow(body, collection, index);
    return;
  }
  const entries = entriesOf(body, collection);
  const entry = entries?.[index];
  if (!entries || !entry) return;
  const slots = slotsOf(body, entries);
  const slot = slots[index];
  const emptied =
    slot &&
    !withComments &&
    emptyField(body, nameOf(collection.items[index]?.key ?? null), entry, slot);
  if (emptied) yield [emptied];
  if (index === 0 && sharesLine(body, entry)) yield pullUpNext(body, entries, slots);
  else yield [removeLines(body, slots, index)];
}

/** If the field after a dash is removed, the next one moves up to the dash, and its comments above it. */
function pullUpNext(body: string, [first, next]: readonly Entry[], slots: readonly Slot[]): Cut[] {
  const slot = slots[1];
  if (!first || !next || !slot) return [];
  const start = lineStart(body, first.start);
  const head = body.slice(start, first.start);
  const indent = /^ */.exec(head)?.[0] ?? '';
  const comments = body.slice(slot.start, lineStart(body, next.start)).replaceAll(/^ +/gm, indent);
  // What belongs to neither, such as a comment after an empty line, stays below.
  const between = body.slice(lineStop(body, slots[0]?.end ?? 0), slot.start);
  if (between.trim() !== '') return [];
  return [{ start, end: next.start, text: comments + head }];
}

/**
 * The edit that takes a single value out and leaves its comments, with the name of the field as one of them: `# text: # from the
 * statutes`. Null if there are none. Somebody who empties a field and types again gets them back.
 */
function emptyField(body: string, name: string, entry: Entry, slot: Slot): Cut | null {
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
function findEmptied(
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
