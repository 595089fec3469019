import { z } from 'zod';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import {
  choicesOf,
  entriesOf,
  fieldsOf,
  isOptional,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { optionFor } from '../../../schema/fields/option-for.ts';
import { isValueObject, type Value, type Maybe } from '../../content/index.ts';

/** Kinds of fields whose values visitors take for facts about the site: only the editor can know them. */
const facts: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'amount',
  'number',
  'yes-no',
  'date',
  'published-date',
  'time',
  'moment',
  'email',
  'telephone',
  'url',
  'embed',
  'former-address',
]);

const texts: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'line',
  'inline',
  'prose',
  'alt',
  'list-value',
]);

/** Nobody takes these words for a fact. */
const sampleWords = 'A few words';

/** A place among several of the same kind, such as Term 1, is no fact. */
const isOrdinal = (text: string): boolean => /^\p{L}[\p{L} ]* \d$/u.test(text);

/**
 * An example without anything that somebody could take for a fact: leaves the field out, and replaces words with
 * figures by sample words. Undefined if nothing remains.
 */
export function withoutFacts(schema: FieldSchema, example: Value): Maybe {
  if (optionsOf(schema)) {
    const option = optionFor(schema, example);
    return option ? withoutFacts(option, example) : undefined;
  }
  if (Array.isArray(example)) return itemsWithoutFacts(schema, example);
  if (isValueObject(example)) {
    const fields = fieldsOf(schema);
    const entry = entriesOf(schema)?.value;
    return Object.fromEntries(
      Object.entries(example).flatMap(([name, inner]): [string, Value][] => {
        // How something looks is chosen before it starts, and visitors do not read it.
        if (name === 'look') return [[name, inner]];
        const field = fields?.get(name) ?? entry;
        const fresh = field && withoutFacts(field, inner);
        if (field === undefined || fresh === undefined) return [];
        // An optional part that lacks a fact would only be one more mistake.
        const isLeftOut = isOptional(field) && !z.safeParse(field, fresh).success;
        return isLeftOut || isBlank(fresh, field) ? [] : [[name, fresh]];
      }),
    );
  }
  const { kind } = metaOf(schema);
  if (facts.has(kind)) return undefined;
  // A single choice determines the kind of its value, such as the type of a block.
  if (kind === 'choice') return choicesOf(schema)?.length === 1 ? example : undefined;
  if (!texts.has(kind) || typeof example !== 'string') return example;
  if (!/\p{N}/u.test(example) || isOrdinal(example)) return example;
  return z.safeParse(schema, sampleWords).success ? sampleWords : undefined;
}

function itemsWithoutFacts(schema: FieldSchema, items: readonly Value[]): Maybe {
  const item = itemOf(schema);
  if (!item) return [...items];
  // The cells of a row keep their places.
  const isRow = metaOf(item).kind !== 'choice' && fieldsOf(item) === null;
  return items.flatMap((one) => {
    const fresh = withoutFacts(item, one);
    if (fresh !== undefined) return [fresh];
    return isRow ? [''] : [];
  });
}

const isBlank = (value: Value, schema: FieldSchema): boolean => {
  if (!isOptional(schema)) return false;
  if (Array.isArray(value)) return value.length === 0;
  return isValueObject(value) && Object.keys(value).length === 0;
};
