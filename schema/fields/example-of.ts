import { z } from 'zod';
import {
  choicesOf,
  coreOf,
  fieldsOf,
  isOptional,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from './field.ts';

/** A value that a field takes, to show how it is written: its own example, or the least that it must have. */
export function exampleOf(schema: FieldSchema): unknown {
  const { example } = metaOf(schema);
  if (example !== undefined) return example;
  const fields = fieldsOf(schema);
  if (fields) {
    return Object.fromEntries(
      requiredFields(fields).map(([name, field]) => [name, exampleOf(field)]),
    );
  }
  const item = itemOf(schema);
  if (item) return Array.from({ length: leastItems(schema) }, () => exampleOf(item));
  const option = simplest(optionsOf(schema) ?? []);
  return option ? exampleOf(option) : (choicesOf(schema)?.[0] ?? {});
}

/** Of several options of a field, the one that asks for the least. */
const simplest = (options: readonly FieldSchema[]): FieldSchema | undefined =>
  options.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0];

/** How many fields an option asks for; a block without any field would show nothing, so it comes last. */
function sizeOf(schema: FieldSchema): number {
  const fields = fieldsOf(schema);
  if (!fields) return 0;
  const required = requiredFields(fields);
  return required.length < 2
    ? 100
    : required.reduce((size, [, field]) => size + (fieldsOf(field) || itemOf(field) ? 10 : 1), 0);
}

const requiredFields = (fields: ReadonlyMap<string, FieldSchema>) =>
  [...fields].filter(([, field]) => !isOptional(field));

/** How many items a list must have. */
const leastItems = (schema: FieldSchema): number => bounds(schema).min ?? 0;

/** How many items a list may have, or how long a text may be; null where there is no bound. */
export function bounds(schema: FieldSchema): { min: number | null; max: number | null } {
  const found: { min: number | null; max: number | null } = { min: null, max: null };
  for (const check of coreOf(schema)._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) found.min = check._zod.def.minimum;
    if (check instanceof z.core.$ZodCheckMaxLength) found.max = check._zod.def.maximum;
  }
  return found;
}
