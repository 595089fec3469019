import { createStore, get, set } from 'idb-keyval';
import { emptyDraft, type Draft } from '../../editing/draft.ts';

/** Keeps the draft where a crash, a closed tab or a server that went away cannot take it. */
export type DraftShelf = {
  read(): Promise<Draft>;
  /** Keeps the draft soon. */
  keep(draft: Draft): void;
};

const pause = 250;

/** A shelf in the browser. Sites that are edited from one address are told apart by the name of their folder. */
export function browserShelf(folder: string): DraftShelf {
  const store = createStore('editor', 'drafts');
  let latest: Draft = emptyDraft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    void set(folder, latest, store);
  };
  // A page that is closed gets no other chance.
  addEventListener('pagehide', () => timer !== undefined && write());
  return {
    read: async () => (await get<Draft>(folder, store)) ?? emptyDraft,
    keep: (draft) => {
      latest = draft;
      timer ??= setTimeout(write, pause);
    },
  };
}
