import { z } from 'zod';
import type { FieldSchema } from '../../../schema/fields/field.ts';

/** Properties of a field that JSON Schema has no name for. */
const ofForms = [
  'kind',
  'label',
  'hint',
  'hintInForm',
  'under',
  'isSpread',
  'names',
  'drawings',
  'lastDay',
  'standsFor',
  'byItself',
  'example',
  'dataKind',
];

/** The JSON Schema of a file: labels and hints become titles and descriptions. */
export const jsonSchemaOf = (schema: FieldSchema): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    // What a block of a site checks besides is left to the site's own checks.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { kind, label, hint, example } = jsonSchema;
      for (const name of ofForms) delete jsonSchema[name];
      if (kind === undefined) return;
      Object.assign(jsonSchema, {
        title: label,
        ...(hint === undefined ? {} : { description: hint }),
        ...(example === undefined ? {} : { examples: [example] }),
      });
    },
  });
