import type { StoredFile } from '../../editing/draft.ts';
import type { FileChange } from '../../editing/edit-op.ts';
import { isPictureFile } from '../../edit-protocol/picture-files.ts';
import type { StoredPicture, StoredSite } from '../../edit-protocol/store.ts';
import {
  equalStates,
  storedFileOf,
  originsOf,
  picturesIn,
  textIn,
  type SessionState,
} from './session-state.ts';

/** The paths of all stored files but pictures, in order, and of the files that differ from where changes began. */
type StoredFiles = {
  site: StoredSite;
  origins: ReadonlyMap<string, string | null>;
  names: readonly string[];
  changed: readonly string[];
};

function storedFilesOf(site: StoredSite, origins: StoredFiles['origins']): StoredFiles {
  const names = Object.keys(site.files).toSorted();
  const texts = originsOf({ ...site, published: {} });
  const all = new Set([...origins.keys(), ...names]);
  const isChanged = (file: string) => (origins.get(file) ?? null) !== (texts.get(file) ?? null);
  return { site, origins, names, changed: [...all].filter(isChanged) };
}

/** An observable session state, with the texts of all files. */
export class SessionTexts {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  /** Each file as it was published, or as it was when the editor was opened. */
  #origins: Map<string, string | null>;

  #stored: StoredFiles;

  constructor(state: SessionState) {
    this.#state = state;
    this.#origins = originsOf(state.site);
    this.#stored = storedFilesOf(state.site, this.#origins);
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Calls back after every change of the state. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes parts of the state. */
  protected set(change: Partial<SessionState>): void {
    const before = this.#state;
    this.#state = { ...before, ...change };
    // Every keystroke re-renders the screens anyway.
    if (equalStates(before, this.#state)) return;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Compares changes with what is published now. Returns the files that were published since, as they are here.
   */
  protected beginAnew(site: StoredSite): Set<string> {
    const before = this.#origins;
    this.#origins = originsOf(site);
    const files = new Set([...before.keys(), ...this.#origins.keys()]);
    const isPublished = (file: string) =>
      (before.get(file) ?? null) !== this.originOf(file) &&
      this.originOf(file) === this.textOf(file);
    return new Set([...files].filter(isPublished));
  }

  /** The current text of a file; null if it does not exist. */
  textOf(file: string): string | null {
    return textIn(this.#state, file);
  }

  /** The text of a file as it was published, or when the editor was opened. */
  originOf(file: string): string | null {
    return this.#origins.get(file) ?? null;
  }

  /** The paths of all files in the editor, in order: the same list until a file is created or deleted. */
  files(): readonly string[] {
    const { site, draft } = this.#state;
    const { names } = this.#storedFiles();
    const isStored = (file: string) => Object.hasOwn(site.files, file);
    const moved = Object.keys(draft.files).filter(
      (file) => !isPictureFile(file) && isStored(file) !== (this.textOf(file) !== null),
    );
    if (moved.length === 0) return names;
    return [...names, ...moved.filter((file) => !isStored(file))]
      .filter((file) => this.textOf(file) !== null)
      .toSorted();
  }

  /** What is the same until something is saved or found anew. */
  #storedFiles(): StoredFiles {
    const [{ site }, origins] = [this.#state, this.#origins];
    if (this.#stored.site !== site || this.#stored.origins !== origins)
      this.#stored = storedFilesOf(site, origins);
    return this.#stored;
  }

  /** The texts of all files. */
  texts(): Map<string, string> {
    return new Map(this.files().map((file) => [file, this.textOf(file) ?? '']));
  }

  /** The pictures of the site. */
  pictures(): readonly StoredPicture[] {
    return picturesIn(this.#state);
  }

  /** The files that differ from the published ones, and the pictures that are deleted. */
  changes(): FileChange[] {
    const all = new Set([...this.#storedFiles().changed, ...Object.keys(this.#state.draft.files)]);
    return [...all].toSorted().flatMap((file): FileChange[] => {
      const [before, after] = [this.originOf(file), this.textOf(file)];
      const isThere = isPictureFile(file) && after !== null;
      return before === after || isThere ? [] : [{ file, before, after }];
    });
  }

  protected readonly storedFile = (file: string): StoredFile =>
    storedFileOf(this.#state.site, file);
}
