import type { FieldSchema } from '../../schema/fields/field.ts';
import { visitorOf } from '../../schema/fields/visit-fields.ts';
import { isObject } from '../../schema/is-object.ts';
import { valueAt } from '../../schema/value-at.ts';
import type { Source } from './source.ts';

const visitNumbers = visitorOf(new Set(['number']));

/**
 * The value of a file, with the characters of the file in place of a number that would be written in another way, where a
 * field shows numbers as they are typed: `02142` is read as 2142, and `1.10` as 1.1. All other values stay.
 */
export function asTyped(schema: FieldSchema, value: unknown, source: Source): unknown {
  let typedValue = value;
  visitNumbers(schema, value, ({ meta, value: number, path }) => {
    if (meta.isShownAsTyped !== true || typeof number !== 'number') return;
    const typed = source.numberAt(path);
    const name = path.at(-1);
    if (typed === null || typed === String(number) || name === undefined) return;
    if (typedValue === value) typedValue = structuredClone(value);
    const holder = valueAt(typedValue, path.slice(0, -1));
    if (isObject(holder) || Array.isArray(holder)) Reflect.set(holder, name, typed);
  });
  return typedValue;
}
