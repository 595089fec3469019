import { z } from 'zod';
import type { FieldKind } from './field-kind.ts';

/** The questions under which forms fold rarely changed fields, in the order of the form. */
export const questions = [
  'entry',
  'words',
  'looks',
  'works',
  'where',
  'times',
  'send',
  'languages',
  'address',
  'care',
] as const;

/** A question that the fields of a form answer. */
export type Question = (typeof questions)[number];

/** The description of a field, read by the validator, the guide, the JSON Schema for editors and the forms. */
export type FieldText = {
  /** A word or two, shown above the field in forms. */
  label: string;
  /** What to fill in, if the label does not say it. Forms show its first sentence if it fits a line. */
  hint?: string;
  /** The hint without what only those who write files need, such as the form of a day. */
  hintInForm?: string;
  /** The question under which forms fold the field. Without one it is among the first. */
  under?: Question;
  /** The fields of this object by which forms and changes call it, such as a match by its two teams. */
  calledBy?: readonly string[];
  /** Whether this link leads to a file of the site. */
  isFile?: true;
  /** The list beside this file that keeps its former versions. */
  formerIn?: string;
  /** Whether forms show the fields of this object among those around it. */
  isSpread?: boolean;
  /** The field beside this day that holds the last of several days; forms show it here. */
  lastDay?: string;
  /** The field beside this one that is not shown while this one is set. */
  standsFor?: string;
  /** The yes or no beside this repetition that leaves out more of its days; forms show it here. */
  leavesOut?: string;
  /** The field beside this list that holds the sum of its amounts; or true, if forms only show the sum. */
  addsUp?: string | true;
  /** The field beside this one, and those of its values with which this one is used; forms hide it with any other. */
  goesWith?: { field: string; values: readonly string[] };
  /** The days beside this “not yet” from which and until which visitors see it; forms show all three as one choice. */
  publicDays?: readonly [from: string, until: string];
  /** What holds while a yes or no is left out: yes, or yes where its condition is met. Otherwise it is no. */
  byItself?: true | 'below' | 'deep' | 'outside' | 'room';
  /** What the values of a choice are called in forms, where it is not their own name. */
  names?: Readonly<Record<string, string>>;
  /** What a choice of looks looks like, in rows of letters: = is text, # a picture, o what is bright. */
  drawings?: Readonly<Record<string, string>>;
  /** Whether the editor keeps it by itself: neither forms nor lists of changes show it. */
  isAutomatic?: true;
  /** A valid value, to show how the field is written. */
  example?: unknown;
  /** Whether it is the heading of its block, by which links and search results name the block. */
  isHeading?: boolean;
  /** The names of entries that a record must have, because the site uses them. */
  requiredNames?: readonly string[];
  /** Whether a range, with `from` and `to`, may take the place of this amount. */
  takesRange?: boolean;
  /** Whether words that were published may take the place of this day: 29 Feb. */
  takesPublished?: boolean;
  /** The kind of the data file that is named. */
  dataKind?: string;
  /** Whether a number here is shown with the characters that stand in the file: 1.10, 007. */
  isShownAsTyped?: boolean;
};

/** The description of a field with its kind. */
export type FieldMeta = FieldText & { kind: FieldKind; hint: string };

declare module 'zod' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface GlobalMeta extends Partial<FieldMeta> {}
}

/** The hint as forms show it, in which a day is chosen and a text needs no quotes. */
export const formHint = ({ hint = '', hintInForm = hint }: Partial<FieldText>): string =>
  hintInForm;

/** A description whose hint also says how the value is written in a file, which forms leave out. */
export const writtenAs = ({ hint = '', ...field }: FieldText, how: string) => ({
  hintInForm: hint,
  ...field,
  hint: `${hint} ${how}`.trim(),
});

/** The schema of any field, whatever its output type. */
export type FieldSchema = z.core.$ZodType;

/** The schema inside an optional field, a default or a transformation; null if there is none. */
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

/** Cached, because every value of every page is looked up by its schema, and zod's `instanceof` is slow. */
const cores = new WeakMap<FieldSchema, FieldSchema>();

