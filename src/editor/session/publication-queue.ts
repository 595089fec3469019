import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileChange } from '../../editing/edit-op.ts';
import { StoreUnavailable, type PublishAnswer, type Store } from '../../edit-protocol/store.ts';
import { joinedTexts, type QueuedPublication, type QueueObstacle } from './queued-publication.ts';

/** What the queue needs of the session. */
type QueueParts = {
  store: Pick<Store, 'publish'>;
  queued: () => readonly QueuedPublication[];
  /** Sets the queue, and stores it where a crash cannot reach it. */
  setQueued: (queued: readonly QueuedPublication[]) => void;
  /** Takes in what others have published meanwhile; returns whether it could. */
  refresh: () => Promise<boolean>;
  /** The files that differ from the published ones, and the published text of each file. */
  changes: () => FileChange[];
  published: (file: string) => string | null;
  checkWith: (
    texts: Readonly<Record<string, string | null>>,
  ) => Promise<readonly Diagnostic[] | null>;
  /** Called with the changes that were published or handed in. */
  done: (answer: PublishAnswer, changes: readonly FileChange[]) => void;
  now: () => number;
};

/** Publications that were asked for without a connection. */
export class PublicationQueue {
  readonly #parts: QueueParts;
  #isSending = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  /** Lets a reviewed publication wait. */
  add(reviewed: Pick<QueuedPublication, 'message' | 'changes' | 'pictures' | 'isAutomatic'>): void {
    const { queued, setQueued, now } = this.#parts;
    const { message, isAutomatic, pictures } = reviewed;
    const changes = reviewed.changes.map(({ file, before, after }) => ({ file, before, after }));
    const entry = { id: crypto.randomUUID(), at: now(), obstacle: null };
    setQueued([...queued(), { ...entry, message, isAutomatic, pictures, changes }]);
  }

  /** Takes a publication back: its changes stay drafts. */
  takeBack(id: string): void {
    const { queued, setQueued } = this.#parts;
    setQueued(queued().filter((one) => one.id !== id));
  }

  /** Whether it is published without asking again. */
  setAutomatic(id: string, isAutomatic: boolean): void {
    this.#change(id, { isAutomatic });
  }

  #change(id: string, change: Partial<QueuedPublication>): void {
    const { queued, setQueued } = this.#parts;
    setQueued(queued().map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  /** There is a connection: publishes what goes on by itself. */
  async goOn(): Promise<void> {
    for (const { id } of this.#parts.queued().filter((one) => one.isAutomatic && !one.obstacle))
      await this.publish(id);
  }

  /**
   * Publishes one that waits. It goes on waiting if there is no connection after all, or if the site cannot be checked;
   * if something is in the way, somebody has to look at it again.
   */
  async publish(id: string): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      if (!(await this.#parts.refresh())) return;
      const entry = this.#parts.queued().find((one) => one.id === id);
      const obstacle = entry && (await this.#send(entry));
      if (obstacle) this.#change(id, { obstacle });
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    } finally {
      this.#isSending = false;
    }
  }

  async #send(entry: QueuedPublication): Promise<QueueObstacle | null> {
    const { store, published, changes, checkWith, done, refresh } = this.#parts;
    const texts = joinedTexts(entry, published);
    if (!texts) return { kind: 'conflicts', reason: '' };
    const others = Object.fromEntries(changes().map(({ file, before }) => [file, before]));
    const diagnostics = await checkWith({ ...others, ...texts });
    if (!diagnostics) return null;
    if (diagnostics.some(({ severity }) => severity === 'error'))
      return { kind: 'mistakes', reason: '' };
    const { message, pictures } = entry;
    // It may have been taken back while it was checked.
    if (!this.#parts.queued().some(({ id }) => id === entry.id)) return null;
    const answer = await store.publish({
      message,
      choices: [],
      only: { changes: entry.changes, pictures },
    });
    switch (answer.kind) {
      case 'published':
      case 'proposed':
        this.takeBack(entry.id);
        done(answer, entry.changes);
        await refresh();
        return null;
      case 'conflicts':
        return { kind: 'conflicts', reason: '' };
      case 'nameless':
        return { kind: 'refused', reason: '' };
      case 'failed':
        return { kind: 'refused', reason: answer.reason };
    }
  }
}
