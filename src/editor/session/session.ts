import {
  changeDraft,
  editDraft,
  redo,
  typedOver,
  undo,
  type Draft,
  type StoredFile,
  type TypedOver,
} from '../../editing/draft.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { markPublished } from '../../editing/draft-steps.ts';
import type { EditOp, FileChange } from '../../editing/edit-op.ts';
import type { Conflict } from '../../editing/merge-texts.ts';
import { EngineClient, type EnginePort } from '../engine/engine-client.ts';
import type { MarkedPage, PageHtml, RenderedPage } from '../engine/engine.ts';
import type {
  HistoryAnswer,
  PictureAnswer,
  Store,
  StoredSite,
  VersionRequest,
} from '../../edit-protocol/store.ts';
import type { Sentence } from '../words/sentence.ts';
import type { DraftStore } from './draft-store.ts';
import type { EditorRuntime } from '../runtime.ts';
import { PublicationQueue } from './publication-queue.ts';
import { Publishing } from './publishing.ts';
import { OthersLookup } from './others-lookup.ts';
import { checkPause, Saver } from './saver.ts';
import { currentWords } from '../words/words.ts';
import { noWork, workOf, type Work } from './work.ts';
import {
  afterFinding,
  documentsIn,
  openedState,
  sameMessage,
  textsChanged,
  type Outcome,
} from './session-state.ts';
import { SessionNotices } from './session-notices.ts';
import { afterCheck, withUnread, type InputField } from './unread-inputs.ts';
import { examplesAfter } from './inserted-examples.ts';
import { rereadSite } from './reread-site.ts';

/** What a session needs; tests pass a store in memory. */
export type SessionParts = {
  store: Store;
  site: StoredSite;
  draftStore: DraftStore;
  engine: EnginePort;
  runtime: EditorRuntime;
  now: () => number;
};

/** How often to look whether there is room again to store unsaved work, in milliseconds. */
const roomPause = 10_000;

type PageListener = (file: string, page: RenderedPage | null) => void;

