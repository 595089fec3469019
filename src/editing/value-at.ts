import type { FieldPath } from '../diagnostics/diagnostic.ts';
import { isValueObject, type Value } from './edit-op.ts';

/** The value at a step; undefined if there is none. */
export function childOf(value: Value | undefined, step: string | number): Value | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  const name = String(step);
  return isValueObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The value at a path; undefined if there is none. */
export const valueAt = (value: Value | undefined, path: FieldPath): Value | undefined =>
  path.reduce<Value | undefined>(childOf, value);
