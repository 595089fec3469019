import type { BlockDefinition } from '../../schema/blocks/index.ts';
import {
  choicesOf,
  fieldsOf,
  isOptional,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../schema/fields/field.ts';

/** A field of a block as the review page lists it. `items.title` is a field in each item of `items`. */
export type FieldRow = { name: string; kind: string; required: boolean; description: string };

/** Every field of a block, with those inside it after it. */
export const fieldsOfBlock = (definition: BlockDefinition): FieldRow[] =>
  rowsIn(definition.schema, '').filter(({ name }) => name !== 'type');

function rowsIn(schema: FieldSchema, prefix: string): FieldRow[] {
  return [...(fieldsOf(schema) ?? [])].flatMap(([name, field]) => {
    const path = prefix + name;
    const row = {
      name: path,
      kind: kindWords(field),
      required: !isOptional(field),
      description: metaOf(field).hint,
    };
    return [row, ...objectsIn(field).flatMap((inner) => rowsIn(inner, `${path}.`))];
  });
}

/** The objects that a field holds: itself, its items, or those among its options. */
function objectsIn(schema: FieldSchema): FieldSchema[] {
  const item = itemOf(schema);
  if (item) return objectsIn(item);
  return fieldsOf(schema) ? [schema] : (optionsOf(schema) ?? []).flatMap(objectsIn);
}

function kindWords(schema: FieldSchema): string {
  const { kind } = metaOf(schema);
  const item = itemOf(schema);
  if (item) return `list of ${kindWords(item)}`;
  const choices = choicesOf(schema);
  // The icons are many.
  if (choices) return choices.length > 12 ? kind : choices.join(' | ');
  const options = optionsOf(schema);
  return options ? [...new Set(options.map(kindWords))].join(' or ') : kind;
}
