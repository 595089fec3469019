import { changesOf } from '../../editing/draft.ts';
import {
  StoreAway,
  type Progress,
  type PublishAnswer,
  type PublishRequest,
  type Store,
} from '../store/store.ts';
import { words } from '../words/words.ts';
import { filesWithErrors, type SessionState } from './session-state.ts';

/** What publishing needs of the session. */
type PublishingParts = {
  store: Pick<Store, 'publish' | 'progress' | 'preview'>;
  saveAll: () => Promise<void>;
  /** Takes in what others have published meanwhile. */
  refresh: () => Promise<void>;
  /** Waits until the current texts have been checked. */
  checks: () => Promise<void>;
  state: () => SessionState;
};

/** A published version, and what was last known of it. */
export type PublishedVersion = { version: string; progress: Progress };

/** Publishes the changes, and knows what becomes of them whichever screen is open. */
export class Publishing {
  readonly #parts: PublishingParts;
  #last: PublishedVersion | null = null;

  constructor(parts: PublishingParts) {
    this.#parts = parts;
  }

  /** The version published last since the editor was opened, if it can be followed; otherwise null. */
  get last(): PublishedVersion | null {
    return this.#last;
  }

  /**
   * Saves everything and publishes it.
   * @throws {StoreAway} if something cannot be saved: less would be published than was shown.
   */
  async publish(request: PublishRequest): Promise<PublishAnswer> {
    const { store, saveAll, refresh, checks, state } = this.#parts;
    await saveAll();
    if (changesOf(state().draft).length > 0) throw new StoreAway();
    // What others have published meanwhile is checked together with these changes.
    await refresh();
    await checks();
    const { isUnchecked, isUnloaded } = state();
    if (isUnchecked || isUnloaded) {
      return { kind: 'failed', reason: words.bar[isUnloaded ? 'unloaded' : 'unchecked'] };
    }
    if (filesWithErrors(state().diagnostics).size > 0)
      return { kind: 'failed', reason: words.publish.barred };
    const answer = await store.publish(request);
    if (answer.kind === 'published' && answer.version !== undefined) {
      this.#last = { version: answer.version, progress: { kind: 'waiting', link: null } };
    }
    await refresh();
    return answer;
  }

  /** Asks what becomes of a published version; null where that cannot be known. */
  async progress(version: string): Promise<Progress | null> {
    const progress = (await this.#parts.store.progress?.(version)) ?? null;
    if (progress && this.#last?.version === version) this.#last = { version, progress };
    return progress;
  }

  /** Where the drafts can be seen as a whole site; null if nowhere. */
  async preview(): Promise<string | null> {
    return (await this.#parts.store.preview?.()) ?? null;
  }
}
