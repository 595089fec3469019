import { discriminatorOf, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';

/** What a message calls the value at a path: The field amount, This block, This item. */
export function subjectOf(path: FieldPath, schema: FieldSchema): string {
  const name = path.at(-1);
  if (name === undefined) return 'This file';
  if (typeof name === 'string') return `The field ${name}`;
  // Blocks are objects with a discriminator.
  const isBlock = metaOf(schema).kind === 'block' || discriminatorOf(schema) !== null;
  return isBlock ? 'This block' : 'This item';
}
