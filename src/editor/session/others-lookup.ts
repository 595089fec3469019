import { StoreUnavailable, type Store } from '../../edit-protocol/store.ts';
import type { SessionStore } from './session-action.ts';

type LookupSession = { states: SessionStore; store: Pick<Store, 'others'>; now: () => number };

/** In milliseconds: what others have saved hardly matters sooner, and each look asks the host. */
const pause = 60_000;

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
