import { isObject } from '../../schema/is-object.ts';
import { formerTypes } from '../../schema/former-types.ts';
import { valueAt } from '../../schema/value-at.ts';
import type { FieldPath } from '../diagnostics/diagnostic.ts';
import type { EditOp, Value } from '../editing/edit-op.ts';
import type { FormatChange } from './format-change.ts';

/** Blocks that differed in their look alone have one type. */
export const format4: FormatChange = {
  format: 4,
  title: 'fewer types of blocks, with looks',
  why: 'Blocks that held the same fields and differed in how they looked are one type with a look to choose. A page shows the same as before.',
  ops: ({ kind, value }) => {
    const blocks = kind === 'page' ? valueAt(value, ['blocks']) : undefined;
    return Array.isArray(blocks) ? blocks.flatMap(opsOfBlock) : [];
  },
};

/** Fields of items that have another name now, by the former type. */
const renames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chooser: { title: 'label' },
  'path-tiles': { title: 'label' },
  shortcuts: { value: 'figure' },
  'subject-list': { name: 'title' },
};

function opsOfBlock(block: Value, index: number): EditOp[] {
  const former = isObject(block) ? String(block['type']) : '';
  const present = formerTypes.get(former);
  if (!present) return [];
  const path = ['blocks', index];
  return [
    { op: 'set', path: [...path, 'type'], value: present.type },
    { op: 'set', path: [...path, 'look'], value: present.look, order: ['type', 'look'] },
    // The name of a row of links was their label.
    ...(former === 'page-switch' ? renamesIn(block, path, { label: 'title' }) : []),
    ...itemsOf(block).flatMap((item, position) =>
      renamesIn(item, [...path, 'items', position], renames[former] ?? {}),
    ),
  ];
}

function itemsOf(block: Value): readonly Value[] {
  const items = valueAt(block, ['items']);
  return Array.isArray(items) ? items : [];
}

const renamesIn = (
  value: Value,
  path: FieldPath,
  names: Readonly<Record<string, string>>,
): EditOp[] =>
  Object.entries(names).flatMap(([former, name]): EditOp[] =>
    isObject(value) && Object.hasOwn(value, former) && !Object.hasOwn(value, name)
      ? [{ op: 'rename', path: [...path, former], name }]
      : [],
  );
