import { valueAt } from '../../../schema/value-at.ts';
import { currentWords, fill, inEditorWords, type Sentence } from '../words/index.ts';
import {
  changeDraft,
  editDraft,
  keepBoth,
  openText,
  StoreUnavailable,
  redo,
  typedOver,
  undo,
  type Draft,
  type EditOp,
  type FileChange,
  type Conflict,
  type LastChange,
  type Store,
  type StoredAttachment,
  type StoredPicture,
  type StoredSite,
  type UploadAnswer,
  type UploadFolder,
  type UploadRefusal,
} from '../../content/index.ts';
import { EngineClient, type EnginePort, type RenderedPage } from '../engine/index.ts';
import type { InsertedExamples } from './inserted-examples.ts';
import type { EditorRuntime } from '../runtime.ts';
import type { DraftStore } from './draft-store.ts';
import { DraftWriter } from './draft-writer.ts';
import { publishAutomatic } from './publication-queue.ts';
import { rereadSite } from './reread-site.ts';
import { Saver } from './saver.ts';
import {
  attachmentsIn,
  changesBetween,
  changesIn,
  documentsIn,
  filesIn,
  originIn,
  picturesIn,
  storedFileOf,
  textIn,
} from './session-files.ts';
import type { SessionAction } from './session-action.ts';
import { createSessionStore, type SessionStore } from './session-reducer.ts';
import type { Outcome, SessionState } from './session-state.ts';
import { noWork, type Work } from './work.ts';

/** The files that steps of a draft have changed, published or not. */
const changedFilesOf = ({ past }: Draft): Set<string> =>
  new Set(past.flatMap(({ changes }) => changes.map(({ file }) => file)));

/** The upload as it is stored, or why it is not: the store may be out of reach. */
export type SessionUpload = UploadAnswer | { kind: 'refused'; reason: 'away' };

/** A file that was not taken. */
export type RefusedUpload = { name: string; reason: UploadRefusal | 'away' };

export type SessionParts = {
  store: Store;
  site: StoredSite;
  draftStore: DraftStore;
  engine: EnginePort;
  runtime: EditorRuntime;
  now: () => number;
};

/**
 * Editing a site. Screens show its state and call its methods, which dispatch actions; the engine, the saver and the
 * draft writer follow the state.
 */
export class Session {
  readonly states: SessionStore;
  readonly subscribe: SessionStore['subscribe'];
  readonly dispatch: SessionStore['dispatch'];
  readonly store: Store;
  readonly engine: EngineClient;
  readonly saver: Saver;
  readonly runtime: EditorRuntime;
  readonly now: () => number;
  readonly #drafts: DraftWriter;
  readonly #unwatch: () => void;

  constructor(parts: SessionParts, work: Work = noWork) {
    const { store, site, runtime, now } = parts;
    const states = createSessionStore(site);
    const { files, pictures, attachments = [] } = site;
    const input = { files, pictures, attachments, isOnHost: runtime.isOnHost };
    const engine = new EngineClient(parts.engine, input, states.dispatch);
    updateEngine(states, engine);
    this.states = states;
    this.subscribe = states.subscribe;
    this.dispatch = states.dispatch;
    this.store = store;
    this.engine = engine;
    this.saver = new Saver({ states, store, engine });
    this.runtime = runtime;
    this.now = now;
    this.#drafts = new DraftWriter(states, parts.draftStore);
    engine.change();
    this.dispatch({ kind: 'resumed', work });
    this.#unwatch = store.watch(() => void this.refresh());
  }

  get state(): SessionState {
    return this.states.getState();
  }

  onPage(listener: (file: string, page: RenderedPage | null) => void): () => void {
    return this.subscribe((_, __, action) => {
      if (action.kind === 'rendered') listener(action.file, action.page);
    });
  }

  /** The current text of a file; null if it does not exist. */
  textOf(file: string): string | null {
    return textIn(this.state, file);
  }

  /** The text of a file as published, or as the editor opened it. */
  originOf(file: string): string | null {
    return originIn(this.state, file);
  }

  /** The paths of all files in the editor, in order: the same list until a file is created or deleted. */
  files(): readonly string[] {
    return filesIn(this.state);
  }

  texts(): Map<string, string> {
    return new Map(this.files().map((file) => [file, this.textOf(file) ?? '']));
  }

  pictures(): readonly StoredPicture[] {
    return picturesIn(this.state);
  }

  attachments(): readonly StoredAttachment[] {
    return attachmentsIn(this.state);
  }

  /** The files that differ from the published ones, and the deleted pictures. */
  changes(): readonly FileChange[] {
    return changesIn(this.state);
  }

  /** The page shown last, if it still exists; the screens lead back to it. */
  get lastPage(): string | null {
    const { lastShown } = this.engine;
    return lastShown !== null && this.textOf(lastShown) !== null ? lastShown : null;
  }

  /**
   * Changes files, and creates others in the same step; shows `notice` afterwards. Returns whether that was possible.
   */
  edit(
    ops: readonly { file: string; op: EditOp }[],
    notice: Sentence = '',
    created: Readonly<Record<string, string>> = {},
  ): boolean {
    const { draft, site } = this.state;
    const storedFile = (file: string) => storedFileOf(site, file);
    const edited = editDraft(draft, { ops, created, storedFile, now: this.now() });
    if ('refused' in edited) {
      this.dispatch({ kind: 'refused', reason: inEditorWords(edited.refused) });
      return false;
    }
    this.dispatch({ kind: 'edited', draft: edited.draft, notice, ops, created });
    return true;
  }

