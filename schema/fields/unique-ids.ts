import { type Explanation, type FieldPath, say } from '../../src/messages/index.ts';

/** Reports two items of a list with the same `id`; for the cross-field rules of blocks. */
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
        message: say('anchor-idTwice', { position: before + 1, id: item.id }),
        help: say('anchor-otherId'),
        example: `id: ${item.id}-2`,
        related: [{ path: [...path, before, 'id'], message: say('see-firstOne') }],
      },
    ];
  });
}
