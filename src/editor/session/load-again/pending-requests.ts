import type { Store } from '../../../edit-protocol/store.ts';

/** A store, and whether it still owes an answer that a reload would lose. */
export type CountedStore = { store: Store; isBusy: () => boolean };

/** Counts the requests of a store that change something. */
export function countRequests(store: Store): CountedStore {
  let pending = 0;
  const counted =
    <Args extends unknown[], Answer>(request: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      pending += 1;
      try {
        return await request(...args);
      } finally {
        pending -= 1;
      }
    };
  return {
    store: {
      ...store,
      save: counted(store.save),
      uploadPicture: counted(store.uploadPicture),
      publish: counted(store.publish),
    },
    isBusy: () => pending > 0,
  };
}
