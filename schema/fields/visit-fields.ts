import { isObject } from '../is-object.ts';
import {
  defaultOf,
  entriesOf,
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldMeta,
  type FieldSchema,
} from './field.ts';
import type { FieldKind } from './field-kind.ts';
import { optionFor } from './option-for.ts';

/** A field with a value: its metadata, the value as the editor wrote it, and its path. */
export type VisitedField = {
  meta: FieldMeta;
  schema: FieldSchema;
  value: unknown;
  path: (string | number)[];
  /** Whether the field was left out and the value is its default. */
  isDefault: boolean;
};

/** Visits, in order, every field of certain kinds that has a value or a default. */
export type FieldVisitor = (
  schema: FieldSchema,
  value: unknown,
  visit: (field: VisitedField) => void,
) => void;

/** What a visitor needs to know of a schema; null if it contains no field of the wanted kinds. */
type Node = {
  schema: FieldSchema;
  meta: FieldMeta;
  isWanted: boolean;
  standard: unknown;
  item: Node | null;
  value: Node | null;
  fields: readonly (readonly [name: string, node: Node])[];
  options: ReadonlyMap<FieldSchema, Node | null> | null;
};

/**
 * Makes a visitor for certain kinds of fields. Whole pages pass through it, so it remembers which schemas contain such
 * fields at any depth, and skips the others.
 */
export function visitorOf(kinds: ReadonlySet<FieldKind>): FieldVisitor {
  const nodes = new Map<FieldSchema, Node | null>();

  const nodeOf = (schema: FieldSchema): Node | null => {
    const cached = nodes.get(schema);
    if (cached !== undefined) return cached;
    const node = makeNode(schema);
    nodes.set(schema, node);
    return node;
  };

  const makeNode = (schema: FieldSchema): Node | null => {
    const meta = metaOf(schema);
    const item = itemOf(schema);
    const entries = entriesOf(schema);
    const options = optionsOf(schema);
    const node: Node = {
      schema,
      meta,
      isWanted: kinds.has(meta.kind),
      standard: defaultOf(schema),
      item: item && nodeOf(item),
      value: entries && nodeOf(entries.value),
      fields: [...(fieldsOf(schema) ?? [])].flatMap(([name, field]) => {
        const inner = nodeOf(field);
        return inner ? [[name, inner] as const] : [];
      }),
      options: options && new Map(options.map((option) => [option, nodeOf(option)])),
    };
    const isNeeded =
      node.isWanted ||
      node.item ||
      node.value ||
      node.fields.length > 0 ||
      Array.from(node.options?.values() ?? []).some(Boolean);
    return isNeeded ? node : null;
  };

  return (root, rootValue, visit) => {
    const path: (string | number)[] = [];
    const enter = (node: Node, written: unknown, step: string | number) => {
      path.push(step);
      walk(node, written);
      path.pop();
    };
    const walk = (node: Node, written: unknown): void => {
      const value = written === undefined ? node.standard : written;
      if (value === undefined || value === null) return;
      const { schema, meta, item, value: inner, fields, options } = node;
      if (node.isWanted)
        visit({ meta, schema, value, path: [...path], isDefault: written === undefined });
      if (options) {
        const option = optionFor(schema, value);
        const chosenSchema = option && options.get(option);
        if (chosenSchema) walk(chosenSchema, value);
      } else if (Array.isArray(value)) {
        if (item) value.forEach((one, index) => enter(item, one, index));
      } else if (isObject(value)) {
        for (const [name, field] of fields) enter(field, value[name], name);
        if (inner) for (const [name, one] of Object.entries(value)) enter(inner, one, name);
      }
    };
    const node = nodeOf(root);
    if (node) walk(node, rootValue);
  };
}
