import type { FieldPath } from '../../messages/index.ts';
import type { Session } from '../session/index.ts';

/** The item that was added last. */
const fresh = new WeakMap<Session, { file: string; path: FieldPath }>();

/** Notes that an item was just added, so that what it lacks is no mistake yet. */
export function markFresh(session: Session, file: string, path: FieldPath): void {
  fresh.set(session, { file, path });
  session.dispatch({ kind: 'item-awaited', item: { file, path } });
}

/** Whether a field is inside the item that was added last. */
export function isFresh(session: Session, file: string, path: FieldPath): boolean {
  const item = fresh.get(session);
  return item?.file === file && item.path.every((step, index) => path[index] === step);
}

/** Notes that a field was left: what the item around it lacks is a mistake from now on. */
export function leaveField(session: Session, file: string, path: FieldPath): void {
  if (session.state.awaitedItem !== null && isFresh(session, file, path))
    session.dispatch({ kind: 'item-awaited', item: null });
}
