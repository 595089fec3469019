import type { FieldPath } from '../../messages/index.ts';
import { isValueObject, type Value, type ValueObject } from '../yaml/edit-op.ts';
import { equalValues } from '../yaml/equal-values.ts';
import { mergeLines } from './merge-lines.ts';
import { mergeLists } from './merge-lists.ts';
import type { Maybe, Merge, ValueConflict } from './value-conflict.ts';

/** Merges two people's changes of a value, field by field and item by item. */
export function mergeValues(
  base: Maybe,
  ours: Maybe,
  theirs: Maybe,
): { value: Maybe; conflicts: ValueConflict[] } {
  const conflicts: ValueConflict[] = [];
  const merge: Merge = (before, one, other, path) => {
    if (equalValues(one, other) || equalValues(before, one)) return other;
    if (equalValues(before, other)) return one;
    if (Array.isArray(one) && Array.isArray(other)) {
      return mergeLists(Array.isArray(before) ? before : [], one, other, path, merge, conflicts);
    }
    if (isValueObject(one) && isValueObject(other) && isOneKind(before, one, other)) {
      return mergeObjects(isValueObject(before) ? before : {}, one, other, path, merge);
    }
    if (typeof before === 'string' && typeof one === 'string' && typeof other === 'string') {
      const merged = before.includes('\n') ? mergeLines(before, one, other) : null;
      if (merged !== null) return merged;
    }
    conflicts.push({ path, base: before, ours: one, theirs: other });
    return other;
  };
  return { value: merge(base, ours, theirs, []), conflicts };
}

/** If one side changed the type of an object, its fields cannot be merged. */
const isOneKind = (base: Maybe, ours: ValueObject, theirs: ValueObject): boolean =>
  ours['type'] === theirs['type'] && (!isValueObject(base) || base['type'] === ours['type']);

function mergeObjects(
  base: ValueObject,
  ours: ValueObject,
  theirs: ValueObject,
  path: FieldPath,
  merge: Merge,
): ValueObject {
  const names = Object.keys(theirs);
  let before = -1;
  for (const name of Object.keys(ours)) {
    const position = names.indexOf(name);
    if (position < 0) names.splice(before + 1, 0, name);
    before = position < 0 ? before + 1 : position;
  }
  const fields = names.flatMap((name): [string, Value][] => {
    const value = merge(fieldOf(base, name), fieldOf(ours, name), fieldOf(theirs, name), [
      ...path,
      name,
    ]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(fields);
}

const fieldOf = (object: ValueObject, name: string): Maybe =>
  Object.hasOwn(object, name) ? object[name] : undefined;
