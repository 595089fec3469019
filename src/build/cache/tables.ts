import { hash } from 'node:crypto';
import path from 'node:path';
import {
  cacheFolder,
  codeVersion,
  forgetOldest,
  nameOf,
  readCacheFile,
  textIn,
  writeCacheFile,
} from './cache-file.ts';

const folder = path.join(cacheFolder, 'content');

/** With more content folders than this, the tables of the one that was used first are removed. */
const maxFolders = 10;

/** The folder in which the tables of a content folder lie. */
export const tablesOf = (contentDir: string): string =>
  path.join(folder, nameOf(path.resolve(contentDir)));

/**
 * Values by keys, as earlier runs of this version of the code made them. A key names everything that its value is made
 * from, so a value is never outdated; what a run neither takes nor puts is dropped when it saves. Values are plain data,
 * which is parsed when it is taken.
 */
export class Table<T> {
  readonly #file: string | null;
  readonly #version = codeVersion();
  /** A line for each value, with the hash of its key and its JSON. */
  readonly #before: ReadonlyMap<string, Uint8Array>;
  readonly #used = new Map<string, Uint8Array>();
  #isChanged = false;

  /** The table of a content folder with this name. Without them it lasts as long as the process. */
  constructor(contentDir?: string, name = '') {
    this.#file = contentDir === undefined ? null : path.join(tablesOf(contentDir), name);
    this.#before =
      this.#file === null || this.#version === null
        ? new Map()
        : linesByName(readCacheFile(this.#file, this.#version) ?? Buffer.alloc(0));
  }

  take(key: string): T | undefined {
    const name = hash('sha1', key, 'base64url');
    const line = this.#used.get(name) ?? this.#before.get(name);
    if (line === undefined) return undefined;
    this.#used.set(name, line);
    const value: T = JSON.parse(textIn(line.subarray(line.indexOf(tab))));
    return value;
  }

  put(key: string, value: T): void {
    const name = hash('sha1', key, 'base64url');
    this.#used.set(name, Buffer.from(`${name}\t${JSON.stringify(value)}\n`));
    this.#isChanged = true;
  }

  save(): void {
    const isSame = !this.#isChanged && this.#used.size === this.#before.size;
    if (this.#file === null || this.#version === null || isSame) return;
    writeCacheFile(this.#file, this.#version, [...this.#used.values()]);
    forgetOldest(folder, maxFolders);
  }
}

const [tab = 0, lineEnd = 0] = Buffer.from('\t\n');

function linesByName(bytes: Buffer): Map<string, Uint8Array> {
  const lines = new Map<string, Uint8Array>();
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(lineEnd, start) + 1;
    lines.set(bytes.toString('utf8', start, bytes.indexOf(tab, start)), bytes.subarray(start, end));
    start = end;
  }
  return lines;
}
