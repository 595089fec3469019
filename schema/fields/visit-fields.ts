import {
  defaultOf,
  entriesOf,
  fieldsOf,
  isObject,
  itemOf,
  metaOf,
  optionsOf,
  type FieldMeta,
  type FieldSchema,
} from './field.ts';
import type { FieldKind } from './field-kind.ts';
import { optionFor } from './option-for.ts';

/** A field that has a value: what the field says of itself, the value as the editor wrote it, and the way to it. */
export type VisitedField = {
  meta: FieldMeta;
  schema: FieldSchema;
  value: unknown;
  path: (string | number)[];
};

/** Visits, in order, every field of some kinds that has a value or a default. */
export type FieldVisitor = (
  schema: FieldSchema,
  value: unknown,
  visit: (field: VisitedField) => void,
) => void;

/**
 * Makes a visitor of some kinds of fields. Whole pages pass through it: it remembers which schemas hold such
 * fields at any depth, and leaves the others out.
 */
export function visitorOf(kinds: ReadonlySet<FieldKind>): FieldVisitor {
  const holding = new Map<FieldSchema, boolean>();
  const holds = (schema: FieldSchema): boolean => {
    const known = holding.get(schema);
    if (known !== undefined) return known;
    const inside = [
      ...(fieldsOf(schema)?.values() ?? []),
      ...(optionsOf(schema) ?? []),
      ...[itemOf(schema) ?? entriesOf(schema)?.value ?? []].flat(),
    ];
    const result = kinds.has(metaOf(schema).kind) || inside.some(holds);
    holding.set(schema, result);
    return result;
  };

  return (root, rootValue, visit) => {
    const path: (string | number)[] = [];
    const enter = (schema: FieldSchema, given: unknown, step: string | number) => {
      path.push(step);
      walk(schema, given);
      path.pop();
    };
    const walk = (schema: FieldSchema, given: unknown): void => {
      if (!holds(schema)) return;
      const value = given === undefined ? defaultOf(schema) : given;
      if (value === undefined || value === null) return;
      const meta = metaOf(schema);
      if (kinds.has(meta.kind)) visit({ meta, schema, value, path: [...path] });
      const item = itemOf(schema);
      if (item) {
        if (Array.isArray(value)) value.forEach((one, index) => enter(item, one, index));
        return;
      }
      const option = optionFor(schema, value);
      if (option) return walk(option, value);
      if (!isObject(value)) return;
      const entries = entriesOf(schema);
      if (entries) {
        for (const [name, one] of Object.entries(value)) enter(entries.value, one, name);
      }
      for (const [name, field] of fieldsOf(schema) ?? []) enter(field, value[name], name);
    };
    walk(root, rootValue);
  };
}
