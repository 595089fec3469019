import { fieldsOf } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import type { EditOp } from '../../editing/edit-op.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { Maybe } from '../../editing/value-conflict.ts';
import { schemaAt, type OpenFile } from '../site/schema-at.ts';

/** The changes that set a field; undefined removes the field. */
export function setOps(open: OpenFile, path: FieldPath, value: Maybe): EditOp[] {
  if (value !== undefined) {
    const owner = schemaAt(open, path.slice(0, -1));
    const fields = owner && fieldsOf(owner);
    return [{ op: 'set', path, value, ...(fields ? { order: [...fields.keys()] } : {}) }];
  }
  if (valueAt(open.root, path) === undefined) return [];
  // A list item keeps its position: a cleared item stays as an empty text until it is removed.
  if (typeof path.at(-1) === 'number') return [{ op: 'set', path, value: '' }];
  return [{ op: 'unset', path }];
}
