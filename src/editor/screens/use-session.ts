import { useSyncExternalStore } from 'react';
import type { SessionState } from '../session/session-state.ts';
import type { Session } from '../session/session.ts';

export const useSession = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, () => session.state);
