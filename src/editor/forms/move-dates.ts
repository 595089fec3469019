import type { FieldPath } from '../../messages/index.ts';
import type { EditOp } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { isDay } from '../../site/index.ts';
import { leavesOf } from '../engine/index.ts';
import { schemaAt, type OpenFile } from '../site/index.ts';

/**
 * Moves the dates of a block into the year that one of its fields gives. Dates keep their distance: a holiday that ends
 * in the next year still does. 29 February stays where that year has none.
 */
export function datesToYear(open: OpenFile, yearPath: FieldPath): EditOp[] {
  const base = yearPath.slice(0, -1);
  const [year, block] = [yearPath, base].map((path) => valueAt(open.root, path));
  const schema = schemaAt(open, base);
  if (typeof year !== 'number' || schema === null) return [];
  // Dates about the block itself, such as its review, do not belong to the year it shows.
  const dates = leavesOf(schema, block).flatMap(({ kind, path, value }) =>
    kind === 'date' && path.length > 1 && typeof value === 'string' && isDay(value)
      ? [{ path, value }]
      : [],
  );
  const distance = year - mainYear(dates.map(({ value }) => Number(value.slice(0, 4))));
  return dates.flatMap(({ path, value }): EditOp[] => {
    const moved = `${Number(value.slice(0, 4)) + distance}${value.slice(4)}`;
    return moved === value || !isDay(moved)
      ? []
      : [{ op: 'set', path: [...base, ...path], value: moved }];
  });
}

/** The year that most dates have; the earliest if several tie. */
function mainYear(years: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1);
  const [first] = [...counts].toSorted(([one, a], [other, b]) => b - a || one - other);
  return first?.[0] ?? 0;
}
