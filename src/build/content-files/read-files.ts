import { hash } from 'node:crypto';
import { lstatSync, readFileSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathOnDisk } from '../system/roots.ts';
import { isDocumentName, isHidden, uploadFile } from '../../content/index.ts';

/** The content folder. Paths are relative to it, with forward slashes, sorted. */
export type ContentFiles = {
  folder: string;
  /** The files that are read: site.yaml, theme.yaml, pages and data. */
  documents: readonly string[];
  /** Paths below content/images. */
  images: readonly string[];
  /** Paths below content/files. */
  attachments: readonly string[];
  /** Files that are not used. */
  strays: readonly string[];
  /**
   * Symbolic links and Windows junctions. None is followed, not even within the folder: a file with two names would be
   * edited twice, circular links never end, and git turns links into files on Windows.
   */
  links: readonly string[];
};

/** The name of a picture or another file in the form in which content names it, whichever the disk has. */
const composed = (name: string): string => name.normalize('NFC');

const sortFiles = (folder: string, files: string[], links: string[]): ContentFiles => {
  const images = files.filter((file) => file.startsWith('images/')).map(composed);
  return {
    folder,
    documents: files.filter(isDocumentName),
    images: images.map((file) => file.slice('images/'.length)),
    attachments: files
      .filter((file) => file.startsWith('files/'))
      .map((file) => composed(file.slice('files/'.length))),
    strays: files.filter((file) => !isDocumentName(file) && !/^(?:images|files)\//.test(file)),
    links,
  };
};

/** Lists the content folder. Hidden files are skipped. */
export function listFiles(folder: string): ContentFiles {
  // Taken from the start of each path, because computing relative paths takes longer than listing the folder.
  const whole = resolve(folder);
  const entries = readdirSync(whole, { recursive: true, withFileTypes: true });
  const start = join(whole, sep).length;
  const namesOf = (some: readonly Dirent[]) =>
    some
      .map((entry) => join(entry.parentPath, entry.name).slice(start).replaceAll(sep, '/'))
      .filter((file) => !isHidden(file))
      .toSorted();
  return sortFiles(
    folder,
    namesOf(entries.filter((entry) => entry.isFile())),
    namesOf(entries.filter((entry) => entry.isSymbolicLink())),
  );
}

/** The paths of the pictures and documents in the content folder. */
export const uploadsOf = ({ images, attachments }: ContentFiles): string[] => [
  ...images.map((name) => uploadFile('images', name)),
  ...attachments.map((name) => uploadFile('files', name)),
];

/** The first part of a path that is a symbolic link, and so may leave the folder; null if there is none. */
export function findLink(folder: string, file: string): string | null {
  const steps = file.split('/');
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  const isLink = (path: string) =>
    lstatSync(join(folder, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return paths.find(isLink) ?? null;
}

/**
 * The stamp of a file: its size, modification time, change time (which programs cannot set back), inode, and when this
 * was read.
 */
export type Stamp = { size: number; changed: number; entry: number; node: number; seen: number };

/** Reads the stamp of a file, so that an unchanged file need not be read again. */
export function stampOf(folder: string, file: string): Stamp {
  const { size, mtimeMs, ctimeMs, ino } = statSync(pathOnDisk(folder, file));
  return { size, changed: mtimeMs, entry: ctimeMs, node: ino, seen: Date.now() };
}

/** Whether nothing tells two stamps of a file apart but when they were read. */
export const isSameStamp = (one: Stamp, other: Stamp): boolean =>
  one.size === other.size &&
  one.changed === other.changed &&
  one.entry === other.entry &&
  one.node === other.node;

/** Clocks of file systems are at least this precise, in milliseconds. */
const resolution = 2000;

/** Whether a file or folder was added, changed or removed since a moment, in milliseconds; or shortly before it. */
export function isChangedSince(folder: string, moment: number): boolean {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [folder, ...inside.map((entry) => join(entry.parentPath, entry.name))].some((file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return !stats || Math.max(stats.mtimeMs, stats.ctimeMs) > moment - resolution;
  });
}

/**
 * Whether a stamp was taken long enough after the last change to rule out a later one within the clock's resolution.
 */
export const isSettled = ({ seen, changed, entry }: Stamp): boolean =>
  seen - Math.max(changed, entry) > resolution;

/** Reads a file of the content folder. */
export function readBytes(folder: string, file: string): Buffer {
  return readFileSync(pathOnDisk(folder, file));
}

/** The hash that identifies the bytes of a file. */
export const hashOf = (bytes: Uint8Array): string => hash('sha1', bytes, 'base64url');

/**
 * The hash of what a text file says: the same with a byte order mark, and where lines end as on Windows. A file whose hash
 * is the same need not be checked again.
 */
export function hashOfText(bytes: Buffer): string {
  if (bytes[0] !== 0xef && !bytes.includes('\r\n')) return hashOf(bytes);
  const plain = bytes
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .replaceAll('\r\n', '\n');
  return hashOf(Buffer.from(plain, 'latin1'));
}
