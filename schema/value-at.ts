import type { FieldPath } from '../src/messages/index.ts';
import { isObject } from './is-object.ts';

/** The values that a content file can contain. */
export type Value = string | number | boolean | null | Value[] | { [field: string]: Value };

/** The value at a step; undefined if there is none. */
export function childOf(value: Value | undefined, step: string | number): Value | undefined;
export function childOf(value: unknown, step: string | number): unknown;
export function childOf(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: Value | undefined, path: FieldPath): Value | undefined;
export function valueAt(value: unknown, path: FieldPath): unknown;
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(childOf, value);
}
