import { z } from 'zod';
import type { FieldSchema } from '../../../schema/fields/field.ts';

/** What a file takes, for an editor program: labels and hints of fields are its titles and descriptions. */
export const jsonSchemaOf = (schema: FieldSchema): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      const { kind, label, hint, example } = jsonSchema;
      delete jsonSchema['kind'];
      delete jsonSchema['label'];
      delete jsonSchema['hint'];
      delete jsonSchema['example'];
      if (kind === undefined) return;
      Object.assign(jsonSchema, {
        title: label,
        description: hint,
        ...(example === undefined ? {} : { examples: [example] }),
      });
    },
  });
