import type { FieldPath } from '../../messages/index.ts';
import { alignItems } from './align-items.ts';
import { isValueObject, type EditOp, type Value, type ValueObject } from './edit-op.ts';
import { equalValues } from './equal-values.ts';
import { longestRun } from './longest-run.ts';

/** The changes that turn one value into another, each as small as possible, so that comments around them are kept. */
export function differenceOps(before: Value, after: Value, path: FieldPath = []): EditOp[] {
  if (equalValues(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listOps(before, after, path);
  if (isValueObject(before) && isValueObject(after)) return objectOps(before, after, path);
  return [{ op: 'set', path, value: after }];
}

function objectOps(before: ValueObject, after: ValueObject, path: FieldPath): EditOp[] {
  const order = Object.keys(after);
  const changes = Object.entries(after).flatMap(([name, value]): EditOp[] => {
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    const field = [...path, name];
    return old === undefined
      ? [{ op: 'set', path: field, value, order }]
      : differenceOps(old, value, field);
  });
  // New fields come first, so that an object is never empty in between.
  const gone = Object.keys(before)
    .filter((name) => !Object.hasOwn(after, name))
    .map((name): EditOp => ({ op: 'unset', path: [...path, name] }));
  return [...changes, ...gone];
}

function listOps(before: readonly Value[], after: readonly Value[], path: FieldPath): EditOp[] {
  const origin = alignItems(before, after);
  const remaining = new Set(origin.filter((old) => old !== -1));
  // A list is never left empty in between: it would lose its formatting.
  if (remaining.size === 0 && before.length > 0) {
    return [
      ...after.map((value, index): EditOp => {
        return { op: 'insert', path, index: before.length + index, value };
      }),
      ...before.map((): EditOp => ({ op: 'remove', path, index: 0 })),
    ];
  }
  // `at` tracks where each earlier item is while the changes are made in sequence.
  const at = before.map((_, index) => index).filter((index) => remaining.has(index));
  const removals = before
    .flatMap((_, index): EditOp[] => (remaining.has(index) ? [] : [{ op: 'remove', path, index }]))
    .toReversed();
  const targetOrder = origin.filter((old) => old !== -1);
  const additions = after.flatMap((value, index): EditOp[] =>
    origin[index] === -1 ? [{ op: 'insert', path, index, value }] : [],
  );
  const changes = after.flatMap((value, index): EditOp[] => {
    const old = before[origin[index] ?? -1];
    return old === undefined ? [] : differenceOps(old, value, [...path, index]);
  });
  return [...removals, ...moves(at, targetOrder, path), ...additions, ...changes];
}

/** The fewest moves that bring items into the wanted order: each goes right after its predecessor. */
function moves(at: number[], targetOrder: readonly number[], path: FieldPath): EditOp[] {
  const resting = longestRun(targetOrder);
  return targetOrder.flatMap((old, index): EditOp[] => {
    if (resting.has(index)) return [];
    const from = at.indexOf(old);
    at.splice(from, 1);
    const to = index === 0 ? 0 : at.indexOf(targetOrder[index - 1] ?? -1) + 1;
    at.splice(to, 0, old);
    return from === to ? [] : [{ op: 'move', path, from, to }];
  });
}
