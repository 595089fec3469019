import { changesOf } from '../../editing/draft.ts';
import type { FileChange } from '../../editing/edit-op.ts';
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
  /** The files that differ from the published ones. */
  changes: () => FileChange[];
  now: () => number;
};

/** What was published or handed in: its files, and what was last known of it. */
export type Publication = {
  kind: 'published' | 'proposed';
  /** In milliseconds since 1970. */
  at: number;
  changes: readonly FileChange[];
  /** Identifies it, if the store can tell when visitors see it. */
  version: string | null;
  progress: Progress;
  /** Where somebody agrees to what was handed in. */
  link: string | null;
  /** Whether visitors do not see it, because the site is not connected to a host. */
  isOnlyHere: boolean;
};

/** Publishes the changes, and knows what becomes of them whichever screen is open. */
export class Publishing {
  readonly #parts: PublishingParts;
  #last: Publication | null = null;

  constructor(parts: PublishingParts) {
    this.#parts = parts;
  }

  /** What was published last since the editor was opened. */
  get last(): Publication | null {
    return this.#last;
  }

  /**
   * Saves everything and publishes it.
   * @throws {StoreAway} if something cannot be saved: less would be published than was shown.
   */
  async publish(request: PublishRequest): Promise<PublishAnswer> {
    const { store, saveAll, refresh, checks, state, changes } = this.#parts;
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
    const published = changes();
    const answer = await store.publish(request);
    this.#remember(answer, published);
    await refresh();
    return answer;
  }

  #remember(answer: PublishAnswer, changes: readonly FileChange[]): void {
    if (answer.kind !== 'published' && answer.kind !== 'proposed') return;
    this.#last = {
      kind: answer.kind,
      at: this.#parts.now(),
      changes,
      version: answer.kind === 'published' ? (answer.version ?? null) : null,
      progress: { kind: 'waiting', link: null },
      link: answer.kind === 'proposed' ? answer.link : null,
      isOnlyHere: answer.kind === 'published' && answer.isOnlyHere === true,
    };
  }

  /** Asks what becomes of a published version; null where that cannot be known. */
  async progress(version: string): Promise<Progress | null> {
    const progress = (await this.#parts.store.progress?.(version)) ?? null;
    if (progress && this.#last?.version === version) this.#last = { ...this.#last, progress };
    return progress;
  }

  /** Where the drafts can be seen as a whole site; null if nowhere. */
  async preview(): Promise<string | null> {
    return (await this.#parts.store.preview?.()) ?? null;
  }
}
