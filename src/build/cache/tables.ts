import { hash, randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writevSync,
} from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
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

/** With more content folders than this, the tables of the least recently used one are removed. */
const maxFolders = 10;

/** The folder in which the tables of a content folder lie. */
export const tablesOf = (contentDir: string): string =>
  path.join(folder, nameOf(path.resolve(contentDir)));

/**
 * Values by keys, as earlier runs of this version of the code made them. A key names everything that its value is made
 * from, so a value is never outdated; what a run neither takes nor puts is dropped when it saves. Values are plain data,
 * which is read and parsed when it is taken.
 */
export class Table<T> {
  readonly #files: TableFiles | null;
  readonly #before: ReadonlyMap<string, Location>;
  #used = new Map<string, Location>();
  /** The values as JSON, if the table lasts as long as the process. */
  readonly #inMemory = new Map<string, string>();
  #isChanged = false;

  /** The table of a content folder with this name. Without them it lasts as long as the process. */
  constructor(contentDir?: string, name = '') {
    const version = codeVersion();
    this.#files =
      contentDir === undefined || version === null
        ? null
        : new TableFiles(path.join(tablesOf(contentDir), name), version);
    this.#before = this.#files?.readIndex() ?? new Map();
  }

  take(key: string): T | undefined {
    const name = shortKey(key);
    const json = this.#files ? this.#read(this.#files, name) : this.#inMemory.get(name);
    if (json === undefined) return undefined;
    const value: T = JSON.parse(json);
    return value;
  }

