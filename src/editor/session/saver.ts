import { changesOf, type DraftStep, type StoredFile } from '../../editing/draft.ts';
import type { FileChange } from '../../editing/edit-op.ts';
import { StoreUnavailable, type Store } from '../../edit-protocol/store.ts';
import { deferredFiles, savedSteps } from './deferred-files.ts';
import { afterSaving, filesWithErrors, type SessionState } from './session-state.ts';

/** How often to look whether a change has been checked, in milliseconds. */
export const checkPause = 70;

/** What saving needs of the session. */
type SaverParts = {
  store: Pick<Store, 'save' | 'savePause' | 'saveGap'>;
  /** Stores the work in the browser. */
  storeDraft: () => void;
  state: () => SessionState;
  set: (change: Partial<SessionState>) => void;
  /** Whether the last change has been checked. */
  isChecked: () => boolean;
  /** Updates the session when the stored text of a file has changed. */
  updateStored: (file: string, found: StoredFile) => void;
};

/** Saves changed files once they are valid and typing has paused. */
export class Saver {
  readonly #parts: SaverParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;
  #saves = 0;
  /** When the last save began, in milliseconds since 1970. */
  #lastSave = -Infinity;
  readonly #savedSteps = new WeakSet<DraftStep>();

  constructor(parts: SaverParts) {
    this.#parts = parts;
  }

  get isSaving(): boolean {
    return this.#isSaving;
  }

  /** The number of saves: anything read before the last one is out of date. */
  get saves(): number {
    return this.#saves;
  }

  /** Saves after one or several pauses. */
  soon(pauses = 1): void {
    clearTimeout(this.#timer);
    const { savePause, saveGap } = this.#parts.store;
    const wait = Math.max(pauses * savePause, this.#lastSave + saveGap - Date.now());
    this.#timer = setTimeout(() => void this.save(), wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Saves the changed files that are valid. The others, and those changed in one step with them, stay in the browser
   * until they are; with `asTheyAre` they are saved all the same.
   */
  async save(asTheyAre = false): Promise<void> {
    clearTimeout(this.#timer);
    const { state, set, isChecked } = this.#parts;
    // Unchecked changes are saved after the check; the rest after the save in progress.
    if (this.#isSaving || (!asTheyAre && !isChecked())) return;
    const { diagnostics, conflicts, draft } = state();
    // A conflicting version is not overwritten before one of the two is chosen.
    const open = conflicts.map(({ file }) => file);
    const unready = new Set([...open, ...(asTheyAre ? [] : filesWithErrors(diagnostics))]);
    const held = deferredFiles(draft, unready, this.#savedSteps);
    const changes = changesOf(draft);
    const ready = changes.filter(({ file }) => !held.has(file));
    if (ready.length === 0) {
      set({ saveStatus: changes.length > 0 ? 'browser' : 'saved' });
      return;
    }
    this.#isSaving = true;
    this.#lastSave = Date.now();
    try {
      await this.#send(ready);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      set({ saveStatus: error.problem ?? 'away' });
      this.soon(5);
    } finally {
      this.#saves += 1;
      this.#isSaving = false;
    }
  }

  async #send(ready: readonly FileChange[]): Promise<void> {
    const { store, storeDraft, state, set, updateStored } = this.#parts;
    const { draft } = state();
    const answer = await store.save(
      ready.map(({ file, after }) => ({
        file,
        baseHash: draft.files[file]?.baseHash ?? null,
        text: after,
      })),
    );
    switch (answer.kind) {
      case 'refused':
        set({ refusal: answer.reason, saveStatus: 'browser' });
        return;
      case 'changed':
        for (const [file, found] of Object.entries(answer.files)) updateStored(file, found);
        this.soon();
        return;
      case 'saved': {
        const after = afterSaving(state(), ready, answer.hashes);
        set(after);
        for (const step of savedSteps(after.draft)) this.#savedSteps.add(step);
        storeDraft();
        if (after.saveStatus === 'browser') this.soon();
      }
    }
  }

  /** Saves until nothing is left that can be saved: the last change may wait for its check. */
  async all(): Promise<void> {
    for (let tries = 0; tries < 50 && changesOf(this.#parts.state().draft).length > 0; tries += 1) {
      await this.save();
      // Without a store there is no use in trying on: what was asked for has to wait.
      if (!this.#isSaving && this.#parts.state().saveStatus === 'away') return;
      await new Promise((resolve) => setTimeout(resolve, checkPause));
    }
  }
}
