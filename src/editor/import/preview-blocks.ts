import { blockSchema } from '../../../schema/blocks/index.ts';
import { isValueObject, type Value, type ValueObject } from '../../content/index.ts';

/** The blocks that can be shown, the number of those that cannot, and the number of incomplete rows left out. */
type PreviewBlocks = { blocks: ValueObject[]; missing: number; rows: number };

/** The part of some blocks that can be shown while values are missing. */
export function previewBlocks(values: readonly ValueObject[]): PreviewBlocks {
  const result: PreviewBlocks = { blocks: [], missing: 0, rows: 0 };
  for (const value of values) {
    const { block, rows } = withoutInvalidRows(value);
    if (!blockSchema.safeParse(block).success) result.missing += 1;
    else {
      result.blocks.push(block);
      result.rows += rows;
    }
  }
  return result;
}

function withoutInvalidRows(value: ValueObject): { block: ValueObject; rows: number } {
  const parsed = blockSchema.safeParse(value);
  if (parsed.success) return { block: value, rows: 0 };
  const wrong = new Map<string, Set<number>>();
  for (const { path } of parsed.error.issues) {
    const [field, index] = path;
    if (typeof field === 'string' && typeof index === 'number')
      wrong.set(field, (wrong.get(field) ?? new Set()).add(index));
  }
  let rows = 0;
  const fields = Object.entries(value).map(([field, inner]): [string, Value] => {
    const wrongCells = wrong.get(field);
    if (!wrongCells || !Array.isArray(inner) || !inner.every(isValueObject)) return [field, inner];
    rows += wrongCells.size;
    return [field, inner.filter((_, index) => !wrongCells.has(index))];
  });
  return { block: Object.fromEntries(fields), rows };
}

/** The labels of required fields that a block lacks, apart from those of its rows. */
export const missingFields = (value: ValueObject): string[] => {
  const parsed = blockSchema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap(({ path }) => {
    const [field, ...inner] = path;
    return inner.length === 0 && typeof field === 'string' && value[field] === undefined
      ? [field]
      : [];
  });
};
