import { expect, test } from 'vitest';
import { blocks } from '../../schema/blocks/index.ts';
import {
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../schema/fields/field.ts';

/** The object schemas in a field: itself, its items, or its options. */
function objectsIn(schema: FieldSchema): FieldSchema[] {
  const item = itemOf(schema);
  if (item) return objectsIn(item);
  return fieldsOf(schema) ? [schema] : (optionsOf(schema) ?? []).flatMap(objectsIn);
}

const fieldsIn = (schema: FieldSchema, prefix: string): { name: string; hint: string }[] =>
  [...(fieldsOf(schema) ?? [])].flatMap(([key, field]) => {
    const name = `${prefix}.${key}`;
    const inner = objectsIn(field).flatMap((object) => fieldsIn(object, name));
    return [{ name, hint: metaOf(field).hint }, ...inner];
  });

test('no field of any block is without a description', () => {
  const fields = blocks.flatMap(({ type, schema }) => fieldsIn(schema, type));
  expect(fields.map(({ name }) => name)).toContain('fee-table.terms.amount');
  const silent = fields.filter(({ name, hint }) => hint === '' && !name.endsWith('.type'));
  expect(silent).toEqual([]);
});
