import type { FieldKind } from '../../../../schema/fields/field-kind.ts';
import {
  entriesOf,
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../../../schema/fields/field.ts';
import { optionFor } from '../../../../schema/fields/option-for.ts';
import { pageSchema } from '../../../../schema/page.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import type { FieldPath } from '../../../messages/index.ts';
import { isValueObject, type Value } from '../../yaml/edit-op.ts';
import { equalValues } from '../../yaml/equal-values.ts';
import type { Maybe } from '../value-conflict.ts';

type FieldPair = {
  /** Its path in the translation, and in the original. */
  path: FieldPath;
  from: FieldPath;
  schema: FieldSchema;
};

/**
 * A text of an original with its translation. It is missing while the translation repeats the original, and stale if the
 * original has changed since it was translated.
 */
export type TranslatedText = FieldPair & {
  kind: 'text';
  original: string;
  translation: string;
  state: 'missing' | 'stale' | 'done';
};

/** A fact, such as an amount or a day, that the translation gives differently. */
export type DifferingFact = FieldPair & { kind: 'fact'; original: Value; translation: Maybe };

/** A block, an item or a group of fields that only the original has. */
export type AbsentPart = FieldPair & { kind: 'absent'; original: Value };

export type TranslationPart = TranslatedText | DifferingFact | AbsentPart;

const textKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'line',
  'inline',
  'prose',
  'alt',
  'list-value',
]);

/** What is the same in every language. */
const factKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'amount',
  'number',
  'date',
  'calendar-date',
  'repetition',
  'published-date',
  'time',
  'moment',
  'email',
  'telephone',
  'image-file',
  'embed',
]);

/** The fields of a page with texts that visitors read. */
const pageParts: readonly (keyof typeof pageSchema.shape)[] = [
  'title',
  'description',
  'message',
  'listing',
  'blocks',
];

/** A short mark by which a translation remembers a text of its original; never a number in a file. */
export function markOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return `t${(hash >>> 0).toString(36)}`;
}

/** The mark of a text that reads the same in both languages, or that the translation leaves out on purpose. */
export const markOfSame = (text: string): string => markOf(`=${text}`);

/** The marks of the texts that a page translates; null if nobody has noted them. */
export function marksIn(translation: Value): readonly string[] | null {
  const marks = valueAt(translation, ['translated']);
  return Array.isArray(marks) ? marks.map(String) : null;
}

/** Compares a page with its original: all texts, the facts that differ, and what only the original has, in its order. */
export function translationParts(original: Value, translation: Value): TranslationPart[] {
  const noted = marksIn(translation);
  const marks = noted && new Set(noted);
  const parts: TranslationPart[] = [];

  const compareText = (pair: FieldPair, from: string, to: Maybe) => {
    if (!/\p{L}/u.test(from)) return;
    const isRepeated = to === undefined || to === from;
    const mark = isRepeated ? markOfSame(from) : markOf(from);
    const isNoted = marks?.has(mark) ?? !isRepeated;
    parts.push({
      ...pair,
      kind: 'text',
      original: from,
      translation: typeof to === 'string' ? to : '',
      state: isNoted ? 'done' : isRepeated ? 'missing' : 'stale',
    });
  };

  const compare = (field: FieldSchema, from: Value, to: Maybe, pair: FieldPair): void => {
    const { kind } = metaOf(field);
    if (kind === 'note') return;
    if (factKinds.has(kind)) {
      // Where a page stands among others is its own affair.
      if (pair.path[0] === 'blocks' && !equalValues(from, to))
        parts.push({ ...pair, kind: 'fact', original: from, translation: to });
      return;
    }
    const schema = optionsOf(field) ? optionFor(field, from) : field;
    if (!schema) return;
    if (schema !== field) {
      compare(schema, from, to, { ...pair, schema });
    } else if (typeof from === 'string') {
      if (textKinds.has(kind)) compareText(pair, from, to);
    } else if (from !== null && typeof from === 'object') {
      if (to !== undefined) compareInside(schema, from, to, pair);
      else if (hasText(schema, from)) {
        const isNoted = marks?.has(markOfSame(JSON.stringify(from))) ?? false;
        if (!isNoted) parts.push({ ...pair, kind: 'absent', original: from });
      }
    }
  };

  const compareInside = (schema: FieldSchema, from: Value, to: Value, pair: FieldPair): void => {
    if (Array.isArray(from)) {
      const item = itemOf(schema);
      const items = Array.isArray(to) ? to : [];
      if (!item) return;
      pairItems(from, items, marks).forEach((other, index) => {
        const inner = from[index];
        if (inner === undefined) return;
        compare(item, inner, other === null ? undefined : items[other], {
          path: [...pair.path, other ?? index],
          from: [...pair.from, index],
          schema: item,
        });
      });
    } else if (isValueObject(from)) {
      const values = isValueObject(to) ? to : {};
      for (const [name, inner] of Object.entries(from)) {
        const found = fieldsOf(schema)?.get(name) ?? entriesOf(schema)?.value;
        if (!found) continue;
        const at = { path: [...pair.path, name], from: [...pair.from, name], schema: found };
        compare(found, inner, values[name], at);
      }
    }
  };

  for (const name of pageParts) {
    const from = valueAt(original, [name]);
    const at = { path: [name], from: [name], schema: pageSchema.shape[name] };
    if (from !== undefined) compare(at.schema, from, valueAt(translation, [name]), at);
  }
  return parts;
}

/** Whether a part of a page has texts that can be translated. */
export function hasText(field: FieldSchema, value: Value): boolean {
  const schema = optionsOf(field) ? optionFor(field, value) : field;
  if (!schema || metaOf(schema).kind === 'note') return false;
  if (typeof value === 'string') return textKinds.has(metaOf(schema).kind) && /\p{L}/u.test(value);
  if (Array.isArray(value)) {
    const item = itemOf(schema);
    return item !== null && value.some((one) => hasText(item, one));
  }
  if (!isValueObject(value)) return false;
  return Object.entries(value).some(([name, inner]) => {
    const found = fieldsOf(schema)?.get(name) ?? entriesOf(schema)?.value;
    return found !== undefined && hasText(found, inner);
  });
}

/**
 * The item of the translation for each item of the original; null where it has none. Items have no names, so that where
 * their numbers differ, those that are new to the translation are left out, and the others are taken in order.
 */
function pairItems(
  from: readonly Value[],
  to: readonly Value[],
  marks: ReadonlySet<string> | null,
): (number | null)[] {
  if (from.length === to.length) return from.map((_, index) => index);
  const repeated = new Set(to.flatMap(textsIn));
  const isPaired = (item: Value) =>
    textsIn(item).some((text) => repeated.has(text) || marks?.has(markOf(text)) === true);
  const paired = from.filter(isPaired);
  const pairs = paired.length === to.length ? paired : from.slice(0, to.length);
  return from.map((item) => {
    const index = pairs.indexOf(item);
    return index < 0 ? null : index;
  });
}

/** The texts in a value, without what a block is and the names in it. */
function textsIn(value: Value): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'type' ? [] : textsIn(inner)));
}
