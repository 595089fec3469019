import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { isObject } from '../../../schema/is-object.ts';
import { childOf, valueAt } from '../../../schema/value-at.ts';
import { pageSchema, type PageDocument } from '../../../schema/page.ts';
import { leavesOf, type Leaf } from './leaves.ts';
import { amountMark, readMarks, textMark, yearMark } from './marks.ts';

/**
 * Texts are marked separately from amounts and days, because changed amounts may change the page itself, for example
 * whether a price per term can be given.
 */
export type Marked = 'texts' | 'values';

/**
 * A page with a mark in every visible value. Once rendered, it tells which text on the page comes from which field,
 * without components knowing of the editor.
 */
export function markPage(
  document: PageDocument,
  value: unknown,
  target: Marked,
): { document: PageDocument; paths: (string | number)[][] } {
  const marked = structuredClone(document);
  const leaves = leavesOf(pageSchema, value);
  leaves.forEach((leaf, index) => {
    // Its value is not shown, and decides how everything else is.
    if (leaf.path.at(-1) === 'language') return;
    const isText = textKinds.includes(leaf.kind);
    if (isText === (target === 'texts')) markLeaf(marked, leaf, index);
  });
  return { document: marked, paths: leaves.map(({ path }) => path) };
}

const textKinds: readonly FieldKind[] = ['line', 'inline', 'prose', 'alt', 'published-date'];

function markLeaf(root: unknown, { path, kind }: Leaf, index: number): void {
  const name = path.at(-1);
  const owner = valueAt(root, path.slice(0, -1));
  if (name === undefined || (!isObject(owner) && !Array.isArray(owner))) return;
  const before = childOf(owner, name);
  const after = markValue(before, kind, index);
  if (after !== undefined) Reflect.set(owner, name, after);
}

/** The last line of a text is the end of a block of code or a table, a picture, or a rule: words behind it would undo it. */
const takesNoWords = /(?:^|\n) {0,3}(?:```|~~~|\||!\[|[-*_]{3})[^\n]*$/;

function markValue(value: unknown, kind: FieldKind, index: number): unknown {
  if (typeof value === 'number') return kind === 'amount' ? amountMark(index) : undefined;
  if (typeof value === 'string') {
    return textKinds.includes(kind) ? value + textMark(index) : undefined;
  }
  if (!isObject(value)) return undefined;
  if (value['part'] === 'text') {
    const markdown = String(value['markdown']);
    return {
      ...value,
      markdown: markdown + (takesNoWords.test(markdown) ? '\n\n' : '') + textMark(index),
    };
  }
  if (typeof value['iso'] === 'string') {
    return { ...value, iso: yearMark(index) + value['iso'].slice(4) };
  }
  return undefined;
}

type MarkedHtml = { texts: string; values: string };

/**
 * The texts and amounts of blocks that are set, but of which a marked page has no mark, not even in an attribute or among
 * the values of an island. What is hidden on some days is seen on others.
 */
export function unseenIn({ texts, values }: MarkedHtml, value: unknown): (string | number)[][] {
  const seen = new Set([...readMarks(texts), ...readMarks(values)]);
  return leavesOf(pageSchema, value).flatMap((leaf, index) => {
    const { path, kind } = leaf;
    const block = valueAt(value, path.slice(0, 2));
    const isHidden = ['showFrom', 'showUntil'].some((name) => childOf(block, name) !== undefined);
    const isMarked =
      kind === 'amount'
        ? typeof leaf.value === 'number'
        : wordKinds.includes(kind) &&
          path.at(-1) !== 'language' &&
          /\p{L}/u.test(String(leaf.value));
    return path[0] === 'blocks' && isMarked && !isHidden && !seen.has(index) ? [path] : [];
  });
}

const wordKinds: readonly FieldKind[] = ['line', 'inline', 'prose'];
