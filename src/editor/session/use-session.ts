import { useSyncExternalStore } from 'react';
import type { SessionState } from './session-state.ts';
import type { Session } from './session.ts';

/** The whole state of the session. Its users are rendered at every key. */
export function useSession(session: Session): SessionState;
/**
 * What a component shows of the session: it is rendered again only when that is another value. `select` returns the same
 * value as long as the state is the same.
 */
export function useSession<Shown>(session: Session, select: (state: SessionState) => Shown): Shown;
export function useSession<Shown>(
  session: Session,
  select?: (state: SessionState) => Shown,
): SessionState | Shown {
  return useSyncExternalStore(session.subscribe, () =>
    select ? select(session.state) : session.state,
  );
}
