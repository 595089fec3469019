import { blocks } from '../../schema/blocks/index.ts';
import {
  entriesOf,
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../schema/fields/field.ts';
import { fileSchemas } from '../../schema/file-schemas.ts';

/** One field of each kind that any block or file has. */
export function oneOfEachKind(): FieldSchema[] {
  const found = new Map<string, FieldSchema>();
  const seen = new Set<FieldSchema>();
  const walk = (schema: FieldSchema | undefined) => {
    if (!schema || seen.has(schema)) return;
    seen.add(schema);
    const { kind } = metaOf(schema);
    if (!found.has(kind)) found.set(kind, schema);
    const inner = [...(fieldsOf(schema)?.values() ?? []), ...(optionsOf(schema) ?? [])];
    [...inner, itemOf(schema) ?? undefined, entriesOf(schema)?.value].forEach(walk);
  };
  for (const schema of Object.values(fileSchemas)) walk(schema);
  for (const { schema } of blocks) walk(schema);
  return [...found.values()];
}
