import type { BlockDefinition } from '../../schema/define-block.ts';
import {
  choicesOf,
  fieldsOf,
  isOptional,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../schema/fields/field.ts';

/** A field of a block for the review page. `items.title` is a field of each item in `items`. */
export type FieldRow = { name: string; kind: string; required: boolean; description: string };

/** Every field of a block, each followed by its inner fields. */
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

/** The object schemas in a field: itself, its items, or its options. */
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
  // There are many icons.
  if (choices) return choices.length > 12 ? kind : choices.join(' | ');
  const options = optionsOf(schema);
  return options ? [...new Set(options.map(kindWords))].join(' or ') : kind;
}
