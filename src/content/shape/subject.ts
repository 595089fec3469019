import { discriminatorOf, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { type FieldPath, phrase, type Phrase } from '../../messages/index.ts';

/** What a message calls the value at a path: The field amount, This block, This item. */
export function subjectOf(path: FieldPath, schema: FieldSchema): Phrase {
  const name = path.at(-1);
  if (name === undefined) return phrase('subject', 'file');
  if (typeof name === 'string') return phrase('subject', 'field', { field: name });
  // Blocks are objects with a discriminator.
  const isBlock = metaOf(schema).kind === 'block' || discriminatorOf(schema) !== null;
  return phrase('subject', isBlock ? 'block' : 'item');
}
