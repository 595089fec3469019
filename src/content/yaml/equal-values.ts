import { isObject } from '../../../schema/is-object.ts';

/** Whether two values are equal. The order of fields does not matter, that of items does. */
export function equalValues(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => equalValues(item, other[index]))
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equalValues(one[name], other[name]))
  );
}

/** The earlier of two equal values, so that whoever compares objects finds the same one. */
export const unlessEqual = <Value>(before: Value, now: Value): Value =>
  equalValues(before, now) ? before : now;
