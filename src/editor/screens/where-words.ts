import { metaOf } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import type { Value } from '../../editing/edit-op.ts';
import { schemaAt } from '../fields/schema-at.ts';
import { nodesTo } from '../panel/edit-node.ts';
import { labelOf } from '../words/field-words.ts';

/** The path to a field in the labels of the forms: Termly fees › Term 2 › Amount. */
export function whereWords(file: string, root: Value, path: FieldPath): string[] {
  const nodes = nodesTo(file, root, path);
  const titles = nodes.slice(1).map(({ title }) => title);
  const isNode = nodes.at(-1)?.path.length === path.length;
  return isNode ? titles : [...titles, labelAt(file, root, path)];
}

/** The label of a field, or of the list that an item is in. */
export function labelAt(file: string, root: Value, path: FieldPath): string {
  const depth = path.findLastIndex((step) => typeof step === 'string');
  const field = path.slice(0, depth + 1);
  const schema = schemaAt({ file, root }, field);
  // The file of a picture is the picture.
  if (schema && metaOf(schema).kind === 'image-file' && field.length > 1) {
    return labelAt(file, root, field.slice(0, -1));
  }
  return schema ? labelOf(schema) : String(path[depth] ?? '');
}
