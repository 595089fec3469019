import { isObject } from '../../../schema/fields/field.ts';
import { pageSchema, type PageDocument } from '../../../schema/page.ts';
import { leavesOf, type Leaf } from './leaves.ts';
import { amountMark, textMark, yearMark } from './marks.ts';

/**
 * Texts are marked separately from sums and days: a page whose sums were all different may be another page, for example
 * one that no longer says what every term costs.
 */
export type Marked = 'texts' | 'values';

/**
 * A page with a mark in every value that can be seen. Rendered, it tells which words of the page come from which
 * field, and no component has to know that there is an editor.
 */
export function markPage(
  document: PageDocument,
  value: unknown,
  what: Marked,
): { document: PageDocument; paths: (string | number)[][] } {
  const marked = structuredClone(document);
  const leaves = leavesOf(pageSchema, value);
  leaves.forEach((leaf, index) => {
    const isText = textKinds.includes(leaf.kind);
    if (isText === (what === 'texts')) markLeaf(marked, leaf, index);
  });
  return { document: marked, paths: leaves.map(({ path }) => path) };
}

const textKinds: readonly string[] = ['line', 'inline', 'prose', 'alt', 'published-date'];

function markLeaf(root: unknown, { path, kind }: Leaf, index: number): void {
  const name = path.at(-1);
  const owner = path.slice(0, -1).reduce(childOf, root);
  if (name === undefined || (!isObject(owner) && !Array.isArray(owner))) return;
  const before: unknown = childOf(owner, name);
  const after = markValue(before, kind, index);
  if (after !== undefined) Reflect.set(owner, name, after);
}

const childOf = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

function markValue(value: unknown, kind: string, index: number): unknown {
  if (typeof value === 'number') return kind === 'amount' ? amountMark(index) : undefined;
  if (typeof value === 'string') {
    return textKinds.includes(kind) ? value + textMark(index) : undefined;
  }
  if (!isObject(value)) return undefined;
  if (value['part'] === 'text') return { ...value, markdown: value['markdown'] + textMark(index) };
  if (typeof value['iso'] === 'string') {
    return { ...value, iso: yearMark(index) + value['iso'].slice(4) };
  }
  return undefined;
}
