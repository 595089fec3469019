import { exampleOf } from '../../../schema/fields/example-of.ts';
import type { FieldSchema } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import { isValue, type EditOp, type Value } from '../../editing/edit-op.ts';
import type { Form } from '../forms/form-context.ts';
import { setOps } from '../forms/set-ops.ts';
import { fitExample } from './fit-example.ts';
import { namesOfSite } from '../site/site-names.ts';

/** What a new field, item or group of a form begins with: its example, adapted to the site. */
export function startValue(
  { session, file }: Pick<Form, 'session' | 'file'>,
  schema: FieldSchema,
): Value {
  const example = exampleOf(schema);
  if (!isValue(example)) return '';
  return fitExample(schema, example, namesOfSite(session, file)) ?? example;
}

/** The changes that set a field to a value of its example. */
export const exampleOps = (form: Form, path: FieldPath, value: Value): EditOp[] =>
  setOps(form, path, value).map((op) => (op.op === 'set' ? { ...op, isExample: true } : op));
