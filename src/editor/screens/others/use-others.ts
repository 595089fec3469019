import { useEffect } from 'react';
import type { Session, SessionStore } from '../../session/index.ts';
import { currentWords, fill } from '../../words/index.ts';
import { StoreUnavailable, type OthersWork, type Store } from '../../../content/index.ts';

/** In milliseconds: what others have saved hardly matters sooner, and each look asks the host. */
const pause = 60_000;

export function useOthers(session: Session, isUrgent = false): void {
  useEffect(() => void lookUpOthers(session, isUrgent), [session, isUrgent]);
}

export const othersAt = (others: readonly OthersWork[], file: string): string[] =>
  others
    .filter(({ files }) => files.includes(file))
    .map(({ name }) => fill(currentWords().others.atPage, { name }));

type LookupSession = { states: SessionStore; store: Pick<Store, 'others'>; now: () => number };

/**
 * Looks up who else has unpublished changes, unless that happened a moment ago and `isUrgent` is false. Without an
 * answer, nothing changes.
 */
export async function lookUpOthers(session: LookupSession, isUrgent: boolean): Promise<void> {
  const { states, store, now } = session;
  const { othersLookedUp } = states.getState();
  if (!store.others || (!isUrgent && now() < othersLookedUp + pause)) return;
  states.dispatch({ kind: 'looking-up-others', at: now() });
  try {
    states.dispatch({ kind: 'others-found', others: await store.others() });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
  }
}
