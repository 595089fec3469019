import { answerSchema, isObject, schemaOf, type Schema } from './description.ts';

/** A complete answer: what the schema requires beyond the values that are given is filled in. */
export const complete = (operation: string, status: number, values: unknown): unknown =>
  filled(answerSchema(operation, status) ?? {}, values);

const samples: Record<string, unknown> = {
  uri: 'https://example.org/',
  'date-time': '2026-01-05T09:00:00Z',
  date: '2026-01-05',
  email: 'someone@example.org',
};

function filled(part: Schema, value: unknown): unknown {
  const schema = schemaOf(part);
  if (value === undefined) return sampleOf(schema);
  const { items, oneOf, anyOf } = schema;
  if (Array.isArray(value) && items) return value.map((item) => filled(items, item));
  if (!isObject(value)) return value;
  const chosen = (oneOf ?? anyOf)?.[0];
  if (chosen) return filled(chosen, value);
  const { properties = {}, required = [] } = { ...joined(schema), ...schema };
  const names = new Set([...required, ...Object.keys(value)]);
  return Object.fromEntries(
    [...names].map((name) => [name, filled(properties[name] ?? {}, value[name])]),
  );
}

/** The properties of all parts of a schema that is made of several. */
function joined({ allOf = [] }: Schema): Schema {
  const parts = allOf.map((part) => schemaOf(part));
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function sampleOf(part: Schema): unknown {
  const schema = schemaOf(part);
  if (schema.nullable) return null;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.oneOf ?? schema.anyOf)?.[0];
  if (choice) return sampleOf(choice);
  if (schema.properties || schema.allOf) return filled(schema, {});
  switch (schema.type) {
    case 'string':
      return samples[schema.format ?? ''] ?? 'text';
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        filled(schema.items ?? {}, undefined),
      );
    default:
      return {};
  }
}