/** The innermost schema: of a text, a number, an object, a list or a union. */
export function coreOf(schema: FieldSchema): FieldSchema {
  const cached = cores.get(schema);
  if (cached) return cached;
  const inside = insideOf(schema);
  const core = inside ? coreOf(inside) : schema;
  cores.set(schema, core);
  return core;
}

/** Whether the value is transformed, which requires the whole value. */
export function isTransformed(schema: FieldSchema): boolean {
  if (schema instanceof z.core.$ZodPipe) return true;
  const inside = insideOf(schema);
  return inside !== null && isTransformed(inside);
}

/**
 * The schema that bears the description of a field: the field itself, or what an optional one contains.
 * @throws if the field has no kind: every field must be made by a factory in schema/fields.
 */
export function describedSchema(schema: FieldSchema): FieldSchema {
  if (isDescribed(z.globalRegistry.get(schema))) return schema;
  const inside = insideOf(schema);
  if (!inside) throw new Error('A field has no kind. Make it with a factory of schema/fields.');
  return describedSchema(inside);
}

const isDescribed = (written: z.GlobalMeta | undefined): written is Omit<FieldMeta, 'hint'> =>
  written?.kind !== undefined && written.label !== undefined;

/**
 * The description of a field.
 * @throws if the field has no kind: every field must be made by a factory in schema/fields.
 */
export function metaOf(schema: FieldSchema): FieldMeta {
  const written = z.globalRegistry.get(schema);
  return isDescribed(written) ? { hint: '', ...written } : metaOf(describedSchema(schema));
}

/** Whether a field is optional. */
export const isOptional = (schema: FieldSchema): boolean => schema._zod.optin !== undefined;

/** The default of a field; undefined if it has none. */
export function defaultOf(schema: FieldSchema): unknown {
  if (schema instanceof z.core.$ZodDefault || schema instanceof z.core.$ZodPrefault) {
    return schema._zod.def.defaultValue;
  }
  const inside = insideOf(schema);
  return inside && defaultOf(inside);
}

/** The most characters that a text may have; null without a limit, and for anything else. */
export function maxCharacters(schema: FieldSchema): number | null {
  const core = coreOf(schema);
  return core instanceof z.ZodString ? core.maxLength : null;
}

/** The fields of an object, by name; null for anything else. */
export function fieldsOf(schema: FieldSchema): ReadonlyMap<string, FieldSchema> | null {
  const core = coreOf(schema);
  if (!(core instanceof z.core.$ZodObject)) return null;
  const cached = fieldMaps.get(core);
  if (cached) return cached;
  const fields = new Map(Object.entries<FieldSchema>(core._zod.def.shape));
  fieldMaps.set(core, fields);
  return fields;
}

const fieldMaps = new WeakMap<FieldSchema, ReadonlyMap<string, FieldSchema>>();

/** The schema of a list's items; null for anything else. */
export function itemOf(schema: FieldSchema): FieldSchema | null {
  const core = coreOf(schema);
  return core instanceof z.core.$ZodArray ? core._zod.def.element : null;
}

/** The schemas of a record's names and values (names are chosen by the editor); null for anything else. */
export function entriesOf(schema: FieldSchema): { name: FieldSchema; value: FieldSchema } | null {
  const core = coreOf(schema);
  if (!(core instanceof z.core.$ZodRecord)) return null;
  return { name: core._zod.def.keyType, value: core._zod.def.valueType };
}

/** The options of a union; null for anything else. */
export function optionsOf(schema: FieldSchema): readonly FieldSchema[] | null {
  const core = coreOf(schema);
  return core instanceof z.core.$ZodUnion ? core._zod.def.options : null;
}

/** The discriminator of a union (`type` of a block); null if there is none. */
export function discriminatorOf(schema: FieldSchema): string | null {
  const core = coreOf(schema);
  return core instanceof z.core.$ZodDiscriminatedUnion ? core._zod.def.discriminator : null;
}

/** The values of a choice or a literal. */
export function choicesOf(schema: FieldSchema): readonly string[] | null {
  const core = coreOf(schema);
  if (core instanceof z.core.$ZodEnum) return Object.values(core._zod.def.entries).map(String);
  return core instanceof z.core.$ZodLiteral ? core._zod.def.values.map(String) : null;
}