/** Editing a site: changes, undo, checks and saving. Screens only show its state and call its methods. */
export class Session extends SessionNotices {
  readonly #parts: SessionParts;
  readonly #engine: EngineClient;
  readonly #pageListeners = new Set<PageListener>();
  readonly #saver: Saver;
  #checkedVersion = -1;
  #lastPage: string | null = null;
  /** Publishing, and what becomes of it. */
  readonly publishing: Publishing;
  /** The publications that wait for a connection. */
  readonly queue: PublicationQueue;
  /** Who else has changed something and not published it. */
  readonly others: OthersLookup;
  #storeSoon: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SessionParts, work: Work = noWork) {
    const { site, engine } = parts;
    super(openedState(site));
    this.#parts = parts;
    this.#saver = new Saver({
      store: parts.store,
      storeDraft: () => void this.storeDraft(),
      state: () => this.state,
      set: (change) => this.set(change),
      isChecked: () => this.#checkedVersion >= this.#engine.version,
      updateStored: (file, found) => this.#updateStored(file, found),
    });
    this.#engine = new EngineClient(
      engine,
      {
        files: site.files,
        pictures: site.pictures,
        isOnHost: parts.runtime.isOnHost,
      },
      {
        rendered: (file, page) => {
          for (const listener of this.#pageListeners) listener(file, page);
          this.set({
            isPageCurrent: page?.isCurrent === true,
            sent: sameMessage(this.state.sent, page?.sent ?? null),
          });
        },
        checked: (version, diagnostics) => {
          this.#checkedVersion = version;
          this.set({ ...afterCheck(this.state, diagnostics), isUnchecked: false });
          if (this.state.saveStatus === 'waiting') this.#saver.soon();
        },
        failed: () => this.set({ isUnchecked: true, saveStatus: 'browser' }),
        unloaded: () => this.set({ isUnloaded: true }),
      },
    );
    this.publishing = new Publishing({
      store: parts.store,
      saveAll: () => this.#saver.all(),
      refresh: () => this.refresh(),
      checks: () => this.#checks(),
      state: () => this.state,
      changes: () => this.changes(),
      published: (file) => this.originOf(file),
      checkWith: (texts) => this.#engine.checkWith(documentsIn(texts)),
      now: parts.now,
    });
    this.queue = new PublicationQueue({
      store: parts.store,
      queued: () => this.state.queued,
      setQueued: (queued) => {
        this.set({ queued });
        void this.storeDraft();
      },
      refresh: () => this.#reread(),
      changes: () => this.changes(),
      published: (file) => this.originOf(file),
      checkWith: (texts) => this.#engine.checkWith(documentsIn(texts)),
      done: (answer, changes) => this.publishing.remember(answer, changes),
      now: parts.now,
    });
    this.others = new OthersLookup({
      store: parts.store,
      found: (others) => this.set({ others }),
      now: parts.now,
    });
    this.#resume(work);
    parts.store.watch(() => void this.refresh());
  }

  /** Where the editor runs. */
  get runtime(): EditorRuntime {
    return this.#parts.runtime;
  }

  /** Calls back with each new rendering of the current page. */
  onPage(listener: PageListener): () => void {
    this.#pageListeners.add(listener);
    return () => this.#pageListeners.delete(listener);
  }

  /** Changes files, and creates others with it; `notice` is shown once done. Returns whether it was possible. */
  edit(
    ops: readonly { file: string; op: EditOp }[],
    notice: Sentence = '',
    created: Readonly<Record<string, string>> = {},
  ): boolean {
    const edited = editDraft(this.state.draft, {
      ops,
      created,
      storedFile: this.storedFile,
      now: this.#parts.now(),
    });
    if ('refused' in edited) {
      this.set({ refusal: edited.refused });
      return false;
    }
    const textOf = (file: string) => this.textOf(file);
    this.set({ examples: examplesAfter(this.state.examples, { ops, created, textOf }) });
    this.#setDraft(edited.draft, notice);
    if (ops.some(({ op }) => op.op === 'remove' || op.op === 'unset') && notice !== '')
      this.set({ outcome: { text: notice, back: 'undo' } });
    return true;
  }

  /** Replaces the texts of files, as one step. */
  changeTexts(changes: readonly FileChange[], notice: Sentence = ''): void {
    const { now } = this.#parts;
    this.#setDraft(
      changeDraft(this.state.draft, { changes, storedFile: this.storedFile, now: now() }),
      notice,
    );
  }

  /** Undoes the last step; `notice` says what that did. */
  undo(notice: Sentence = ''): void {
    this.#applyStep(undo(this.state.draft), notice, 'redo');
  }

  /** Redoes the step that was undone last. */
  redo(notice: Sentence = ''): void {
    this.#applyStep(redo(this.state.draft), notice, 'undo');
  }

  #applyStep(draft: Draft, notice: Sentence, back: Outcome['back']): void {
    const { site, draft: before } = this.state;
    const stepChanges = Object.entries(textsChanged(site, before, draft)).map(([file, after]) => ({
      file,
      before: this.textOf(file),
      after,
    }));
    this.#setDraft(draft, notice);
    this.set({ stepChanges, outcome: notice === '' ? null : { text: notice, back } });
  }

  /** Chooses one of two versions of a field. Choosing theirs is a change that can be undone. */
  resolveConflict(conflict: Conflict, isMine: boolean): void {
    this.set({ conflicts: this.state.conflicts.filter((one) => one !== conflict) });
    void this.storeDraft();
    const { file, path, ours, theirs } = conflict;
    const value = isMine ? ours : theirs;
    if (path.length === 0) {
      const after = typeof value === 'string' ? value : null;
      this.changeTexts([{ file, before: this.textOf(file), after }]);
    } else {
      const op: EditOp = value === undefined ? { op: 'unset', path } : { op: 'set', path, value };
      this.edit([{ file, op }]);
    }
    this.#saver.soon();
  }

  /** The input of a field holds something that is no value, such as 31 June; null if it no longer does. */
  noteUnread(field: InputField, text: Pick<Diagnostic, 'message' | 'help'> | null): void {
    const { unread } = this.state;
    this.set(withUnread(this.state, field, text));
    if (this.state.unread !== unread) void this.storeDraft();
    if (this.state.saveStatus === 'browser') this.#saver.soon();
  }

  /** Stores the work in this browser, now or as soon as there is room; returns whether that was possible. */
  async storeDraft(): Promise<boolean> {
    clearTimeout(this.#storeSoon);
    const draftProblem = await this.#parts.draftStore.write(workOf(this.state));
    if (draftProblem !== this.state.draftProblem) this.set({ draftProblem });
    clearTimeout(this.#storeSoon);
    if (draftProblem === 'full')
      this.#storeSoon = setTimeout(() => void this.storeDraft(), roomPause);
    return draftProblem === null;
  }

  /** Sets the current page. */
  show(file: string | null): void {
    if (file !== null) this.#lastPage = file;
    this.#engine.show(file);
  }

  /** The page that was shown last, if it still exists; the screens lead back to it. */
  get lastPage(): string | null {
    return this.#lastPage !== null && this.textOf(this.#lastPage) !== null ? this.#lastPage : null;
  }

  /** Has the message of the current page in the state until the returned function is called. */
  showMessage(): () => void {
    return this.#engine.showMessage();
  }

  mark(file: string): Promise<MarkedPage | null> {
    return this.#engine.mark(file);
  }

  /** The page of a file as it would be with other texts; null if one of them is invalid. */
  preview(file: string, texts: Readonly<Record<string, string>>): Promise<PageHtml | null> {
    return this.#engine.preview(file, texts);
  }

  #setDraft(draft: Draft, notice: Sentence): void {
    const before = this.state.draft;
    if (draft === before) return;
    const texts = textsChanged(this.state.site, before, draft);
    this.set({ draft, notice, outcome: null, refusal: '', saveStatus: 'waiting' });
    this.#tellEngine(texts, typedOver(draft));
    void this.storeDraft();
    this.#saver.soon();
  }

  /** What the engine has to know of changed files. */
  #tellEngine(
    texts: Readonly<Record<string, string | null>>,
    typed: TypedOver | null = null,
  ): void {
    const documents = documentsIn(texts);
    if (Object.keys(documents).length < Object.keys(texts).length)
      this.#engine.setPictures(this.pictures());
    this.#engine.change(documents, typed);
  }

  /** Saves the changed files that are valid; with `asTheyAre` the others too. */
  save(asTheyAre = false): Promise<void> {
    return this.#saver.save(asTheyAre);
  }

  /** Adds a photograph to the site's pictures. */
  async uploadPicture(file: File): Promise<PictureAnswer> {
    const answer = await this.#parts.store.uploadPicture(file.name, file);
    if (answer.kind === 'taken') {
      const { site } = this.state;
      const others = site.pictures.filter(({ name }) => name !== answer.picture.name);
      const pictures = [...others, answer.picture];
      this.set({ site: { ...site, pictures } });
      this.#engine.setPictures(this.pictures());
    }
    return answer;
  }

  /** The published versions of a file, or of the whole site. */
  history(file: string | null): Promise<HistoryAnswer> {
    return this.#parts.store.history(file);
  }

  /** The texts of a version, by file. */
  version(request: VersionRequest): Promise<Readonly<Record<string, string | null>>> {
    return this.#parts.store.version(request);
  }

  /** Waits until the current texts have been checked. */
  #checks(): Promise<void> {
    return new Promise((resolve) => {
      const look = () =>
        this.state.isUnchecked ||
        this.state.isUnloaded ||
        this.#checkedVersion >= this.#engine.version
          ? resolve()
          : setTimeout(look, checkPause);
      look();
    });
  }

  /** Reads the files again: somebody else may have changed them. What waits for a connection then goes on. */
  async refresh(): Promise<void> {
    if (await this.#reread()) await this.queue.goOn();
  }

  #reread(): Promise<boolean> {
    return rereadSite({
      store: this.#parts.store,
      saver: this.#saver,
      state: () => this.state,
      set: (change) => this.set(change),
      updateStored: (file, found) => this.#updateStored(file, found),
      beginAnew: (site) => this.#beginAnew(site),
      setPictures: () => this.#engine.setPictures(this.pictures()),
    });
  }

  /** The site was published: undoing what that included has to be asked for. */
  #beginAnew(site: StoredSite): void {
    const published = this.beginAnew(site);
    if (published.size === 0) return;
    this.set({ draft: markPublished(this.state.draft, published) });
    void this.storeDraft();
  }

  /** The stored text of a file has changed. */
  #updateStored(file: string, found: StoredFile): void {
    const before = this.textOf(file);
    this.set(afterFinding(this.state, file, found));
    const after = this.textOf(file);
    if (before !== after) this.#tellEngine({ [file]: after });
    if (this.state.draft.files[file]) void this.storeDraft();
  }

  /** Continues with the unsaved work of the last session. */
  #resume({ draft, conflicts, examples = {}, unread = [], queued = [] }: Work): void {
    const words = currentWords();
    this.set({ conflicts, examples, queued });
    const { notStored: message, notStoredHelp: help } = words.panel;
    for (const field of unread) this.set(withUnread(this.state, field, { message, help }));
    if (Object.keys(draft.files).length === 0) {
      this.#engine.change();
      return;
    }
    this.#setDraft(draft, '');
    for (const [file, { baseHash }] of Object.entries(draft.files)) {
      const stored = this.storedFile(file);
      if (stored.hash !== baseHash) this.#updateStored(file, stored);
    }
  }

  close(): void {
    this.#saver.stop();
    clearTimeout(this.#storeSoon);
    this.#engine.close();
  }
}
