import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { isObject } from '../../../schema/is-object.ts';
import {
  entriesOf,
  fieldsOf,
  itemOf,
  metaOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { meantBy, optionFor } from '../../../schema/fields/option-for.ts';

/** A scalar of a file: a text, a number or a boolean. */
export type Leaf = { path: (string | number)[]; kind: FieldKind; value: unknown };

/** All scalars below a field, in file order. */
export function leavesOf(
  schema: FieldSchema,
  value: unknown,
  path: (string | number)[] = [],
): Leaf[] {
  const chosenSchema = optionFor(schema, value) ?? meantBy(schema, value);
  if (Array.isArray(value)) {
    const item = itemOf(chosenSchema);
    if (!item) return [];
    return value.flatMap((one, index) => leavesOf(item, one, [...path, index]));
  }
  if (isObject(value)) {
    const fields = fieldsOf(chosenSchema);
    const entry = entriesOf(chosenSchema)?.value;
    return Object.entries(value).flatMap(([name, inner]) => {
      const field = fields?.get(name) ?? entry;
      return field ? leavesOf(field, inner, [...path, name]) : [];
    });
  }
  return value === undefined ? [] : [{ path, kind: metaOf(chosenSchema).kind, value }];
}
