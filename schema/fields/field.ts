import { z } from 'zod';
import type { FieldKind } from './field-kind.ts';

/** What a field says of itself, once, for the validator, the guide, the editor program and forms. */
export type FieldText = {
  /** A word or two, as a form shows it above the field. */
  label: string;
  /** A sentence for editors: what belongs into the field. */
  hint: string;
  /** A value that the field takes, to show how a line is written. */
  example?: unknown;
  /** What the field was called in an earlier version: `--fix` renames it where content still says so. */
  formerName?: string;
  /** Whether it is the heading of its block: links and search results name the block by it. */
  isHeading?: boolean;
};

/** What a field says of itself, with its kind. */
export type FieldMeta = FieldText & { kind: FieldKind };

declare module 'zod' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface GlobalMeta extends Partial<FieldMeta> {}
}

/** Any schema of a field, whatever it makes of the value. */
export type FieldSchema = z.core.$ZodType;

/** The schema that an optional field, a default or a transformation is wrapped around; null if there is none. */
function insideOf(schema: FieldSchema): FieldSchema | null {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault
  ) {
    return schema._zod.def.innerType;
  }
  return schema instanceof z.core.$ZodPipe ? schema._zod.def.in : null;
}

/** The schema that looks at the value itself: a text, a number, an object, a list, a choice of several. */
export function coreOf(schema: FieldSchema): FieldSchema {
  const inside = insideOf(schema);
  return inside ? coreOf(inside) : schema;
}

/** Whether something else is made of the value, which takes the whole value. */
export function isTransformed(schema: FieldSchema): boolean {
  if (schema instanceof z.core.$ZodPipe) return true;
  const inside = insideOf(schema);
  return inside !== null && isTransformed(inside);
}

/**
 * What a field says of itself.
 * @throws where a field was made without a kind: every field is made by a factory of schema/fields.
 */
export function metaOf(schema: FieldSchema): FieldMeta {
  const { kind, label, hint, example, formerName, isHeading } = z.globalRegistry.get(schema) ?? {};
  if (kind !== undefined && label !== undefined && hint !== undefined) {
    return {
      kind,
      label,
      hint,
      ...(example === undefined ? {} : { example }),
      ...(formerName === undefined ? {} : { formerName }),
      ...(isHeading === undefined ? {} : { isHeading }),
    };
  }
  const inside = insideOf(schema);
  if (!inside) throw new Error('A field has no kind. Make it with a factory of schema/fields.');
  return metaOf(inside);
}

/** Whether a field may be left out. */
export const isOptional = (schema: FieldSchema): boolean => schema._zod.optin !== undefined;

/** The default of a field that was left out; undefined if it has none. */
export function defaultOf(schema: FieldSchema): unknown {
  if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodPrefault) {
    return schema._zod.def.defaultValue;
  }
  const inside = insideOf(schema);
  return inside && defaultOf(inside);
}

/** The fields of an object, by name; null for anything else. */
export function fieldsOf(schema: FieldSchema): ReadonlyMap<string, FieldSchema> | null {
  const core = coreOf(schema);
  if (!(core instanceof z.core.$ZodObject)) return null;
  const known = fieldMaps.get(core);
  if (known) return known;
  const fields = new Map(Object.entries<FieldSchema>(core._zod.def.shape));
  fieldMaps.set(core, fields);
  return fields;
}

const fieldMaps = new WeakMap<FieldSchema, ReadonlyMap<string, FieldSchema>>();

/** What every item of a list is; null for anything else. */
export function itemOf(schema: FieldSchema): FieldSchema | null {
  const core = coreOf(schema);
  return core instanceof z.core.$ZodArray ? core._zod.def.element : null;
}

/** The names and values of a record (an object whose names the editor chooses); null for anything else. */
export function entriesOf(schema: FieldSchema): { name: FieldSchema; value: FieldSchema } | null {
  const core = coreOf(schema);
  if (!(core instanceof z.core.$ZodRecord)) return null;
  return { name: core._zod.def.keyType, value: core._zod.def.valueType };
}

/** The options of a field that takes values of several forms. */
export function optionsOf(schema: FieldSchema): readonly FieldSchema[] | null {
  const core = coreOf(schema);
  return core instanceof z.core.$ZodUnion ? core._zod.def.options : null;
}

/** The field by which the options of a union are known (`type` of a block); null where there is none. */
export function discriminatorOf(schema: FieldSchema): string | null {
  const core = coreOf(schema);
  return core instanceof z.core.$ZodDiscriminatedUnion ? core._zod.def.discriminator : null;
}

/** The words that a choice or a fixed text takes. */
export function choicesOf(schema: FieldSchema): readonly string[] | null {
  const core = coreOf(schema);
  if (core instanceof z.core.$ZodEnum) return Object.values(core._zod.def.entries).map(String);
  return core instanceof z.core.$ZodLiteral ? core._zod.def.values.map(String) : null;
}

/** A value with fields. */
export type FieldObject = Readonly<Record<string, unknown>>;

/** Whether a value has fields. */
export const isObject = (value: unknown): value is FieldObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
