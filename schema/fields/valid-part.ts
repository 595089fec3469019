import { z } from 'zod';
import { isObject } from '../is-object.ts';
import { coreOf, entriesOf, fieldsOf, isTransformed, itemOf, type FieldSchema } from './field.ts';
import { optionFor } from './option-for.ts';

/** The valid part of a value: any field and any list item may be missing. */
export type ValidPart<T> = T extends { part: string }
  ? T
  : T extends readonly (infer Item)[]
    ? (ValidPart<Item> | undefined)[]
    : T extends object
      ? { [Name in keyof T]?: ValidPart<T[Name]> | undefined }
      : T;

/**
 * The part of a value that its schema accepts, so that cross-field checks run on valid fields even if others are
 * invalid. Items keep their positions: an invalid one is undefined.
 */
export function validPart<Schema extends FieldSchema>(
  schema: Schema,
  value: unknown,
): ValidPart<z.output<Schema>> | undefined;
export function validPart(schema: FieldSchema, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const core = coreOf(schema);
  const item = itemOf(core);
  if (item && Array.isArray(value)) return value.map((one: unknown) => validPart(item, one));
  // A transformed value with an invalid field (a picture without its description) cannot be made
  // from the remaining fields.
  if (!isObject(value) || isTransformed(schema)) return undefined;
  const option = optionFor(core, value);
  if (option) return validPart(option, value);
  const fields = fieldsOf(core);
  const entries = entriesOf(core);
  if (!fields && !entries) return undefined;
  const part: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const field =
      fields?.get(name) ?? (entries && isNameOf(entries.name, name) ? entries.value : null);
    if (field) part[name] = validPart(field, inner);
  }
  return part;
}

const isNameOf = (schema: FieldSchema, name: string) => z.safeParse(schema, name).success;
