import { isObject } from '../../../schema/is-object.ts';
import { formerTypes } from '../../../schema/former-types.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { FieldPath } from '../../messages/index.ts';
import type { EditOp, Value } from '../yaml/edit-op.ts';
import type { FormatChange } from './format-change.ts';

/** Blocks that differed in their look alone have one type. */
export const format4: FormatChange = {
  format: 4,
  title: 'fewer types of blocks, with looks',
  why: 'Blocks that held the same fields and differed in how they looked are one type with a look to choose. A page shows the same as before.',
  // Some of these types are words of most pages. A type may have an anchor before it, or be the alias of one.
  words: new RegExp(
    String.raw`type["']?\s*:\s*(?:\*|(?:[&!]\S*\s+)*["']?(?:${[...formerTypes.keys()].join('|')})\b)`,
  ),
  ops: ({ kind, value }) => {
    const blocks = kind === 'page' ? valueAt(value, ['blocks']) : undefined;
    return Array.isArray(blocks) ? blocks.flatMap(opsOfBlock) : [];
  },
};

/** Fields of blocks that have another name now, by the former type. */
const renamesOfBlock: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'page-switch': { label: 'title' },
  'payment-methods': { methods: 'items' },
};

/** Fields of items that have another name now, by the former type. */
const renames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chooser: { title: 'label' },
  'path-tiles': { title: 'label' },
  'payment-methods': { name: 'text' },
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
    ...renamesIn(block, path, renamesOfBlock[former] ?? {}),
    ...itemsOf(block, former).flatMap((item, position): EditOp[] => {
      const itemPath = [...path, 'items', position];
      // A term was a text alone.
      return typeof item === 'string'
        ? [{ op: 'set', path: itemPath, value: { text: item } }]
        : renamesIn(item, itemPath, renames[former] ?? {});
    }),
  ];
}

function itemsOf(block: Value, former: string): readonly Value[] {
  const items = valueAt(block, [former === 'payment-methods' ? 'methods' : 'items']);
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
