import Ajv, { type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import {
  answerSchema,
  description,
  isObject,
  operationOf,
  parameterOf,
  type Matched,
  type Schema,
} from './description.ts';

/** OpenAPI 3.0 says "nullable" where JSON Schema has a type of its own. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (!isObject(value)) return value;
  const { nullable, ...rest } = value;
  const schema = Object.fromEntries(
    Object.entries(rest).map(([name, part]) => [name, asJsonSchema(part)]),
  );
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** A request with a misspelt property would be taken all the same: here it is a mistake. */
function closed(schema: Schema): Schema {
  const parts = (all: Schema[] | undefined) => all?.map(closed);
  return {
    ...schema,
    ...(schema.items && { items: closed(schema.items) }),
    ...(schema.oneOf && { oneOf: parts(schema.oneOf) }),
    ...(schema.anyOf && { anyOf: parts(schema.anyOf) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [name, closed(part)]),
      ),
      additionalProperties: schema.additionalProperties ?? false,
    }),
  };
}

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  inlineRefs: false,
  logger: false,
  code: { optimize: false },
});
addFormats(ajv);
ajv.addSchema({ $id: 'github', components: asJsonSchema(description.components) });

const compiled = new Map<string, (value: unknown) => string[]>();

/** What is wrong with a value, by the name of its schema, which is compiled once. */
function mistakesIn(name: string, schema: Schema, value: unknown): string[] {
  const validate = compiled.get(name) ?? compile(schema);
  compiled.set(name, validate);
  return validate(value).map((mistake) => `${name}${mistake}`);
}

const mistakeOf = ({ instancePath, message, params }: ErrorObject) =>
  ` ${instancePath} ${message} ${JSON.stringify(params)}`;

function compile(schema: Schema): (value: unknown) => string[] {
  const text = JSON.stringify(asJsonSchema(schema)).replaceAll('"#/', '"github#/');
  const validate = ajv.compile(JSON.parse(text));
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(mistakeOf));
}

/** What is wrong with a request: its query, its parameters in the path and its body. */
export function requestMistakes(
  { operation, parameters }: Matched,
  query: URLSearchParams,
  body: unknown,
): string[] {
  const { parameters: listed = [], requestBody } = operationOf(operation);
  const allowed = listed.flatMap(parameterOf);
  const schema = requestBody?.content?.['application/json']?.schema;
  return [
    ...[...query.keys()]
      .filter(
        (name) => !allowed.some((parameter) => parameter.in === 'query' && parameter.name === name),
      )
      .map((name) => `${operation} has no query parameter ${name}.`),
    ...allowed.flatMap((parameter) => {
      const given =
        parameter.in === 'path' ? parameters[parameter.name] : query.get(parameter.name);
      const name = `${operation}, ${parameter.name}:`;
      if (given === undefined || given === null)
        return parameter.required ? [`${name} missing`] : [];
      return mistakesIn(name, parameter.schema, typed(given, parameter.schema));
    }),
    ...(schema
      ? mistakesIn(`${operation}, body:`, closed(schema), body)
      : body === undefined
        ? []
        : [`${operation} has no body.`]),
  ];
}

const typed = (text: string, { type }: Schema): unknown =>
  type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;

/** What is wrong with an answer: its status and its body. */
export function answerMistakes(operation: string, status: number, body: unknown): string[] {
  if (status === 304) return [];
  const schema = answerSchema(operation, status);
  if (!schema) return [`${operation} never answers with ${status}.`];
  return mistakesIn(`${operation}, ${status}:`, schema, body);
}
