import {
  choicesOf,
  discriminatorOf,
  fieldsOf,
  metaOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { isValueObject, type Value } from '../../editing/edit-op.ts';
import type { Maybe } from '../../editing/value-conflict.ts';
import { labelOf, nameInWords } from '../words/field-words.ts';

/** The label of an option in a list of them. */
export function optionLabel(option: FieldSchema): string {
  const choices = choicesOf(option);
  if (choices && choices.length <= 3) return choices.map(nameInWords).join(', ');
  const { kind } = metaOf(option);
  const inner = fieldsOf(option);
  const [only] = inner && inner.size === 1 ? [...inner.values()] : [];
  return only && kind === 'object' ? labelOf(only) : labelOf(option);
}

/** A value of another option (`fresh`) that keeps common fields. */
export function switchedValue(option: FieldSchema, before: Maybe, fresh: Value): Value {
  const fields = fieldsOf(option);
  if (!fields || !isValueObject(fresh) || !isValueObject(before)) return fresh;
  const fixed = discriminatorOf(option) ?? 'type';
  const kept = Object.entries(before).filter(
    ([name]) =>
      fields.has(name) && name !== fixed && choicesOf(fields.get(name) ?? option) === null,
  );
  return { ...fresh, ...Object.fromEntries(kept) };
}
