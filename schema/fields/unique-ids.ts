import type { Explanation, FieldPath } from '../../src/diagnostics/diagnostic.ts';

/** Says so where two items of a list have one `id`; for the cross-field rules of blocks. */
export function checkUniqueIds(
  path: FieldPath,
  items: readonly ({ id?: string | undefined } | undefined)[],
): (Explanation & { path: FieldPath })[] {
  const positions = new Map<string, number>();
  return items.flatMap((item, index) => {
    if (item?.id === undefined) return [];
    const before = positions.get(item.id);
    if (before === undefined) {
      positions.set(item.id, index);
      return [];
    }
    return [
      {
        path: [...path, index, 'id'],
        code: 'id-twice',
        message: `Item ${before + 1} of this list has the id ${item.id} already.`,
        help: 'Give each item an id of its own.',
        example: `id: ${item.id}-2`,
        related: [{ path: [...path, before, 'id'], message: 'the first one' }],
      },
    ];
  });
}
