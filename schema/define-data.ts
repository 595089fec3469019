import type { z } from 'zod';
import type { BlockDiagnostic } from './block-diagnostic.ts';
import type { DataPart } from './fields/data.ts';
import { exampleOf } from './fields/example-of.ts';
import { writtenAs, type FieldText } from './fields/field.ts';
import { object } from './fields/structure.ts';
import { note, oneLine } from './fields/text.ts';
import type { ValidPart } from './fields/valid-part.ts';
import { isObject } from './is-object.ts';

/** A kind of file of content/data that blocks show as a whole. */
export type DataKind = {
  name: string;
  /** One of its files, in a sentence: `an outline`. */
  called: string;
  hint: string;
  schema: z.ZodType<object>;
  /** The problems that its cross-field rules find in the valid part of a file. */
  validate: (part: object) => BlockDiagnostic[];
  /** A checked file for where there is no site, such as in an example. */
  example: () => object;
};

type Output<Fields extends z.ZodRawShape> = { [Name in keyof Fields]: z.output<Fields[Name]> };

type DataOptions<Fields extends z.ZodRawShape> = Pick<DataKind, 'called' | 'hint'> & {
  /** The name of the kind. It is defined here and nowhere else. */
  name: string;
  label: string;
  /** Its fields, besides `note`. A file is of the kind of which it has most fields. */
  fields: Fields;
  /** The cross-field rules. Invalid fields are missing from what it gets. */
  validate?: (document: ValidPart<Output<Fields>>) => BlockDiagnostic[];
  /** What a file looks like, where that which the fields require is not enough to see. */
  example?: unknown;
};

/** The checks have read the part with the schema of its kind. */
const isPartOf = <Fields extends z.ZodRawShape>(part: object): part is ValidPart<Output<Fields>> =>
  isObject(part);

/** Defines a kind of file of content/data, which blocks show as a whole. One of them brings it, under `dataKinds`. */
export function defineData<Fields extends z.ZodRawShape>(options: DataOptions<Fields>) {
  const { name, called, label, hint, fields, validate } = options;
  const schema = object({ label, hint }, { note: note(), ...fields });
  const kind: DataKind = {
    name,
    called,
    hint,
    schema,
    validate: (part) => (validate && isPartOf<Fields>(part) ? validate(part) : []),
    example: () => schema.parse(options.example ?? exampleOf(schema)),
  };
  /** A field with the name of such a file, without extension. The build replaces it with the content of the file. */
  const field = (text: FieldText) =>
    oneLine(80)
      .transform((file): DataPart<Output<Fields>> => ({ part: 'data', kind: name, name: file }))
      .meta({
        kind: 'data',
        dataKind: name,
        ...writtenAs(text, 'The name of one of the data files.'),
      });
  return { kind, schema, field };
}
