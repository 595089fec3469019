import path from 'node:path';
import {
  cacheFolder,
  codeVersion,
  forgetOldest,
  keepFile,
  nameOf,
  readKeptFile,
  unusableWords,
} from './kept-file.ts';

const mostFolders = 5;

/**
 * What commands keep about content folders, a file for each, by the version of the code. Without a version nothing is
 * read or written.
 */
export class ContentStore<T> {
  readonly #folder: string;
  readonly #isStored: (value: unknown) => value is T;

  /** A store in a folder of the cache; `isStored` looks whether what was read is what this code writes. */
  constructor(name: string, isStored: (value: unknown) => value is T) {
    this.#folder = path.join(cacheFolder, name);
    this.#isStored = isStored;
  }

  /** Where what is known about a content folder is kept. */
  fileOf(contentDir: string): string {
    return path.join(this.#folder, `${nameOf(path.resolve(contentDir))}.bin`);
  }

  /** What the last run has kept; undefined where there is none. `tell` hears why what is there cannot be used. */
  read(contentDir: string, tell: (words: string) => void): T | undefined {
    const version = codeVersion();
    if (version === null) return undefined;
    const file = this.fileOf(contentDir);
    const kept = readKeptFile(file, version);
    if (kept && 'unusable' in kept) tell(unusableWords(file, kept.unusable));
    return kept && 'value' in kept && this.#isStored(kept.value) ? kept.value : undefined;
  }

  /** Keeps what is known about a content folder for the next run, and forgets the folders used longest ago. */
  write(contentDir: string, value: T): void {
    const version = codeVersion();
    if (version === null) return;
    keepFile(this.fileOf(contentDir), version, value);
    forgetOldest(this.#folder, mostFolders);
  }
}
