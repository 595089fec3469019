import { z } from 'zod';
import type { FieldSchema } from '../../../schema/fields/field.ts';

/** The JSON Schema of a file: labels and hints become titles and descriptions. */
export const jsonSchemaOf = (schema: FieldSchema): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    // What a block of a site checks besides is left to the site's own checks.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { kind, label, hint, example } = jsonSchema;
      delete jsonSchema['kind'];
      delete jsonSchema['label'];
      delete jsonSchema['hint'];
      delete jsonSchema['hintInForm'];
      delete jsonSchema['example'];
      delete jsonSchema['dataKind'];
      if (kind === undefined) return;
      Object.assign(jsonSchema, {
        title: label,
        description: hint,
        ...(example === undefined ? {} : { examples: [example] }),
      });
    },
  });
