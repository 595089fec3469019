import type { FieldPath } from '../diagnostics/diagnostic.ts';
import { alignItems, likenessOf } from './align-items.ts';
import type { Value } from './edit-op.ts';
import { equalValues } from './equal-values.ts';
import { longestRun } from './longest-run.ts';
import type { Merge, ValueConflict } from './value-conflict.ts';

/** An item of the merged list: its positions in the three versions, where it is in them. */
type Item = { base?: number; ours?: number; theirs?: number };

/** Merges two people's versions of a list: items added, removed, moved and changed. */
export function mergeLists(
  base: readonly Value[],
  ours: readonly Value[],
  theirs: readonly Value[],
  path: FieldPath,
  merge: Merge,
  conflicts: ValueConflict[],
): Value[] {
  const items = theirItems(base, ours, theirs);
  const moved = movedItems(base, ours);
  const movedByThem = movedItems(base, theirs);
  const gone: ValueConflict[] = [];
  let disorder = false;
  let last = -1;
  // The last one in our order that they have left where it was.
  let resting: Item | undefined;
  const stays = (item: Item) => !movedByThem.has(item.theirs ?? -1);
  alignItems(base, ours).forEach((origin, index) => {
    let at = items.findIndex((item) => item.ours === index);
    if (at < 0 && origin >= 0 && !isRewritten(base[origin], ours[index])) {
      // They removed it. What we changed in it must not be lost without a word.
      if (!equalValues(base[origin], ours[index])) {
        const place = [...path, Math.max(0, last)];
        gone.push({ path: place, base: base[origin], ours: ours[index], theirs: undefined });
      }
      return;
    }
    if (at < 0) {
      items.splice(last + 1, 0, { ours: index });
      at = last + 1;
    } else if (moved.has(index) && !follows(items, at, resting, stays)) {
      const [item = {}] = items.splice(at, 1);
      // Both moved it, to different places: it stays where they have it.
      const isContested = !stays(item);
      disorder ||= isContested;
      if (!isContested) at = at <= last ? last : last + 1;
      items.splice(at, 0, item);
    }
    last = at;
    const placed = items[at];
    if (placed && stays(placed)) resting = placed;
  });
  conflicts.push(...gone);
  if (disorder) conflicts.push({ path, base: [...base], ours: [...ours], theirs: [...theirs] });
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

/**
 * Whether an item comes after another of ours already: between them is only what we do not have, or what they have
 * moved there.
 */
function follows(
  items: readonly Item[],
  at: number,
  resting: Item | undefined,
  stays: (item: Item) => boolean,
): boolean {
  const before = resting === undefined ? -1 : items.indexOf(resting);
  const between = items.slice(before + 1, at);
  return at > before && between.every((item) => item.ours === undefined || !stays(item));
}

/** Their list, without what we removed and they left as it was; where both have the same, it is one item. */
function theirItems(
  base: readonly Value[],
  ours: readonly Value[],
  theirs: readonly Value[],
): Item[] {
  const origins = alignItems(base, ours);
  const theirOrigins = alignItems(base, theirs);
  const kept = new Set(theirOrigins);
  // What is changed beyond recognition looks like a new item: ours may say what theirs says all the same.
  const free = new Set(
    origins.flatMap((origin, index) => (origin < 0 || !kept.has(origin) ? index : [])),
  );
  const hasTwin = (index: number) =>
    [...free].some((each) => equalValues(ours[each], theirs[index]));
  return theirOrigins.flatMap((origin, index): Item[] => {
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
 * An item of which nothing is left: it may as well be a new one in the place of one that was removed, and where the
 * other has removed it, the new one stays.
 */
const isRewritten = (before: Value | undefined, after: Value | undefined): boolean =>
  likenessOf(before, after) === 0;

/** The positions in the later list of items that were moved. */
function movedItems(base: readonly Value[], after: readonly Value[]): Set<number> {
  const common = alignItems(base, after).flatMap((origin, index) =>
    origin < 0 ? [] : [{ origin, index }],
  );
  const resting = longestRun(common.map(({ origin }) => origin));
  return new Set(common.flatMap(({ index }, nth) => (resting.has(nth) ? [] : index)));
}

const itemAt = (list: readonly Value[], position: number | undefined): Value | undefined =>
  position === undefined ? undefined : list[position];
