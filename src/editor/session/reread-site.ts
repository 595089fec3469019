import { StoreUnavailable, type Store } from '../../content/index.ts';
import type { Saver } from './saver.ts';
import type { SessionStore } from './session-reducer.ts';

type RereadParts = { states: SessionStore; store: Pick<Store, 'read'>; saver: Saver };

/** Reads the files again and merges what others have changed. Returns whether it could. */
export async function rereadSite({ states, store, saver }: RereadParts): Promise<boolean> {
  try {
    const { saves } = saver;
    const site = await store.read(states.getState().site);
    // The response may lack what was saved in the meantime; the store reports that change too.
    if (!saver.isSaving && saver.saves === saves) states.dispatch({ kind: 'read', site });
    return true;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    states.dispatch({ kind: 'unavailable', problem: error.problem });
    return false;
  }
}
