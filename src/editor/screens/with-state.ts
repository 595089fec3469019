import { createElement, type ComponentType } from 'react';
import { useSession, type Session, type SessionState } from '../session/index.ts';

/** A screen that shows any part of the session: it is rendered whenever something in it changes. */
export const withState =
  (Screen: ComponentType<{ session: Session; state: SessionState }>) =>
  ({ session }: { session: Session }) =>
    createElement(Screen, { session, state: useSession(session) });
