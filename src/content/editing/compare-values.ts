import type { FieldPath } from '../../messages/index.ts';
import { alignItems } from '../yaml/align-items.ts';
import { isValueObject, type Value } from '../yaml/edit-op.ts';
import { equalValues } from '../yaml/equal-values.ts';
import { longestRun } from '../yaml/longest-run.ts';
import type { Maybe } from './value-conflict.ts';

export type ValueChange = {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The path in the later version; for something removed, in the earlier one. */
  path: FieldPath;
  before: Maybe;
  after: Maybe;
  /** Of an item that was moved: its earlier position. */
  from?: number;
};

/** The differences between two versions of a file, field by field, in the order of the later one. */
export function compareValues(before: Value, after: Value): ValueChange[] {
  const changes: ValueChange[] = [];
  const add = (
    kind: ValueChange['kind'],
    path: FieldPath,
    old: Maybe,
    now: Maybe,
    moved: { from?: number } = {},
  ) => {
    changes.push({ kind, path, before: old, after: now, ...moved });
  };
  const compare = (old: Maybe, now: Maybe, from: FieldPath, to: FieldPath): void => {
    if (equalValues(old, now)) return;
    if (old === undefined) add('added', to, old, now);
    else if (now === undefined) add('removed', from, old, now);
    else if (Array.isArray(old) && Array.isArray(now)) compareLists(old, now, from, to);
    else if (isValueObject(old) && isValueObject(now) && old['type'] === now['type']) {
      for (const name of new Set([...Object.keys(now), ...Object.keys(old)])) {
        compare(old[name], now[name], [...from, name], [...to, name]);
      }
    } else add('changed', to, old, now);
  };
  const compareLists = (old: Value[], now: Value[], from: FieldPath, to: FieldPath): void => {
    const origins = alignItems(old, now);
    const resting = longestRun(origins.filter((origin) => origin >= 0));
    let common = 0;
    origins.forEach((origin, index) => {
      if (origin < 0) {
        add('added', [...to, index], undefined, now[index]);
        return;
      }
      if (!resting.has(common))
        add('moved', [...to, index], old[origin], now[index], { from: origin });
      common += 1;
      compare(old[origin], now[index], [...from, origin], [...to, index]);
    });
    const remaining = new Set(origins);
    old.forEach((item, index) => {
      if (!remaining.has(index)) add('removed', [...from, index], item, undefined);
    });
  };
  compare(before, after, [], []);
  return changes;
}
