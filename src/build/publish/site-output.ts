import { hash as hashBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { scriptsIn } from '../../render/index.ts';
import type { Table } from '../cache/tables.ts';
import { hashOf } from '../document-hash.ts';
import { isAsPublished } from './plan-exchange.ts';
import { emptyManifest, recordIn, type Manifest } from './records.ts';
import { isHashed, stagedPath, twinOf, type SiteFile, type Staging } from './staged-files.ts';

/** Where the files of a site are written: into a folder directly, or for publishing. */
export type OutputTarget =
  | { folder: string }
  | {
      /** The empty folder for files that are new or have changed. */
      staging: Staging;
      /** The published folder and its manifest; unchanged files stay there. */
      target?: { folder: string; published: Manifest };
    };

/** Text files: pictures and fonts are already compressed, and hidden files are not served. */
const isText = /(?:^|\/)[^./][^/]*\.(?:css|html|ics|js|json|svg|txt|xml)$/;

/** Smaller files fit into one packet anyway; in bytes. */
const leastPacked = 1024;

const packers = {
  '.br': (content: Buffer) => brotliCompressSync(content),
  '.gz': (content: Buffer) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * The files of the new site. Everything that a build writes goes through here and is listed once; if an equal file is
 * already published, it is reused. Paths are relative to the site, with forward slashes.
 */
export class SiteOutput {
  /** The folder in which files for publishing are written; null if they are written directly. */
  readonly staging: Staging | null;
  readonly #pathOf: (file: string) => string;
  readonly #folder: string | null;
  readonly #published: Manifest;
  readonly #files = new Map<string, SiteFile>();
  readonly #folders = new Set<string>();

  constructor(output: OutputTarget) {
    const target = 'folder' in output ? undefined : output.target;
    this.#pathOf =
      'folder' in output
        ? (file) => path.join(output.folder, file)
        : (file) => stagedPath(output.staging, file);
    this.staging = 'folder' in output ? null : output.staging;
    this.#folder = target?.folder ?? null;
    this.#published = target?.published ?? emptyManifest;
  }

  /** Adds a file with this content. Returns its hash. */
  write(file: string, content: string | Uint8Array): string {
    // Encoded once, for the hash and for the disk.
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const ofBytes = hashBytes('sha256', bytes, 'base64url');
    if (!this.takeOver(file, ofBytes)) {
      const staged = this.#prepare(file);
      writeFileSync(staged, bytes);
      this.#add(file, staged, ofBytes);
    }
    return ofBytes;
  }

  /** Adds a copy of a file to assets/ under a hashed name. */
  copy(file: string, source: string): void {
    if (!isHashed(file)) throw new Error(`The name of ${file} does not change with its content.`);
    const record = this.#files.get(file) ?? recordIn(this.#published, file);
    if (record && this.takeOver(file, record.hash)) return;
    const staged = this.#prepare(file);
    copyFileSync(source, staged);
    this.#add(file, staged, hashBytes('sha256', readFileSync(staged), 'base64url'));
  }

  /** Adds files that another thread has staged. */
  adopt(files: readonly SiteFile[]): void {
    for (const file of files) {
      // A style that both have written has the time of whoever was last.
      if (this.#files.has(file.path)) this.#add(file.path, this.#pathOf(file.path), file.hash);
      else this.#set(file);
    }
  }

  /** Reuses a published file if it exists with this hash; returns whether it does. */
  takeOver(file: string, ofBytes: string): boolean {
    const entry = this.#files.get(file);
    if (entry?.hash === ofBytes) {
      this.#set(entry);
      return true;
    }
    const record = recordIn(this.#published, file);
    if (this.#folder === null || record?.hash !== ofBytes) return false;
    // Not joined by path.join, which looks at every letter: a large site has thousands of files.
    if (!isAsPublished(`${this.#folder}/${file}`, record)) return false;
    this.#set({ path: file, ...record, isStaged: false });
    return true;
  }

  /**
   * Adds compressed versions of all text files (Brotli as .br, gzip as .gz), for hosts that serve them. Those of
   * unchanged published files are reused.
   */
  pack(): void {
    for (const { path: file, size, isStaged } of this.files()) {
      if (!isText.test(file) || size < leastPacked) continue;
      for (const [ending, compress] of Object.entries(packers)) {
        const packed = file + ending;
        const record = recordIn(this.#published, packed);
        if (!isStaged && record && this.takeOver(packed, record.hash)) continue;
        this.write(packed, compress(this.#read(file, isStaged)));
      }
    }
  }

  /** Adds every document in a folder, such as fees/index.html, under the folder's name too: fees.html. */
  twinDocuments(): void {
    for (const { path: file, hash: ofBytes, isStaged } of this.files()) {
      const twin = twinOf(file);
      if (twin === null || this.takeOver(twin, ofBytes)) continue;
      this.write(twin, this.#read(file, isStaged));
    }
  }

  /** All files of the site, in an order that does not depend on which of them were reused. */
  files(): SiteFile[] {
    return [...this.#files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }

  #read(file: string, isStaged: boolean): Buffer {
    const written =
      isStaged || this.#folder === null ? this.#pathOf(file) : path.join(this.#folder, file);
    return readFileSync(written);
  }

  #prepare(file: string): string {
    const staged = this.#pathOf(file);
    const folder = path.dirname(staged);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    return staged;
  }

  #add(file: string, staged: string, ofBytes: string): void {
    const { size, mtimeMs } = statSync(staged);
    this.#set({ path: file, hash: ofBytes, size, modified: mtimeMs, isStaged: true });
  }

  #set(file: SiteFile): void {
    this.#files.set(file.path, file);
  }
}

/** A document as it was written: its hash, and the hashes of its inline scripts. */
export type WrittenDocument = { hash: string; scripts: string[] };

/** Writes the documents of a site, and gathers their inline scripts, which the site's policy lists. */
export class Documents {
  readonly #output: SiteOutput;
  /** The inline scripts of all documents, with their hashes. */
  readonly #hashes = new Map<string, string>();
  /** The inline scripts of reused documents, by their hashes. */
  readonly #reused = new Map<string, string | undefined>();
  readonly #codes: Table<string>;

  /** @param codes the inline scripts of earlier builds, by their hashes */
  constructor(output: SiteOutput, codes: Table<string>) {
    this.#output = output;
    this.#codes = codes;
  }

  write(file: string, html: string): WrittenDocument {
    const scripts = scriptsIn(html).map((code) => this.#hashOfScript(code));
    return { hash: this.#output.write(file, html), scripts };
  }

  #hashOfScript(code: string): string {
    const existing = this.#hashes.get(code);
    if (existing !== undefined) return existing;
    const hash = hashOf(code);
    if (this.#codes.take(hash) === undefined) this.#codes.put(hash, code);
    this.#hashes.set(code, hash);
    return hash;
  }

  /** Adds the inline scripts of documents that another thread has written. */
  adopt(codes: readonly string[]): void {
    for (const code of codes) this.#hashOfScript(code);
  }

  /** The inline scripts of all documents. */
  get inlineScripts(): ReadonlySet<string> {
    return new Set(this.#hashes.keys());
  }

  /** Reuses a document of an earlier build; returns whether it is still there. */
  takeOver(file: string, { hash, scripts }: WrittenDocument): boolean {
    for (const script of scripts)
      if (!this.#reused.has(script)) this.#reused.set(script, this.#codes.take(script));
    const areThere = scripts.every((script) => this.#reused.get(script) !== undefined);
    if (!areThere || !this.#output.takeOver(file, hash)) return false;
    for (const script of scripts) this.#hashes.set(this.#reused.get(script) ?? '', script);
    return true;
  }
}