  #read(files: TableFiles, name: string): string | undefined {
    const location = this.#used.get(name) ?? this.#before.get(name);
    if (!location) return undefined;
    const json = files.read(location);
    if (json !== undefined) this.#used.set(name, location);
    return json;
  }

  /** Keeps a value for later runs without reading it; returns whether there is one. */
  keep(key: string): boolean {
    const name = shortKey(key);
    const location = this.#used.get(name) ?? this.#before.get(name);
    if (location) this.#used.set(name, location);
    return location !== undefined || this.#inMemory.has(name);
  }

  put(key: string, value: T): void {
    const name = shortKey(key);
    const json = JSON.stringify(value);
    if (this.#files) this.#used.set(name, this.#files.write(Buffer.from(json)));
    else this.#inMemory.set(name, json);
    this.#isChanged = true;
  }

  /** Whether earlier runs have stored nothing. */
  get isEmpty(): boolean {
    return this.#before.size === 0;
  }

  /** Where the values that this run has used are, for a table of the same name in another thread. */
  entries(): Entries {
    this.#files?.flush();
    return [...this.#used];
  }

  /** Adds values of another thread. */
  adopt(entries: Entries): void {
    for (const [name, location] of entries) this.#used.set(name, location);
    if (entries.length > 0) this.#isChanged = true;
  }

  save(): void {
    const isSame = !this.#isChanged && this.#used.size === this.#before.size;
    if (this.#files === null || isSame) return;
    this.#used = this.#files.save(this.#used);
    this.#isChanged = false;
    forgetOldest(folder, maxFolders);
  }
}

/** A key, or the hash of a long one; also useful for a key by which several tables are asked. */
export const shortKey = (key: string): string =>
  key.length <= hashLength ? key : hash('sha1', key, 'base64url');

const hashLength = 27;

/** Where some values of a table are, by their names. */
export type Entries = readonly (readonly [name: string, location: Location])[];

/** Where the JSON of a value lies: in which part, from where on, how long it is, and its checksum. */
type Location = readonly [part: string, start: number, length: number, check: number];

/** Values are written to the disk in pieces of about this size, in bytes. */
const pieceSize = 1 << 20;

/** So many bytes are read at once: most runs need the values in the order in which they were written. */
const windowSize = 1 << 16;

/** With more parts than this, those that are small become one. */
const maxParts = 16;
const maxSmall = 1 << 20;

/** A part that the index does not name may be one that another run writes, but not for longer than this, in milliseconds. */
const maxRun = 60 * 60_000;

/** A part of a table, of which the piece that was read last is in memory. */
class Part {
  readonly #descriptor: number;
  #window = Buffer.alloc(0);
  #start = 0;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Some of its bytes, which may be overwritten by the next that are read. */
  read(start: number, length: number): Uint8Array {
    if (start < this.#start || start + length > this.#start + this.#window.length) {
      const buffer = Buffer.from(this.#window.buffer);
      const window =
        length <= buffer.length ? buffer : Buffer.allocUnsafeSlow(Math.max(length, windowSize));
      const size = readSync(this.#descriptor, window, 0, window.length, start);
      this.#window = window.subarray(0, size);
      this.#start = start;
    }
    const from = start - this.#start;
    return this.#window.subarray(from, from + length);
  }
}

/**
 * A table on the disk: an index, which is replaced as a whole, and parts with the values. Each run writes a part of its own: with
 * one new value it writes one, and it does not disturb another run. What cannot be read is missing; what cannot be written costs
 * the next run time.
 */
class TableFiles {
  readonly #index: string;
  readonly #version: string;
  /** What runs have written; null for what is gone. */
  readonly #parts = new Map<string, Part | null>();
  readonly #partOfRun = `.${randomUUID()}`;
  #descriptor: number | null = null;
  /** What its own part will have at its end. */
  #pending: Buffer[] = [];
  #pendingSize = 0;
  #size = 0;

  constructor(index: string, version: string) {
    this.#index = index;
    this.#version = version;
  }

  readIndex(): ReadonlyMap<string, Location> {
    const bytes = readCacheFile(this.#index, this.#version);
    const entries: [string, Location][] = bytes ? JSON.parse(textIn(bytes)) : [];
    return new Map(entries);
  }

  read(location: Location): string | undefined {
    const bytes = this.#bytesAt(location);
    return bytes && textIn(bytes);
  }

  #bytesAt([part, start, length, check]: Location): Uint8Array | undefined {
    if (part === this.#partOfRun) this.flush();
    const bytes = this.#open(part)?.read(start, length);
    return bytes && crc32(bytes) === check ? bytes : undefined;
  }

  #open(part: string): Part | null {
    const cached = this.#parts.get(part);
    if (cached !== undefined) return cached;
    let source: Part | null = null;
    try {
      source = new Part(openSync(this.#index + part, 'r'));
    } catch {
      // A later run has replaced it.
    }
    this.#parts.set(part, source);
    return source;
  }

  write(bytes: Buffer): Location {
    const location: Location = [this.#partOfRun, this.#size, bytes.length, crc32(bytes)];
    this.#pending.push(bytes);
    this.#size += bytes.length;
    this.#pendingSize += bytes.length;
    if (this.#pendingSize > pieceSize) this.flush();
    return location;
  }

  /** Writes what is pending, so that others can read it. */
  flush(): void {
    if (this.#pendingSize === 0) return;
    try {
      mkdirSync(path.dirname(this.#index), { recursive: true });
      this.#descriptor ??= openSync(this.#index + this.#partOfRun, 'w');
      writevSync(this.#descriptor, this.#pending);
    } catch {
      // The checksums reveal missing parts.
    }
    this.#pending = [];
    this.#pendingSize = 0;
  }

  /** Makes these values the table. Returns where they are now. */
  save(values: ReadonlyMap<string, Location>): Map<string, Location> {
    const saved = this.#gather(values);
    this.flush();
    writeCacheFile(this.#index, this.#version, [Buffer.from(JSON.stringify([...saved]))]);
    this.#removeOthers(new Set(Array.from(saved.values(), ([part]) => part)));
    for (const part of this.#parts.values()) part?.close();
    this.#parts.clear();
    return saved;
  }

  /** Copies the values of parts that are mostly outdated, or small if there are many, into the part of this run. */
  #gather(values: ReadonlyMap<string, Location>): Map<string, Location> {
    const used = new Map<string, number>();
    for (const [part, , length] of values.values()) used.set(part, (used.get(part) ?? 0) + length);
    const isGathered = new Map(
      Array.from(used, ([part, length]) => {
        if (part === this.#partOfRun) return [part, false];
        const size = statSync(this.#index + part, { throwIfNoEntry: false })?.size ?? 0;
        return [part, length * 2 < size || (used.size > maxParts && size < maxSmall)];
      }),
    );
    return new Map(
      Array.from(values).flatMap(([name, location]): [string, Location][] => {
        if (isGathered.get(location[0]) !== true) return [[name, location]];
        const bytes = this.#bytesAt(location);
        return bytes ? [[name, this.write(Buffer.from(bytes))]] : [];
      }),
    );
  }

  #removeOthers(parts: ReadonlySet<string>): void {
    const start = `${path.basename(this.#index)}.`;
    const tables = path.dirname(this.#index);
    try {
      for (const name of readdirSync(tables)) {
        if (!name.startsWith(start) || parts.has(name.slice(start.length - 1))) continue;
        const file = path.join(tables, name);
        const isRead = this.#parts.has(name.slice(start.length - 1));
        if (isRead || Date.now() - statSync(file).mtimeMs > maxRun) rmSync(file, { force: true });
      }
    } catch {
      // Another run may be doing the same.
    }
  }
}
