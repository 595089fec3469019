import type { FieldPath } from '../../messages/index.ts';
import { alignItems, likenessOf } from '../yaml/align-items.ts';
import type { Value } from '../yaml/edit-op.ts';
import { equalValues } from '../yaml/equal-values.ts';
import { mergeOrder, type MergedItem } from './merge-order.ts';
import type { Merge, ValueConflict } from './value-conflict.ts';

/** Merges two versions of a list: items added, removed, moved and changed. */
export function mergeLists(
  base: readonly Value[],
  ours: readonly Value[],
  theirs: readonly Value[],
  path: FieldPath,
  merge: Merge,
  conflicts: ValueConflict[],
): Value[] {
  const toMerge = theirItems(base, ours, theirs);
  const origins = alignItems(base, ours);
  /** A removal on their side must not silently discard our changes. */
  const gone: number[] = [];
  origins.forEach((origin, index) => {
    if (toMerge.some((item) => item.ours === index)) return;
    if (origin < 0 || isRewritten(base[origin], ours[index])) toMerge.push({ ours: index });
    else if (!equalValues(base[origin], ours[index])) gone.push(index);
  });
  const { items, isContested } = mergeOrder(toMerge);
  for (const index of gone) {
    const before = items.findLastIndex((item) => item.ours !== undefined && item.ours < index);
    const old = base[origins[index] ?? -1];
    const conflictPath = [...path, Math.max(0, before)];
    conflicts.push({ path: conflictPath, base: old, ours: ours[index], theirs: undefined });
  }
  if (isContested) conflicts.push({ path, base: [...base], ours: [...ours], theirs: [...theirs] });
  return items.flatMap((item, index) => {
    const value = merge(
      itemAt(base, item.base),
      itemAt(ours, item.ours),
      itemAt(theirs, item.theirs),
      [...path, index],
    );
    return value === undefined ? [] : [value];
  });
}

/** Their list without the items that we removed and they left unchanged; equal items are included once. */
function theirItems(
  base: readonly Value[],
  ours: readonly Value[],
  theirs: readonly Value[],
): MergedItem[] {
  const origins = alignItems(base, ours);
  const theirOrigins = alignItems(base, theirs);
  const remaining = new Set(theirOrigins);
  // An item changed beyond recognition looks new: it may still equal one of theirs.
  const free = new Set(
    origins.flatMap((origin, index) => (origin < 0 || !remaining.has(origin) ? index : [])),
  );
  const hasTwin = (index: number) =>
    [...free].some((each) => equalValues(ours[each], theirs[index]));
  return theirOrigins.flatMap((origin, index): MergedItem[] => {
    const our = origin < 0 ? -1 : origins.indexOf(origin);
    const isNew = origin < 0 || isRewritten(base[origin], theirs[index]);
    if (our >= 0 && !(isNew && hasTwin(index))) return [{ base: origin, ours: our, theirs: index }];
    const twin = [...free].find((each) => equalValues(ours[each], theirs[index]));
    if (twin !== undefined) {
      free.delete(twin);
      return [{ ours: twin, theirs: index }];
    }
    if (isNew) return [{ theirs: index }];
    return equalValues(base[origin], theirs[index]) ? [] : [{ base: origin, theirs: index }];
  });
}

/**
 * An item without any of its former texts counts as new in the place of a removed one; if the other side removed it,
 * the new one stays.
 */
const isRewritten = (before: Value | undefined, after: Value | undefined): boolean =>
  likenessOf(before, after) === 0;

const itemAt = (list: readonly Value[], position: number | undefined): Value | undefined =>
  position === undefined ? undefined : list[position];
