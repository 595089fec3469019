import { StoreUnavailable, type Store } from '../../edit-protocol/store.ts';
import type { SessionStore } from './session-action.ts';

type LookupSession = { states: SessionStore; store: Pick<Store, 'others'>; now: () => number };

/** What others have saved hardly matters sooner than this, and each look asks the host; in milliseconds. */
const pause = 60_000;

/**
 * Looks up who else has changed something and not published it, unless that was done a moment ago and `isUrgent` is
 * false. Without an answer, it stays as it was.
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
