import { fieldId, type Form, spokenTitleOf } from '../forms/index.ts';
import { addItem, moveItem, refuseMore, type EditedList } from '../fields/index.ts';
import { metaOf } from '../../../schema/fields/field.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { EditNode } from '../site/index.ts';

/** The list of a block or an item. */
export function listOf(form: Form, { inList }: EditNode): EditedList | null {
  if (!inList) return null;
  const items = valueAt(form.root, inList.path);
  return { schema: inList.schema, path: inList.path, items: Array.isArray(items) ? items : [] };
}

/** Adds an item below an item of a list. For a list of blocks, it opens the choice of blocks. */
export function addBelow(form: Form, node: EditNode): void {
  const list = listOf(form, node);
  if (!list || !node.inList || refuseMore(list) !== null) return;
  const index = node.inList.index + 1;
  if (metaOf(node.schema).kind === 'block') form.addBlock(index);
  else addItem(form, list, index);
}

/** Moves a block or an item by one position, and keeps the focus in its field. */
export function moveNode(form: Form, node: EditNode, by: 1 | -1): void {
  const { inList, path } = node;
  const list = listOf(form, node);
  if (!inList || !list) return;
  const start = `${fieldId(path)}-`;
  const { id = '' } = document.activeElement ?? {};
  const inner = id.startsWith(start) ? id.slice(start.length).split('-').map(readStep) : [];
  const position = moveItem(form, list, inList.index, {
    by,
    title: spokenTitleOf(form, node),
  });
  form.open([...inList.path, position, ...inner]);
}

const readStep = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step);
