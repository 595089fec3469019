import { blocks } from './blocks/index.ts';
import type { FieldKind } from './fields/field-kind.ts';
import {
  choicesOf,
  describedSchema,
  entriesOf,
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from './fields/field.ts';
import { anyFileSchemas } from './file-schemas.ts';

/** Kinds whose fields are chosen where they are used. Those of all others are the same wherever the kind is used. */
const openKinds: ReadonlySet<FieldKind> = new Set([
  'object',
  'list',
  'rows',
  'record',
  'either',
  'calendar-date',
  'block',
]);

/**
 * The keys of every field under which its label and hint are translated, the one to use first. A key has the names of
 * the fields that lead to it from the block (`fee-table.terms[].amount`) or from the file (`page.listing.order`):
 * `[]` is an item of a list, `{}` a value under a name, `{name}` such a name, and `|1` the second form that a field can
 * take. What all blocks have in common is `block.note`; the parts of a kind of field are `image.focus.x` everywhere.
 */
export function readFieldKeys(): ReadonlyMap<FieldSchema, readonly string[]> {
  const keys = new Map<FieldSchema, string[]>();
  for (const [file, schema] of Object.entries(anyFileSchemas)) walk(schema, file, keys);
  const types = new Set<string>(blocks.map(({ type }) => type));
  for (const ofField of keys.values()) {
    const names = new Set(ofField.map((key) => fieldOfBlock(key, types)));
    const [name, ...others] = names;
    if (ofField.length > 1 && others.length === 0 && name != null) ofField.unshift(`block.${name}`);
  }
  return keys;
}

/** The name of a field directly in a block; null for any other. */
function fieldOfBlock(key: string, types: ReadonlySet<string>): string | null {
  const [type = '', name = '', ...inside] = key.split('.');
  return types.has(type) && /^\w+$/.test(name) && inside.length === 0 ? name : null;
}

function walk(field: FieldSchema, key: string, keys: Map<FieldSchema, string[]>): void {
  const schema = describedSchema(field);
  const existing = keys.get(schema);
  if (existing) {
    if (!existing.includes(key)) existing.push(key);
    return;
  }
  keys.set(schema, [key]);
  const { kind } = metaOf(schema);
  const start = openKinds.has(kind) ? key : kind;
  for (const [name, inner] of fieldsOf(schema) ?? []) {
    walk(inner, kind === 'block' && name === 'type' ? 'block.type' : `${start}.${name}`, keys);
  }
  const item = itemOf(schema);
  if (item) walk(item, `${start}[]`, keys);
  for (const [index, option] of (optionsOf(schema) ?? []).entries()) {
    walk(option, blockType(option) ?? `${start}|${index}`, keys);
  }
  const entries = entriesOf(schema);
  if (entries) {
    walk(entries.name, `${start}{name}`, keys);
    walk(entries.value, `${start}{}`, keys);
  }
}

/** The type of a block; null for the schema of anything else. */
function blockType(schema: FieldSchema): string | null {
  if (metaOf(schema).kind !== 'block') return null;
  const type = fieldsOf(schema)?.get('type');
  return (type && choicesOf(type)?.[0]) ?? null;
}
