import { isMap, isScalar } from 'yaml';
import type { Node } from 'yaml';
import type { Value } from './edit-op.ts';
import type { Cut } from './cut.ts';
import { contentEnd, entriesOf, isBlockCollection, isBlockText, isEmpty } from './entries.ts';
import type { Entry, FoundNode } from './entries.ts';
import { indentationOf } from './indentation.ts';
import type { OpenText } from './open-text.ts';
import { columnOf, lineStop } from './slots.ts';
import { isNested, itemLines, writeFlow, writeLines, type QuoteStyle } from './write-value.ts';
import { formsOf, type Written } from './write-text.ts';

/** The possible edits that replace a value, the most conservative first. */
export function* replaceValue(open: OpenText, found: FoundNode, value: Value): Generator<Cut[]> {
  const { node, holder, isInFlow } = found;
  if (!holder) return;
  if (isInFlow) {
    yield* replaceInFlow(open, node, value);
    return;
  }
  const entry = entriesOf(open.body, holder.collection)?.[holder.index];
  if (!entry) return;
  const isFlowList = !isBlockCollection(node) && !isScalar(node) && !isEmpty(node);
  if (isNested(value) && isFlowList && !/^[[{]\s*[\]}]$/.test(sourceOf(open, node))) {
    yield* replaceInFlow(open, node, value);
  }
  for (const written of candidatesOf(value, open, entry, isMap(holder.collection), node)) {
    const cuts = isBlockCollection(node)
      ? putInsteadOfLines(open, entry, node, written)
      : putInsteadOfText(open, entry, node, written);
    yield cuts;
  }
}

const sourceOf = ({ body }: OpenText, node: Node | null): string =>
  body.slice(node?.range?.[0] ?? 0, node?.range?.[1] ?? 0);

function* replaceInFlow(open: OpenText, node: Node | null, value: Value): Generator<Cut[]> {
  const [start, end] = node?.range ?? [];
  if (start === undefined || end === undefined) return;
  const space = start === end && !/\s/.test(open.body[start - 1] ?? '') ? ' ' : '';
  if (typeof value === 'string' || typeof value !== 'object' || value === null) {
    const before = isScalar(node) ? node : null;
    const setting = { body: open.body, before, column: 0, isInFlow: true };
    for (const { inline } of formsOf(value, setting)) yield [{ start, end, text: space + inline }];
    return;
  }
  for (const quotes of ['readable', 'quoted'] as const) {
    yield [{ start, end, text: space + writeFlow(value, quotes) }];
  }
}

function* candidatesOf(
  value: Value,
  open: OpenText,
  entry: Entry,
  isField: boolean,
  node: Node | null,
): Generator<Written> {
  const indentation = indentationOf(open);
  const column = columnOf(open.body, entry.start);
  if (!isNested(value)) {
    if (typeof value === 'object' && value !== null) {
      yield { inline: Array.isArray(value) ? '[]' : '{}', below: [] };
      return;
    }
    const before = isScalar(node) ? node : null;
    const below = column + indentation.depth;
    yield* formsOf(value, { body: open.body, before, column: below, isInFlow: false });
    return;
  }
  const quoteStyles: QuoteStyle[] = ['readable', 'quoted'];
  for (const quotes of quoteStyles) {
    if (isField) {
      const depth = column + (Array.isArray(value) ? indentation.listDepth : indentation.depth);
      yield { inline: '', below: writeLines(value, depth, indentation, quotes) };
    } else {
      const [first = '', ...below] = itemLines(value, column, indentation, quotes);
      yield { inline: first.slice(column + 1).trimStart(), below };
    }
  }
}

const linesBelow = ({ lineEnd }: OpenText, lines: readonly string[]): string =>
  lines.map((line) => lineEnd + line).join('');

/** In place of a scalar: what follows on its line, such as a comment, stays. */
function putInsteadOfText(
  open: OpenText,
  entry: Entry,
  node: Node | null,
  { inline, below }: Written,
): Cut[] {
  const { body } = open;
  if (isEmpty(node) || !node?.range) {
    const stop = lineStop(body, entry.headEnd);
    return [
      { start: entry.headEnd, end: entry.headEnd, text: inline && ` ${inline}` },
      { start: stop, end: stop, text: linesBelow(open, below) },
    ];
  }
  const [start, end] = node.range;
  if (isBlockText(node)) {
    const header = /^[|>][-+\d]*/.exec(body.slice(start))?.[0].length ?? 1;
    const headerStop = lineStop(body, start);
    const bodyEnd = lineStop(body, Math.max(headerStop, contentEnd(body, node, end)));
    return [
      { start: inline === '' ? entry.headEnd : start, end: start + header, text: inline },
      { start: headerStop, end: bodyEnd, text: linesBelow(open, below) },
    ];
  }
  const stop = lineStop(body, end);
  return [
    { start: inline === '' ? entry.headEnd : start, end, text: inline },
    { start: stop, end: stop, text: linesBelow(open, below) },
  ];
}

/** In place of the fields or items below a name or after a dash: the comment after the name stays. */
function putInsteadOfLines(
  open: OpenText,
  entry: Entry,
  node: Node,
  { inline, below }: Written,
): Cut[] {
  const { body } = open;
  const stop = lineStop(body, entry.headEnd);
  const startsOnNewLine = (node.range?.[0] ?? 0) > stop;
  const text = linesBelow(open, below);
  const end = lineStop(body, entry.end);
  if (!startsOnNewLine)
    return [{ start: entry.headEnd, end, text: (inline && ` ${inline}`) + text }];
  return [
    { start: entry.headEnd, end: entry.headEnd, text: inline && ` ${inline}` },
    { start: stop, end, text },
  ];
}
