import type { z } from 'zod';
import type { BlockDiagnostic } from './block-diagnostic.ts';
import { blocks } from './blocks/index.ts';
import type { DataKind } from './define-data.ts';
import { isObject } from './is-object.ts';
import { fieldsOf, type FieldSchema } from './fields/field.ts';
import { anyListSchema, listSchemaOf, validateList, type DataList } from './list-file.ts';

/** The kinds of files of content/data that come with blocks; of those with the same name, the first. */
export const dataKinds: readonly DataKind[] = blocks
  .flatMap((block) => block.dataKinds)
  .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);

/** The kind of files of a name. */
export const dataKindCalled = (name: string | undefined): DataKind | undefined =>
  dataKinds.find((kind) => kind.name === name);

/** A checked file of content/data: a list, which texts and tables name values of, or of a kind of a block. */
export type DataDocument =
  | { kind: 'list'; document: DataList }
  | { kind: 'of-block'; name: string; document: object };

/** The kind that a file is meant to be: the one with most of its fields, and a list if it resembles none. */
export function dataKindOf(value: unknown): DataKind | 'list' {
  const names = isObject(value) ? Object.keys(value) : [];
  const count = (schema: FieldSchema) => names.filter((name) => fieldsOf(schema)?.has(name)).length;
  const [best] = dataKinds.toSorted((a, b) => count(b.schema) - count(a.schema));
  return best && count(best.schema) > count(anyListSchema) ? best : 'list';
}

/** The schema of a file of content/data, by what is in it: that of a list depends on the columns that it declares. */
export function dataSchemaOf(value: unknown): FieldSchema {
  const kind = dataKindOf(value);
  return kind === 'list' ? listSchemaOf(value) : kind.schema;
}

/** What the schema of its kind makes of a file: a document, or issues. */
export function checkData(
  value: unknown,
): { document: DataDocument } | { issues: z.core.$ZodIssue[] } {
  const kind = dataKindOf(value);
  if (kind === 'list') {
    const { data, error } = listSchemaOf(value).safeParse(value);
    return error ? { issues: error.issues } : { document: { kind, document: data } };
  }
  const { data, error } = kind.schema.safeParse(value);
  return error
    ? { issues: error.issues }
    : { document: { kind: 'of-block', name: kind.name, document: data } };
}

/** The cross-field rules of the kind of a file, on its valid part. */
export function validateData(value: unknown, part: object): BlockDiagnostic[] {
  const kind = dataKindOf(value);
  return kind === 'list' ? validateList(part) : kind.validate(part);
}
