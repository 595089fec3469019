import type { FieldPath } from '../../messages/index.ts';
import type { Session } from '../session/index.ts';

/** The item that was added last. */
const fresh = new WeakMap<Session, { file: string; path: FieldPath }>();

/** Notes that an item was just added, so that what it lacks is no mistake yet. */
export const markFresh = (session: Session, file: string, path: FieldPath): void =>
  void fresh.set(session, { file, path });

/** Whether a field is inside the item that was added last. */
export function isFresh(session: Session, file: string, path: FieldPath): boolean {
  const item = fresh.get(session);
  return item?.file === file && item.path.every((step, index) => path[index] === step);
}
