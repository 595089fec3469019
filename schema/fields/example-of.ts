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
import type { FieldKind } from './field-kind.ts';

/** A valid value of a field: the field's own example, or else the minimum that it requires. */
export const exampleOf = (schema: FieldSchema): unknown => buildExample(schema, () => undefined);

function buildExample(
  schema: FieldSchema,
  instead: (field: FieldSchema) => string | undefined,
): unknown {
  const example = instead(schema) ?? metaOf(schema).example;
  if (example !== undefined) return example;
  const fields = fieldsOf(schema);
  if (fields) {
    return Object.fromEntries(
      requiredFields(fields).map(([name, field]) => [name, buildExample(field, instead)]),
    );
  }
  const item = itemOf(schema);
  if (item) return Array.from({ length: leastItems(schema) }, () => buildExample(item, instead));
  const option = simplest(optionsOf(schema) ?? []);
  return option ? buildExample(option, instead) : (choicesOf(schema)?.[0] ?? {});
}

/** Placeholders for values that only the editor can know, used in sample lines. */
const placeholders: Partial<Record<FieldKind, string>> = {
  amount: '…',
  number: '…',
  date: 'YYYY-MM-DD',
  time: 'HH:MM',
  moment: 'YYYY-MM-DD HH:MM',
  link: '/…',
  page: '/…',
  embed: 'https://…',
  url: 'https://…',
  'image-file': '….jpg',
  contact: '…',
  data: '…',
  'data-list': '…',
  pattern: '…',
  tile: '…',
  'site-map-group': '…',
  line: 'A few words',
  inline: 'A few words',
  prose: 'A few words',
};

/**
 * A sample value for messages: like `exampleOf`, but with placeholders where a real value would look like advice about
 * this site (a price, a day, the name of a contact).
 */
export const sampleOf = (schema: FieldSchema): unknown =>
  buildExample(schema, (field) => placeholders[metaOf(field).kind]);

/** The option that requires the least. */
const simplest = (options: readonly FieldSchema[]): FieldSchema | undefined =>
  options.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0];

/** How much an option requires; a block without required fields would show nothing, so it comes last. */
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

/** The minimum number of items in a list. */
const leastItems = (schema: FieldSchema): number => bounds(schema).min ?? 0;

/** The minimum and maximum number of items in a list, or of characters in a text; null if unlimited. */
export function bounds(schema: FieldSchema): { min: number | null; max: number | null } {
  const found: { min: number | null; max: number | null } = { min: null, max: null };
  for (const check of coreOf(schema)._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) found.min = check._zod.def.minimum;
    if (check instanceof z.core.$ZodCheckMaxLength) found.max = check._zod.def.maximum;
  }
  return found;
}