  changeTexts(
    changes: readonly FileChange[],
    notice: Sentence = '',
    examples: InsertedExamples = {},
  ): void {
    const { draft, site } = this.state;
    const storedFile = (file: string) => storedFileOf(site, file);
    const changed = changeDraft(draft, { changes, storedFile, now: this.now() });
    this.dispatch({ kind: 'edited', draft: changed, notice, examples });
  }

  undo(notice: Sentence = ''): void {
    this.#step(undo(this.state.draft), notice, 'redo');
  }

  redo(notice: Sentence = ''): void {
    this.#step(redo(this.state.draft), notice, 'undo');
  }

  #step(draft: Draft, notice: Sentence, back: Outcome['back']): void {
    if (draft !== this.state.draft) this.dispatch({ kind: 'stepped', draft, notice, back });
  }

  /**
   * Chooses one of two versions of a field, or both as one. Choosing theirs can be undone. `by` tells who wrote theirs;
   * the version that is not taken is noted in the history.
   */
  resolveConflict(
    conflict: Conflict,
    chosen: 'mine' | 'theirs' | 'both',
    by: Pick<LastChange, 'who' | 'when'> | null = null,
  ): void {
    const { file, path, ours, theirs } = conflict;
    const now = new Date(this.now()).toISOString();
    const other = { mine: theirs, theirs: ours, both: undefined }[chosen];
    const writer = chosen === 'mine' && by ? by : { who: null, when: now };
    const notTaken = other === undefined || other === null ? null : { file, path, value: other };
    this.dispatch({
      kind: 'resolved',
      conflict,
      notTaken: notTaken && { ...notTaken, who: writer.who, when: writer.when },
    });
    const value = { mine: ours, theirs, both: keepBoth(conflict) }[chosen];
    if (path.length === 0) {
      const after = typeof value === 'string' ? value : null;
      this.changeTexts([{ file, before: this.textOf(file), after }]);
    } else {
      const op: EditOp = value === undefined ? { op: 'unset', path } : { op: 'set', path, value };
      this.edit([{ file, op }]);
    }
  }

  tellOutcome(outcome: Outcome | null): void {
    this.dispatch({ kind: 'outcome-shown', outcome });
  }

  /** Saves the changed files that are valid; with `asTheyAre` the others too. */
  save(asTheyAre = false): Promise<void> {
    return this.saver.save(asTheyAre);
  }

  /** Stores the work in this browser; returns whether that was possible. */
  storeDraft(): Promise<boolean> {
    return this.#drafts.write();
  }

  /** Stores a file, if that is possible now. */
  async upload(folder: UploadFolder, file: File): Promise<SessionUpload> {
    const answer = await this.store
      .upload(folder, file.name, file)
      .catch((error: Error): SessionUpload => {
        if (!(error instanceof StoreUnavailable)) throw error;
        return { kind: 'refused', reason: 'away' };
      });
    if (answer.kind === 'taken') this.dispatch({ kind: 'uploaded', upload: answer.upload });
    return answer;
  }

  /** Reads the files again, which somebody else may have changed; then resumes what waits for a connection. */
  async refresh(): Promise<void> {
    const before = changedFilesOf(this.state.draft);
    if (!(await rereadSite(this))) return;
    const now = changedFilesOf(this.state.draft);
    const [file] = [...before].filter((one) => !now.has(one));
    if (file !== undefined) await this.#tellOfChange(file);
    await publishAutomatic(this);
  }

  /** Says who has changed a file too, so that its steps cannot be undone here any more. */
  async #tellOfChange(file: string): Promise<void> {
    const change = await this.store.lastChange(file, 'saved').catch((error: Error) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      return null;
    });
    const { changedToo, changedTooBy } = currentWords().others;
    const title = valueAt(openText(this.textOf(file) ?? '')?.value, ['title']);
    const name = typeof title === 'string' ? title : file;
    const who = change?.who ?? null;
    this.tellOutcome({
      text: who === null ? fill(changedToo, { name }) : fill(changedTooBy, { name, who }),
      back: null,
    });
  }

  close(): void {
    this.#unwatch();
    this.saver.stop();
    this.#drafts.stop();
    this.engine.close();
  }
}

/** Actions of whoever edits here; the store causes the others. */
const isByEditor: ReadonlySet<SessionAction['kind']> = new Set(['resumed', 'edited', 'stepped']);

/** Sends changed texts and pictures to the engine. */
function updateEngine(states: SessionStore, engine: EngineClient): void {
  states.subscribe((state, before, { kind }) => {
    // Saving changes no text.
    if (kind === 'saved' || (state.draft === before.draft && state.site === before.site)) return;
    const changes = changesBetween(before, state);
    const texts = documentsIn(Object.fromEntries(changes.map(({ file, after }) => [file, after])));
    const count = Object.keys(texts).length;
    if (count < changes.length || !equalPictures(before, state))
      engine.setPictures(picturesIn(state), attachmentsIn(state));
    if (count > 0) engine.change(texts, isByEditor.has(kind) ? typedOver(state.draft) : null);
  });
}

const equalPictures = ({ site: before }: SessionState, { site: now }: SessionState): boolean =>
  before.attachments === now.attachments &&
  (before.pictures === now.pictures ||
    (before.pictures.length === now.pictures.length &&
      before.pictures.every((picture, index) => isSamePicture(picture, now.pictures[index]))));

const isSamePicture = (one: StoredPicture, other: StoredPicture | undefined): boolean =>
  one.name === other?.name && one.address === other.address;
