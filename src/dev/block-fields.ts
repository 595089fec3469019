import { z } from 'zod';
import type { BlockDefinition } from '../../schema/blocks/index.ts';
import { fieldsIn, rowsOf, waysOf, type Field } from '../content/field.ts';

/** A field of a block as the review page lists it. `items.title` is a field in each row of `items`. */
export type FieldRow = { name: string; kind: string; required: boolean; description: string };

/** Every field of a block, with those inside it after it. */
export const fieldsOfBlock = (definition: BlockDefinition): FieldRow[] =>
  rowsIn(z.toJSONSchema(definition.schema, { io: 'input' }), '').filter(
    ({ name }) => name !== 'type',
  );

function rowsIn(group: Field, prefix: string): FieldRow[] {
  return fieldsIn(group).flatMap(([name, field]) => {
    const path = prefix + name;
    const row = {
      name: path,
      kind: kindOf(field),
      required: (group.required ?? []).includes(name),
      description: field.description ?? '',
    };
    return [row, ...insideOf(field).flatMap((inner) => rowsIn(inner, `${path}.`))];
  });
}

/** The groups that a field holds: itself, its rows, or those of the ways to fill it in. */
const insideOf = (field: Field): Field[] => {
  const rows = rowsOf(field);
  if (rows) return insideOf(rows);
  return field.properties ? [field] : waysOf(field).flatMap(insideOf);
};

function kindOf(field: Field): string {
  const ways = waysOf(field);
  if (ways.length > 0) return [...new Set(ways.map(kindOf))].join(' or ');
  if (field.const !== undefined) return JSON.stringify(field.const);
  // The line pictures are hundreds.
  if (field.enum) return field.enum.length > 12 ? 'one of a list' : field.enum.join(' | ');
  switch (field.type) {
    case 'array':
      return `list of ${kindOf(rowsOf(field) ?? {})}`;
    case 'object':
      return 'group';
    case 'string':
      return 'text';
    case 'boolean':
      return 'true | false';
    case 'integer':
    case 'number':
      return 'number';
    default:
      return 'anything';
  }
}
