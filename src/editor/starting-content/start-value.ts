import { exampleOf } from '../../../schema/fields/example-of.ts';
import { fieldsOf, type FieldSchema } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import { isValue, type EditOp, type Value, type Maybe } from '../../content/index.ts';
import { type Form, setOps } from '../forms/index.ts';
import { fitExample } from './fit-example.ts';
import { withoutFacts } from './without-facts.ts';
import { namesOfSite } from '../site/index.ts';

/**
 * The first value of a new field, item or group of a form: its example without facts, adapted to the site. Undefined if
 * somebody has to write the whole value.
 */
export function startValue(
  { session, file }: Pick<Form, 'session' | 'file'>,
  schema: FieldSchema,
): Maybe {
  const example = exampleOf(schema);
  const started = isValue(example) ? withoutFacts(schema, example) : undefined;
  const fitted = started && fitExample(schema, started, namesOfSite(session, file));
  return fitted ?? started ?? (fieldsOf(schema) ? {} : undefined);
}

export const exampleOps = (form: Form, path: FieldPath, value: Value): EditOp[] =>
  setOps(form, path, value).map((op) => (op.op === 'set' ? { ...op, isExample: true } : op));
