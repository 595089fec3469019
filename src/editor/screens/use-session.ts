import { useSyncExternalStore } from 'react';
import type { SessionState, Session } from '../session/index.ts';

export const useSession = (session: Session): SessionState =>
  useSyncExternalStore(session.subscribe, () => session.state);
