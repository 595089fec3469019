import { readFileSync } from 'node:fs';

/** A part of an OpenAPI schema, as far as it is read here. */
export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  nullable?: boolean;
  additionalProperties?: unknown;
};
type Content = { content?: { 'application/json'?: { schema: Schema } } };
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
export type Reference<Part> = Part | { $ref: string };
export type Operation = {
  parameters?: Reference<Parameter>[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content & { $ref?: string }>;
};
type Description = {
  source: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Content>;
    parameters: Record<string, Parameter>;
  };
};

/** What GitHub has published about the operations that are used: scripts/read-github-api.mjs has taken it from there. */
export const description: Description = JSON.parse(
  readFileSync('tests/fixtures/github-api/description.json', 'utf8'),
);

/** Statuses with which every operation may refuse, says the general part of the documentation, and "not modified". */
const general = new Set([304, 401, 403, 404, 429, 500, 502, 503]);

/** Whether a parsed value is an object with properties. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The last part of a reference: "#/components/schemas/job". */
const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

const { schemas, responses, parameters: namedParameters } = description.components;

/** The schema that a reference names; any other as it is. */
export const schemaOf = (part: Schema): Schema =>
  part.$ref === undefined ? part : (schemas[nameIn(part.$ref)] ?? {});

/** The parameter that a reference names; any other as it is. */
export const parameterOf = (part: Reference<Parameter>): Parameter[] => {
  const found = '$ref' in part ? namedParameters[nameIn(part.$ref)] : part;
  return found ? [found] : [];
};

/** The operation of a request, with the parameters in its path. */
export type Matched = { operation: string; parameters: Record<string, string> };

const severalParts = new Set(['{ref}', '{basehead}']);

const templates = Object.entries(description.paths).flatMap(([template, methods]) => {
  const pattern = template.replaceAll(/\{\w+\}/g, (name) =>
    severalParts.has(name) ? '(.+)' : '([^/]+)',
  );
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.keys(methods).map((method) => ({
    operation: `${method} ${template}`,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${pattern}$`),
    names,
  }));
});

/** The names of all operations of the description: "get /user". */
export const operations = templates.map(({ operation }) => operation);

/** Finds the operation of a path; null if GitHub has none such, or it is not among those used. */
export function match(method: string, path: string): Matched | null {
  for (const template of templates) {
    const found = template.method === method ? template.pattern.exec(path) : null;
    if (!found) continue;
    const values = template.names.map(
      (name, at) => [name, decodeURIComponent(found[at + 1] ?? '')] as const,
    );
    return { operation: template.operation, parameters: Object.fromEntries(values) };
  }
  return null;
}

/** An operation by its name: "get /user". */
export const operationOf = (name: string): Operation => {
  const [method = '', path = ''] = name.split(' ');
  const operation = description.paths[path]?.[method];
  if (!operation) throw new Error(`The description has no ${name}.`);
  return operation;
};

/** The schema of an answer; undefined if the operation never answers so. */
export function answerSchema(operation: string, status: number): Schema | undefined {
  const answer = operationOf(operation).responses[status];
  const described = answer?.$ref === undefined ? answer : responses[nameIn(answer.$ref)];
  const schema = described?.content?.['application/json']?.schema;
  return schema ?? (general.has(status) ? { $ref: '#/components/schemas/basic-error' } : undefined);
}
