import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  removePath,
  hashOf,
  findLink,
  isSameStamp,
  isSettled,
  listFiles,
  readBytes,
  stampOf,
  type ContentFiles,
  type Stamp,
  prepareFile,
  replaceFile,
  type PreparedFile,
  type WriteFile,
  blobIdOf,
  cacheFolder,
  forgetOldest,
} from '../../build/index.ts';
import {
  decode,
  isUpload,
  refuseUpload,
  refuseTogether,
  refuseBeside,
  type FoundFile,
  type SaveAnswer,
  type SavedFile,
  type StoredFile,
} from '../../content/index.ts';
import { say, type Message } from '../../messages/index.ts';

const removedFolder = path.join(cacheFolder, 'removed-uploads');

/** In uploads that can be brought back. */
const maxRemoved = 100;

/** The text of a file with its byte order mark, which saving keeps. */
const wholeText = (bytes: Uint8Array) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** A file as it was read last. */
type RecordedFile = {
  stamp: Stamp | null;
  /** Null if the file is gone. */
  hash: string | null;
  /** The reading since which it is what it is. */
  reading: number;
};

type ReadFiles = { files: Record<string, StoredFile>; revision: string };

/** Reads the files of a content folder, and tells those that have changed since an earlier reading. */
export class ContentReader {
  readonly #folder: string;
  readonly #recorded = new Map<string, RecordedFile>();
  /** Tells this reader's readings from earlier readers' readings. */
  readonly #id = randomUUID();
  #readings = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All files. */
  all(): ReadFiles {
    return this.#read(-1);
  }

