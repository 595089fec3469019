import type { z } from 'zod';
import { curriculumKind } from '../src/blocks/math-browser/curriculum.ts';
import type { BlockDiagnostic } from './define-block.ts';
import { isObject } from './is-object.ts';
import { fieldsOf, type FieldSchema } from './fields/field.ts';
import { object } from './fields/structure.ts';
import { note } from './fields/text.ts';
import { anyListSchema, listSchemaOf, validateList, type DataList } from './list-file.ts';

/** A data file that blocks show as a whole, as its kind says, which stands with the block that shows it. */
export const blockDataSchema = object(
  { label: curriculumKind.label, hint: curriculumKind.hint },
  { note: note(), ...curriculumKind.fields },
);

/** A checked data file that blocks show as a whole. */
export type BlockData = z.output<typeof blockDataSchema>;

/** What a file of content/data holds, by kind. */
export type DataOf = { list: DataList; curriculum: BlockData };

/** A kind of file of content/data. */
export type DataKind = keyof DataOf;

/** A checked file of content/data. */
export type DataDocument = { [K in DataKind]: { kind: K; document: DataOf[K] } }[DataKind];

type DataDefinition<K extends DataKind> = {
  /** The schema of a file; that of a list depends on the columns that it declares. */
  schemaOf: (value: unknown) => z.ZodType<DataOf[K]>;
  /** The schema of any file of the kind, for the guide and for other editors. */
  anySchema: FieldSchema;
  /** The cross-field rules. */
  validate: (part: object) => BlockDiagnostic[];
};

/** The kinds of files of content/data. The first one is meant if a file resembles none. */
const dataKinds: { [K in DataKind]: DataDefinition<K> } = {
  list: { schemaOf: listSchemaOf, anySchema: anyListSchema, validate: validateList },
  curriculum: {
    schemaOf: () => blockDataSchema,
    anySchema: blockDataSchema,
    validate: curriculumKind.validate,
  },
};

/** All kinds, in that order. */
export const dataKindNames: readonly DataKind[] = ['list', 'curriculum'];

/** The kind that a file is meant to be: the one with most of its fields. */
export function dataKindOf(value: unknown): DataKind {
  const names = isObject(value) ? Object.keys(value) : [];
  const [best = 'list'] = dataKindNames.toSorted((a, b) => count(b) - count(a));
  return best;

  function count(kind: DataKind): number {
    const fields = fieldsOf(dataKinds[kind].anySchema);
    return names.filter((name) => fields?.has(name)).length;
  }
}

/** The schema of a file of content/data, by what is in it. */
export const dataSchemaOf = (value: unknown): FieldSchema =>
  dataKinds[dataKindOf(value)].schemaOf(value);

/** What the schema of its kind makes of a file: a document, or issues. */
export function checkData(
  value: unknown,
): { document: DataDocument } | { issues: z.core.$ZodIssue[] } {
  const check = <K extends DataKind>(kind: K, wrap: (document: DataOf[K]) => DataDocument) => {
    const result = dataKinds[kind].schemaOf(value).safeParse(value);
    return result.success ? { document: wrap(result.data) } : { issues: result.error.issues };
  };
  return dataKindOf(value) === 'list'
    ? check('list', (document) => ({ kind: 'list', document }))
    : check('curriculum', (document) => ({ kind: 'curriculum', document }));
}

/** The cross-field rules of the kind of a file, on its valid part. */
export const validateData = (value: unknown, part: object): BlockDiagnostic[] =>
  dataKinds[dataKindOf(value)].validate(part);
