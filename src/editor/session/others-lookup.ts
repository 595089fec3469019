import { StoreUnavailable, type OthersWork, type Store } from '../../edit-protocol/store.ts';

type LookupParts = {
  store: Pick<Store, 'others'>;
  found: (others: readonly OthersWork[]) => void;
  now: () => number;
};

/** What others have saved hardly matters sooner than this, and each look asks the host; in milliseconds. */
const pause = 60_000;

/** Looks up who else has changed something and not published it. */
export class OthersLookup {
  readonly #parts: LookupParts;
  #last = -Infinity;

  constructor(parts: LookupParts) {
    this.#parts = parts;
  }

  /** Looks again, unless that was done a moment ago and `isUrgent` is false. Without an answer, it stays as it was. */
  async look(isUrgent: boolean): Promise<void> {
    const { store, found, now } = this.#parts;
    if (!store.others || (!isUrgent && now() < this.#last + pause)) return;
    this.#last = now();
    try {
      found(await store.others());
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}
