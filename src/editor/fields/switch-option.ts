import {
  choicesOf,
  discriminatorOf,
  fieldsOf,
  metaOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { isValueObject, type Value, type ValueObject } from '../../editing/edit-op.ts';
import type { Maybe } from '../../editing/value-conflict.ts';
import { labelOf, nameInWords } from '../words/field-words.ts';

export function optionLabel(option: FieldSchema): string {
  const choices = choicesOf(option);
  if (choices && choices.length <= 3) return choices.map(nameInWords).join(', ');
  const { kind } = metaOf(option);
  const inner = fieldsOf(option);
  const [single] = inner && inner.size === 1 ? [...inner.values()] : [];
  return single && kind === 'object' ? labelOf(single) : labelOf(option);
}

/** The fields of a value that an option has too. */
export function commonFields(option: FieldSchema, before: Maybe): ValueObject {
  const fields = fieldsOf(option);
  if (!fields || !isValueObject(before)) return {};
  const fixed = discriminatorOf(option) ?? 'type';
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name]) =>
        fields.has(name) && name !== fixed && choicesOf(fields.get(name) ?? option) === null,
    ),
  );
}

/** A fresh value of an option, with the common fields of the earlier value. */
export const withFields = (fresh: Value, common: ValueObject): Value =>
  isValueObject(fresh) ? { ...fresh, ...common } : fresh;
