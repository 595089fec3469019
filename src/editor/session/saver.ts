import { inEditorWords } from '../words/index.ts';
import {
  draftChanges,
  type DraftStep,
  type Draft,
  type FileChange,
  StoreUnavailable,
  type Store,
} from '../../content/index.ts';
import type { EngineClient } from '../engine/index.ts';
import { filesNotToSave } from './session-files.ts';
import type { SessionAction } from './session-action.ts';
import type { SessionStore } from './session-reducer.ts';
import type { SaveStatus, SessionState } from './session-state.ts';

type SaverParts = {
  states: SessionStore;
  store: Pick<Store, 'save' | 'savePause' | 'saveGap'>;
  engine: EngineClient;
};

/** If nothing is left to do, or only the author can do it. */
const isSafe: ReadonlySet<SaveStatus> = new Set(['nothing', 'waiting', 'saved', 'browser']);

/** Whether an action may allow something to be saved. */
function isDue({ kind }: SessionAction, state: SessionState, before: SessionState): boolean {
  const { saveStatus, draft } = state;
  switch (kind) {
    case 'edited':
    case 'stepped':
    case 'resumed':
      return draft !== before.draft;
    case 'resolved':
      return true;
    case 'checked':
      return saveStatus === 'waiting';
    case 'read':
      return !isSafe.has(saveStatus);
    default:
      return false;
  }
}

/** The limit of repeated saves while others save at the same time. */
const maxTries = 50;

export class Saver {
  readonly #parts: SaverParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #saves = 0;
  /** When the last save began, in milliseconds since 1970. */
  #lastSave = -Infinity;
  readonly #savedSteps = new WeakSet<DraftStep>();

  constructor(parts: SaverParts) {
    this.#parts = parts;
    parts.states.subscribe((state, before, action) => {
      if (isDue(action, state, before)) this.soon();
    });
  }

  get isSaving(): boolean {
    return this.#saving !== null;
  }

  /** The number of saves: anything read before the last one is out of date. */
  get saves(): number {
    return this.#saves;
  }

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
   * Saves the changed files that are valid, or waits for a save in progress. The others, and those changed in one step
   * with them, stay in the browser until they are valid; `asTheyAre` saves them all the same.
   */
  async save(asTheyAre = false): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#saving) return this.#saving;
    const { states, engine } = this.#parts;
    // Unchecked changes are saved after the check.
    if (!asTheyAre && !engine.isChecked) return undefined;
    const { diagnostics, conflicts, draft } = states.getState();
    // A conflicting version is not overwritten before one of the two is chosen.
    const open = conflicts.map(({ file }) => file);
    const unready = new Set([...open, ...(asTheyAre ? [] : filesNotToSave(diagnostics))]);
    const held = deferredFiles(draft, unready, this.#savedSteps);
    const ready = draftChanges(draft).filter(({ file }) => !held.has(file));
    if (ready.length === 0) {
      states.dispatch({ kind: 'all-saved' });
      return undefined;
    }
    this.#lastSave = Date.now();
    this.#saving = this.#send(ready).finally(() => {
      this.#saves += 1;
      this.#saving = null;
    });
    return this.#saving;
  }

  async #send(ready: readonly FileChange[]): Promise<void> {
    const { store, states } = this.#parts;
    const { draft } = states.getState();
    try {
      const answer = await store.save(
        ready.map(({ file, after }) => ({
          file,
          baseHash: draft.files[file]?.baseHash ?? null,
          text: after,
        })),
      );
      switch (answer.kind) {
        case 'refused':
          states.dispatch({ kind: 'save-refused', reason: inEditorWords(answer.reason) });
          return;
        case 'changed':
          states.dispatch({ kind: 'found', files: answer.files });
          this.soon();
          return;
        case 'saved': {
          states.dispatch({ kind: 'saved', changes: ready, hashes: answer.hashes });
          const after = states.getState();
          for (const step of savedSteps(after.draft)) this.#savedSteps.add(step);
          if (after.saveStatus === 'browser') this.soon();
        }
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      states.dispatch({ kind: 'unavailable', problem: error.problem });
      this.soon(5);
    }
  }

  /** Saves until nothing is left that can be saved; each change is checked first. */
  async all(): Promise<void> {
    const { states, engine } = this.#parts;
    for (let tries = 0; tries < maxTries; tries += 1) {
      await engine.whenSettled();
      const { draft } = states.getState();
      if (draftChanges(draft).length === 0) return;
      await this.save();
      // Nothing was saved or merged: the rest has to wait.
      if (states.getState().draft === draft) return;
    }
  }
}

/**
 * The changed files that are not saved yet: those in `unready`, and all that a step changed together with one of them,
 * so that the saved files always fit each other. Steps in `savedBefore` were saved before.
 */
function deferredFiles(
  draft: Draft,
  unready: ReadonlySet<string>,
  savedBefore: { has(step: DraftStep): boolean },
): ReadonlySet<string> {
  const changed = new Set(draftChanges(draft).map(({ file }) => file));
  const together = [...draft.past, ...draft.future]
    .filter((step) => step.changes.length > 1 && !savedBefore.has(step))
    .map(({ changes }) => changes.map(({ file }) => file).filter((file) => changed.has(file)));
  const held = new Set(unready);
  for (let before = -1; before < held.size;) {
    before = held.size;
    for (const files of together) {
      if (files.some((file) => held.has(file))) for (const file of files) held.add(file);
    }
  }
  return held;
}

function savedSteps(draft: Draft): DraftStep[] {
  const changed = new Set(draftChanges(draft).map(({ file }) => file));
  return [...draft.past, ...draft.future].filter(({ changes }) =>
    changes.every(({ file }) => !changed.has(file)),
  );
}
