import { z } from 'zod';
import { nearNames } from '../../src/messages/index.ts';
import { isObject } from '../is-object.ts';
import {
  choicesOf,
  coreOf,
  discriminatorOf,
  entriesOf,
  fieldsOf,
  itemOf,
  optionsOf,
  type FieldSchema,
} from './field.ts';

/** The option of a union that a value is meant for; null if the value names none, or the field is not a union. */
export function optionFor(schema: FieldSchema, value: unknown): FieldSchema | null {
  const options = optionsOf(schema);
  if (!options) return null;
  const discriminator = discriminatorOf(schema);
  if (discriminator !== null) {
    const name = isObject(value) ? value[discriminator] : undefined;
    return optionsByName(schema, options, discriminator).get(name) ?? null;
  }
  return (
    options.find((option) => isMeant(option, value) && !isRefusedText(option, value)) ??
    options[0] ??
    null
  );
}

/** Whether an option takes texts, but not this one: `KES 450` is a mistaken amount, not a word in place of one. */
const isRefusedText = (option: FieldSchema, value: unknown): boolean =>
  typeof value === 'string' &&
  choicesOf(option) === null &&
  z.safeParse(option, value).success === false;

const named = new WeakMap<FieldSchema, ReadonlyMap<unknown, FieldSchema>>();

/** The options of a discriminated union by name, cached because every block of every page is looked up here. */
function optionsByName(
  schema: FieldSchema,
  options: readonly FieldSchema[],
  discriminator: string,
): ReadonlyMap<unknown, FieldSchema> {
  const cached = named.get(schema);
  if (cached) return cached;
  const byName = new Map(
    options.flatMap((option) => {
      const field = fieldsOf(option)?.get(discriminator);
      const names = field ? (choicesOf(field) ?? []) : [];
      return names.map((name): [unknown, FieldSchema] => [name, option]);
    }),
  );
  named.set(schema, byName);
  return byName;
}

/** Whether a value was probably meant for an option. A word near one of its choices is a misspelt choice. */
function isMeant(option: FieldSchema, value: unknown): boolean {
  if (Array.isArray(value)) return itemOf(option) !== null;
  if (isObject(value)) return fieldsOf(option) !== null || entriesOf(option) !== null;
  const choices = choicesOf(option);
  if (choices) return typeof value === 'string' && nearNames(value, choices).length > 0;
  const { type } = coreOf(option)._zod.def;
  return typeof value === type;
}

/** The schema of a value inside another one; null if the field takes no such value. */
export function childOf(
  schema: FieldSchema,
  value: unknown,
  step: string | number,
): FieldSchema | null {
  if (typeof step === 'number') {
    const item = itemOf(schema);
    if (item) return item;
  } else {
    const field = fieldsOf(schema)?.get(step) ?? entriesOf(schema)?.value;
    if (field) return field;
  }
  const option = optionFor(schema, value);
  return option && childOf(option, value, step);
}

/** The schema that explains a value: for a union, the option that the value is meant for. */
export function meantBy(schema: FieldSchema, value: unknown): FieldSchema {
  const option = optionFor(schema, value);
  return option ? meantBy(option, value) : schema;
}
