import { fieldId, type Form, spokenTitleOf } from '../forms/index.ts';
import { moveItem } from '../fields/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { EditNode } from '../site/index.ts';

/** Moves a block or an item by one position, and keeps the focus in its field. */
export function moveNode(form: Form, node: EditNode, by: 1 | -1): void {
  const { inList, path } = node;
  if (!inList) return;
  const items = valueAt(form.root, inList.path);
  const list = {
    schema: inList.schema,
    path: inList.path,
    items: Array.isArray(items) ? items : [],
  };
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