  /** The files that are new or changed since a revision, and the names of those that are gone; null if it is unknown. */
  since(revision: string): (ReadFiles & { gone: string[] }) | null {
    const [id, reading] = revision.split(' ');
    if (id !== this.#id) return null;
    const read = this.#read(Number(reading));
    const gone = [...this.#recorded].filter(
      ([, recorded]) => recorded.hash === null && recorded.reading > Number(reading),
    );
    return { ...read, gone: gone.map(([file]) => file) };
  }

  /** Reads what has changed on disk; returns the files that are other ones after a reading. */
  #read(after: number): ReadFiles {
    this.#readings += 1;
    const { documents } = listFiles(this.#folder);
    const files: Record<string, StoredFile> = {};
    for (const file of documents) {
      const stamp = stampOf(this.#folder, file);
      const recorded = this.#recorded.get(file);
      const isUnchanged =
        recorded?.stamp && isSettled(recorded.stamp) && isSameStamp(recorded.stamp, stamp);
      if (isUnchanged && recorded.reading <= after) continue;
      const stored = storedFile(this.#folder, file);
      if (this.#note(file, stamp, stored.hash) > after) files[file] = stored;
    }
    const present = new Set(documents);
    for (const file of this.#recorded.keys()) if (!present.has(file)) this.#note(file, null, null);
    return { files, revision: `${this.#id} ${this.#readings}` };
  }

  /** Returns the reading since which the file is what it is. */
  #note(file: string, stamp: Stamp | null, hash: string | null): number {
    const recorded = this.#recorded.get(file);
    const reading = recorded?.hash === hash ? recorded.reading : this.#readings;
    this.#recorded.set(file, { stamp, hash, reading });
    return reading;
  }
}

function storedFile(folder: string, file: string): StoredFile {
  const bytes = readBytes(folder, file);
  const { text, diagnostics } = decode(file, bytes);
  return {
    text: diagnostics.length > 0 ? text : wholeText(bytes),
    hash: hashOf(bytes),
    ofBytes: diagnostics,
  };
}

const findFile = (folder: string, file: string): FoundFile => {
  if (!existsSync(path.join(folder, file))) return { text: null, hash: null };
  const bytes = readBytes(folder, file);
  if (isUpload(file)) return { text: blobIdOf(bytes), hash: blobIdOf(bytes) };
  return { text: wholeText(bytes), hash: hashOf(bytes) };
};

/** The hash of a file, and when it was written (ISO); null if it does not exist. */
export function foundWith(
  folder: string,
  file: string,
): { hash: string | null; when: string | null } {
  const { hash } = findFile(folder, file);
  const when = hash === null ? null : statSync(path.join(folder, file)).mtime.toISOString();
  return { hash, when };
}

/** Restores a file; without bytes, removes it. */
function restore(file: string, bytes: Uint8Array | null): void {
  if (bytes === null) removePath(file);
  else replaceFile(file, bytes);
}

/** Writes files, or removes those without a text. If one fails, restores those before it. */
function writeTogether(
  files: readonly { target: string; text: string | Uint8Array | null }[],
  write?: WriteFile,
): void {
  const prepared: PreparedFile[] = [];
  const undo: (() => void)[] = [];
  try {
    // A full disk shows before anything has changed.
    for (const { target, text } of files) {
      if (text !== null) mkdirSync(path.dirname(target), { recursive: true });
      prepared.push(
        text === null
          ? { put: () => removePath(target), discard: () => undefined }
          : prepareFile(target, text, write),
      );
    }
    for (const [at, { put }] of prepared.entries()) {
      const { target = '' } = files[at] ?? {};
      const before = existsSync(target) ? readFileSync(target) : null;
      put();
      undo.unshift(() => restore(target, before));
    }
  } catch (error) {
    for (const { discard } of prepared) discard();
    for (const putBack of undo) putBack();
    throw error;
  }
}

/** Why an upload cannot be deleted or brought back; null if it can. */
const refuseSavedUpload = (folder: string, { file, text }: SavedFile): Message | null =>
  refuseUpload(file, text) ?? (findLink(folder, file) === null ? null : say('save-linkUpload'));

/** Writes content files, all of them or none, and only over the versions that were edited. */
export function saveContent(
  folder: string,
  files: readonly SavedFile[],
  write?: WriteFile,
): SaveAnswer {
  const present = listFiles(folder);
  const together = refuseTogether(files);
  if (together !== null) return { kind: 'refused', reason: together };
  for (const saved of files) {
    const reason = isUpload(saved.file)
      ? refuseSavedUpload(folder, saved)
      : refuseContentFile(folder, saved.file, present);
    if (reason !== null) return { kind: 'refused', reason };
  }
  const found = files.map(({ file }) => ({ file, ...findFile(folder, file) }));
  const changed = found.filter(({ hash }, index) => hash !== files[index]?.baseHash);
  if (changed.length > 0) {
    return {
      kind: 'changed',
      files: Object.fromEntries(changed.map(({ file, text, hash }) => [file, { text, hash }])),
    };
  }
  const written: { target: string; text: string | Uint8Array | null }[] = [];
  for (const { file, text } of files) {
    const isOfUpload = isUpload(file);
    if (isOfUpload && text === null && existsSync(path.join(folder, file)))
      storeRemoved(readBytes(folder, file));
    const restored = isOfUpload && text !== null ? readRemoved(text) : text;
    if (restored === null && text !== null)
      return { kind: 'refused', reason: say('save-uploadGone') };
    written.push({ target: path.join(folder, file), text: restored });
  }
  writeTogether(written, write);
  return {
    kind: 'saved',
    hashes: Object.fromEntries(files.map(({ file }) => [file, findFile(folder, file).hash])),
  };
}

/** Why a content file cannot be written; null if it can. */
export function refuseContentFile(
  folder: string,
  file: string,
  { documents, links }: Pick<ContentFiles, 'documents' | 'links'>,
): Message | null {
  const refused = refuseBeside(file, documents);
  if (refused !== null) return refused;
  return links.includes(file) || findLink(folder, file) !== null ? say('save-link') : null;
}

function storeRemoved(bytes: Uint8Array): void {
  mkdirSync(removedFolder, { recursive: true });
  replaceFile(path.join(removedFolder, blobIdOf(bytes)), bytes);
  forgetOldest(removedFolder, maxRemoved);
}

/** The bytes of a deleted upload; null if they are gone. */
function readRemoved(id: string): Uint8Array | null {
  const file = path.join(removedFolder, id);
  return existsSync(file) ? readFileSync(file) : null;
}
