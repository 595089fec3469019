import { fieldsOf } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import { type EditOp, openText, type Maybe } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { schemaAt, type OpenFile } from '../site/index.ts';
import type { Form } from './form-context.ts';

/** The changes that set a field; undefined removes it. */
export function setOps(open: OpenFile, path: FieldPath, value: Maybe): EditOp[] {
  if (value !== undefined) {
    const owner = schemaAt(open, path.slice(0, -1));
    const fields = owner && fieldsOf(owner);
    return [{ op: 'set', path, value, ...(fields ? { order: [...fields.keys()] } : {}) }];
  }
  if (valueAt(open.root, path) === undefined) return [];
  // A cleared list item keeps its position as an empty text until it is removed.
  if (typeof path.at(-1) === 'number') return [{ op: 'set', path, value: '' }];
  return [{ op: 'unset', path }];
}

/**
 * Replaces what somebody typed in a field by the value that it means, in the same step of undo; an empty value removes
 * the field. Keeps a later change of the field.
 */
export function completeField(form: Form, path: FieldPath, typed: string, value: string): void {
  const root = openText(form.session.textOf(form.file) ?? '')?.value;
  if (typed === value || valueAt(root, path) !== typed) return;
  form.change(
    setOps(form, path, value || undefined).map((op) =>
      op.op === 'set' ? { ...op, completes: true } : op,
    ),
  );
}
