import type { ValueObject } from '../../editing/edit-op.ts';
import type { Session } from '../session/session.ts';
import { pageFields } from '../starting-content/add-block.ts';
import type { BlockUpdate } from './import-entries.ts';
import type { LinkOps } from './links-of-paste.ts';

type BlockChanges = {
  file: string;
  index: number;
  added: readonly ValueObject[];
  updated: readonly BlockUpdate[];
  ops: LinkOps;
  notice: string;
};

/**
 * Updates blocks of a page and adds others below each other, in one step of undo. Returns whether that was possible.
 */
export const changeBlocks = (session: Session, changes: BlockChanges) => {
  const { file, index, added, updated, ops, notice } = changes;
  return session.edit(
    [
      ...ops,
      ...updated.map((one) => ({
        file,
        op: { op: 'set' as const, path: ['blocks', one.index], value: one.value },
      })),
      ...added.map((value, position) => ({
        file,
        op: {
          op: 'insert' as const,
          path: ['blocks'],
          index: index + position,
          value,
          order: pageFields,
        },
      })),
    ],
    notice,
  );
};
