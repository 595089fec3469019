import { changesOf, type KeptFile } from '../../editing/draft.ts';
import type { FileChange } from '../../editing/edit-op.ts';
import { StoreAway, type Store } from '../store/store.ts';
import { afterSaving, filesWithErrors, type SessionState } from './session-state.ts';

/** A pause in typing after which files are saved, in milliseconds. */
const savePause = 700;

/** What saving needs of the session. */
type SaverParts = {
  store: Pick<Store, 'save'>;
  /** Keeps the work in the browser. */
  shelve: () => void;
  state: () => SessionState;
  set: (change: Partial<SessionState>) => void;
  /** Whether the last change has been checked. */
  isChecked: () => boolean;
  /** Takes over that a file is kept with another text than the one that was changed here. */
  takeFound: (file: string, found: KeptFile) => void;
};

/** Brings changed files to where they are kept, when they are free of mistakes and nobody types. */
export class Saver {
  readonly #parts: SaverParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;
  #saves = 0;

  constructor(parts: SaverParts) {
    this.#parts = parts;
  }

  get isSaving(): boolean {
    return this.#isSaving;
  }

  /** How often something was saved: what was read before the last time is out of date. */
  get saves(): number {
    return this.#saves;
  }

  /** Saves after a pause, or after several. */
  soon(pauses = 1): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), pauses * savePause);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Saves the changed files that have no mistake. The others stay in the browser until they are right; with `asTheyAre`
   * they are saved all the same.
   */
  async save(asTheyAre = false): Promise<void> {
    clearTimeout(this.#timer);
    const { state, set, isChecked } = this.#parts;
    // What is not checked yet is saved after the check; what is under way is followed by the rest.
    if (this.#isSaving || (!asTheyAre && !isChecked())) return;
    const { diagnostics, conflicts, draft } = state();
    const wrong = filesWithErrors(diagnostics);
    // What somebody else wrote is not written over before one of the two versions is chosen.
    const open = new Set(conflicts.map(({ file }) => file));
    const changes = changesOf(draft);
    const ready = changes.filter(({ file }) => !open.has(file) && (asTheyAre || !wrong.has(file)));
    if (ready.length === 0) {
      set({ kept: changes.length > 0 ? 'browser' : 'saved' });
      return;
    }
    this.#isSaving = true;
    try {
      await this.#send(ready);
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      set({ kept: error.problem ?? 'away' });
      this.soon(5);
    } finally {
      this.#saves += 1;
      this.#isSaving = false;
    }
  }

  async #send(ready: readonly FileChange[]): Promise<void> {
    const { store, shelve, state, set, takeFound } = this.#parts;
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
        set({ refusal: answer.reason, kept: 'browser' });
        return;
      case 'changed':
        for (const [file, found] of Object.entries(answer.files)) takeFound(file, found);
        this.soon();
        return;
      case 'saved': {
        const after = afterSaving(state(), ready, answer.hashes);
        set(after);
        shelve();
        if (after.kept === 'browser') this.soon();
      }
    }
  }

  /** Saves until nothing is left that can be: what is typed last may wait for its check. */
  async all(): Promise<void> {
    for (let tries = 0; tries < 50 && changesOf(this.#parts.state().draft).length > 0; tries += 1) {
      await this.save();
      await new Promise((resolve) => setTimeout(resolve, savePause / 10));
    }
  }
}
