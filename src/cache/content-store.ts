import path from 'node:path';
import {
  cacheFolder,
  codeVersion,
  forgetOldest,
  writeCacheFile,
  nameOf,
  readCacheFile,
} from './cache-file.ts';

/** With the notes of what is unchanged (scripts/unchanged-build.mjs), one for each folder that a site is built into. */
const maxFiles = 10;

/**
 * What commands cache about content folders, a file for each, tied to the version of the code. If the version is
 * unknown, nothing is read or written.
 */
export class ContentStore<T> {
  readonly #folder: string;
  readonly #isStored: (value: unknown) => value is T;

  /** A store in a folder of the cache; `isStored` checks that a cached value has the expected shape. */
  constructor(name: string, isStored: (value: unknown) => value is T) {
    this.#folder = path.join(cacheFolder, name);
    this.#isStored = isStored;
  }

  /** The cache file of a content folder. */
  fileOf(contentDir: string): string {
    return path.join(this.#folder, `${nameOf(path.resolve(contentDir))}.bin`);
  }

  /** What the last run cached; undefined if there is nothing that can be used. */
  read(contentDir: string): T | undefined {
    const version = codeVersion();
    if (version === null) return undefined;
    const entry = readCacheFile(this.fileOf(contentDir), version);
    return entry && this.#isStored(entry.value) ? entry.value : undefined;
  }

  /** Caches a value for the next run, and removes the folders that have not been used for longest. */
  write(contentDir: string, value: T): void {
    const version = codeVersion();
    if (version === null) return;
    writeCacheFile(this.fileOf(contentDir), version, value);
    forgetOldest(this.#folder, maxFiles);
  }
}
