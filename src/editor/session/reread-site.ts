import type { StoredFile } from '../../editing/draft.ts';
import {
  StoreUnavailable,
  type Store,
  type StoredPicture,
  type StoredSite,
} from '../../edit-protocol/store.ts';
import type { Saver } from './saver.ts';
import { storedFileOf, type SaveStatus, type SessionState } from './session-state.ts';

/** What following the files needs of the session. */
type RereadParts = {
  store: Pick<Store, 'read'>;
  saver: Saver;
  state: () => SessionState;
  set: (change: Partial<SessionState>) => void;
  /** Updates the session when the stored text of a file has changed. */
  updateStored: (file: string, found: StoredFile) => void;
  /** Sets the site that changes are compared with. */
  beginAnew: (site: StoredSite) => void;
  /** Shows the pictures of the site. */
  setPictures: () => void;
};

/** If nothing is left to do, or only the author can do it. */
const isSafe: ReadonlySet<SaveStatus> = new Set(['nothing', 'waiting', 'saved', 'browser']);

/** Reads the files again, which somebody else may have changed, and merges what is new. Returns whether it could. */
export async function rereadSite(session: RereadParts): Promise<boolean> {
  const { store, saver, state, set, updateStored } = session;
  try {
    const { saves } = saver;
    const site = await store.read();
    // The response may lack what was saved meanwhile; the store reports that change too.
    if (saver.isSaving || saver.saves !== saves) return true;
    const before = state().site;
    const names = new Set([
      ...Object.keys(before.files),
      ...Object.keys(site.files),
      ...Object.keys(state().draft.files),
    ]);
    for (const file of names) {
      const stored = storedFileOf(site, file);
      if (storedFileOf(before, file).hash !== stored.hash) updateStored(file, stored);
    }
    if (site.published) session.beginAnew(site);
    set({ site });
    if (!equalPictures(site.pictures, before.pictures)) session.setPictures();
    if (!isSafe.has(state().saveStatus)) saver.soon();
    return true;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    set({ saveStatus: error.problem ?? 'away' });
    return false;
  }
}

const equalPictures = (some: readonly StoredPicture[], others: readonly StoredPicture[]): boolean =>
  some.length === others.length &&
  some.every(({ name, address }, index) => {
    const other = others[index];
    return other?.name === name && other.address === address;
  });
