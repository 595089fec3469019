import { changesOf } from '../../editing/draft.ts';
import { equalValues } from '../../editing/equal-values.ts';
import { openText } from '../../editing/open-text.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileChange } from '../../editing/edit-op.ts';
import {
  checkPart,
  type CheckedPart,
  type ChosenPart,
  type PublishedPart,
} from '../../editing/published-part.ts';
import {
  StoreUnavailable,
  type Progress,
  type PublishAnswer,
  type PublishRequest,
  type Store,
} from '../../edit-protocol/store.ts';
import { currentWords } from '../words/words.ts';
import { joinedTexts } from './queued-publication.ts';
import { filesWithErrors } from './session-files.ts';
import type { SessionState } from './session-state.ts';

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
  /** The published text of a file. */
  published: (file: string) => string | null;
  /** What would be wrong with the site if some files had other texts; null if it cannot be checked. */
  checkWith: (
    texts: Readonly<Record<string, string | null>>,
  ) => Promise<readonly Diagnostic[] | null>;
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

/** What is to be published: files of the changes, or changes that are no draft yet. */
export type Chosen = Pick<ChosenPart, 'chosen'> & Partial<ChosenPart>;

/** Whether two texts of a file have the same values, however they are written. */
const isSameText = (one: string | null, other: string | null): boolean =>
  one === other ||
  (one !== null && other !== null && equalValues(openText(one)?.value, openText(other)?.value));

const isSamePart = (one: PublishedPart, other: PublishedPart): boolean =>
  JSON.stringify(one.changes) === JSON.stringify(other.changes);

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
   * @throws {StoreUnavailable} if something cannot be saved: less would be published than was shown.
   */
  async publish(request: PublishRequest): Promise<PublishAnswer> {
    const words = currentWords();
    const { store, saveAll, refresh, checks, state, changes } = this.#parts;
    const reviewed = changes();
    await saveAll();
    if (changesOf(state().draft).length > 0) throw new StoreUnavailable();
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
    if (this.#hasUnreviewed(reviewed, published))
      return { kind: 'failed', reason: words.part.changed };
    const answer = await store.publish(request);
    this.remember(answer, published);
    await refresh();
    return answer;
  }

  /**
   * Whether there are changes now that were not shown: another device of this account has saved them meanwhile. What
   * others have published is none, and what is in conflict with it is decided by whoever publishes.
   */
  #hasUnreviewed(reviewed: readonly FileChange[], now: readonly FileChange[]): boolean {
    const texts = joinedTexts({ changes: reviewed }, this.#parts.published);
    return (
      texts !== null &&
      now.some(
        ({ file, after }) => !Object.hasOwn(texts, file) || !isSameText(texts[file] ?? null, after),
      )
    );
  }

  /** Some of the changes with all that belongs to them, and the mistakes that the site would have; null if unchecked. */
  part(chosen: Chosen): Promise<CheckedPart | null> {
    return checkPart({ changes: this.#parts.changes(), ...chosen }, this.#parts.checkWith);
  }

  /**
   * Publishes some of the changes, as they were shown; all others stay drafts, with or without mistakes.
   * @throws {StoreUnavailable} if the store cannot be reached.
   */
  async publishPart(
    request: PublishRequest,
    chosen: Chosen,
    shown: PublishedPart,
  ): Promise<PublishAnswer> {
    const words = currentWords();
    const { store, refresh } = this.#parts;
    await refresh();
    const now = await this.part(chosen);
    if (!now) return { kind: 'failed', reason: words.bar.unchecked };
    if (now.errors.length > 0) return { kind: 'failed', reason: words.publish.barred };
    if (!isSamePart(now.part, shown)) return { kind: 'failed', reason: words.part.changed };
    const changes = now.part.changes.map(({ file, before, after }) => ({ file, before, after }));
    const { pictures } = now.part;
    const answer = await store.publish({ ...request, only: { changes, pictures } });
    this.remember(answer, changes);
    await refresh();
    return answer;
  }

  /** Remembers what was published or handed in, unless the answer is that it was not. */
  remember(answer: PublishAnswer, changes: readonly FileChange[]): void {
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
