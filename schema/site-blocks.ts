import type { Message } from '../src/messages/index.ts';
import { isDefinition, type BlockDefinition } from './define-block.ts';
import {
  entriesOf,
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from './fields/field.ts';

/** Why the schema file of a block of the site cannot be used; `file` is below the folder of blocks. */
export type UnusableBlock = { folder: string } & (
  | { reason: 'unreadable'; file: string; line: number; message: Message }
  | { reason: 'failed'; error: unknown }
  | { reason: 'no-definition' }
  | { reason: 'other-type'; type: string }
  | { reason: 'no-kind'; field: string }
);

/** The path of the first field without a kind, in a schema; null if all have one. */
function fieldWithoutKind(schema: FieldSchema, name: string): string | null {
  try {
    metaOf(schema);
  } catch {
    return name;
  }
  const [item, entries] = [itemOf(schema), entriesOf(schema)];
  const inner: [string, FieldSchema][] = [
    ...(fieldsOf(schema) ?? []),
    ...(optionsOf(schema) ?? []).map((option): [string, FieldSchema] => [name, option]),
    ...(item ? [[name, item] satisfies [string, FieldSchema]] : []),
    ...(entries ? [[name, entries.value] satisfies [string, FieldSchema]] : []),
  ];
  for (const [step, field] of inner) {
    const found = fieldWithoutKind(field, step);
    if (found !== null) return found;
  }
  return null;
}

const siteSchemas = globalThis.siteCode?.schemas ?? {};

function read(folder: string): BlockDefinition | UnusableBlock {
  const schema = siteSchemas[folder];
  if (!schema) return { folder, reason: 'no-definition' };
  if ('unreadable' in schema) return { folder, reason: 'unreadable', ...schema.unreadable };
  if ('error' in schema) return { folder, reason: 'failed', error: schema.error };
  const definition = schema.module['default'];
  if (!isDefinition(definition)) return { folder, reason: 'no-definition' };
  const { type } = definition;
  if (type !== folder) return { folder, reason: 'other-type', type };
  const field = fieldWithoutKind(definition.schema, '');
  return field === null ? definition : { folder, reason: 'no-kind', field };
}

const all = Object.keys(siteSchemas).map(read);

/** The definitions of the site's own blocks, in the order of their names. */
export const siteBlocks: readonly BlockDefinition[] = all.filter(isDefinition);

/** Whether a type is one of the site's own blocks. */
export const isSiteBlock = (type: string): boolean =>
  siteBlocks.some((block) => block.type === type);

/** The blocks of the site that cannot be used. */
export const unusableBlocks: readonly UnusableBlock[] = all.filter((one) => 'reason' in one);
