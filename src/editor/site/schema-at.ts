import type { FieldSchema } from '../../../schema/fields/field.ts';
import { childOf, optionFor } from '../../../schema/fields/option-for.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { FieldPath } from '../../messages/index.ts';
import type { Value } from '../../content/index.ts';
import { childOf as innerValue } from '../../../schema/value-at.ts';

/** An open content file: its name determines its schema. */
export type OpenFile = { file: string; root: Value };

/** The schemas along the path to a field, from the whole file inwards; for a union, the option that its value means. */
export function schemasTo({ file, root }: OpenFile, path: FieldPath): FieldSchema[] {
  const schemas: FieldSchema[] = [schemaOfFile(file, root)];
  let value: Value | undefined = root;
  for (const step of path) {
    const last = schemas.at(-1);
    const found = last && childOf(last, value, step);
    if (!found) break;
    value = innerValue(value, step);
    schemas.push(optionFor(found, value) ?? found);
  }
  return schemas;
}

/** The schema of a field; null if the path does not exist. */
export const schemaAt = (open: OpenFile, path: FieldPath): FieldSchema | null =>
  schemasTo(open, path)[path.length] ?? null;
