import { lstatSync, readFileSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What is in the content folder. Paths are relative to it, with forward slashes, in the order of the alphabet. */
export type ContentFiles = {
  folder: string;
  /** The files that are read: site.yaml, theme.yaml, pages and data. */
  documents: readonly string[];
  /** Paths below content/images. */
  images: readonly string[];
  /** Files that nothing reads. */
  strays: readonly string[];
  /**
   * Links to other files and folders, and Windows junctions. None is followed, not even one that stays inside the
   * folder: a file with two names would be changed twice, links in a ring have no end, and git makes files of
   * links on Windows.
   */
  links: readonly string[];
};

const isDocument = (file: string) =>
  file === 'site.yaml' || file === 'theme.yaml' || /^(pages|data)\/.+\.yaml$/.test(file);

/** Lists the content folder. Files whose name begins with a dot are the computer's own and passed over. */
export function listFiles(folder: string): ContentFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const namesOf = (some: readonly Dirent[]) =>
    some
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map((file) => file.split(sep).join('/'))
      .filter((file) => !/(^|\/)\./.test(file))
      .toSorted();
  const files = namesOf(entries.filter((entry) => entry.isFile()));
  const images = files.filter((file) => file.startsWith('images/'));
  return {
    folder,
    documents: files.filter(isDocument),
    images: images.map((file) => file.slice('images/'.length)),
    strays: files.filter((file) => !isDocument(file) && !file.startsWith('images/')),
    links: namesOf(entries.filter((entry) => entry.isSymbolicLink())),
  };
}

/** The first part of a file's path that is a link, and so may lead out of the folder; null where none is. */
export function findLink(folder: string, file: string): string | null {
  const steps = file.split('/');
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  const isLink = (path: string) =>
    lstatSync(join(folder, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return paths.find(isLink) ?? null;
}

/**
 * How a file looks from outside: its size, when it was changed, when its entry on the disk was, which no program can
 * put back, by which number the disk knows it, and when all this was seen.
 */
export type Stamp = { size: number; changed: number; entry: number; node: number; seen: number };

/** How a file looks from outside, so that an unchanged one need not be read again. */
export function stampOf(folder: string, file: string): Stamp {
  const { size, mtimeMs, ctimeMs, ino } = statSync(join(folder, file));
  return { size, changed: mtimeMs, entry: ctimeMs, node: ino, seen: Date.now() };
}

/** Whether a stamp was taken long enough after the last change to tell that it was the last one. */
export const isSettled = ({ seen, changed, entry }: Stamp): boolean =>
  seen - Math.max(changed, entry) > 2000;

/** Whether two stamps look the same. */
export const isSameLook = (one: Stamp, other: Stamp): boolean =>
  one.size === other.size &&
  one.changed === other.changed &&
  one.entry === other.entry &&
  one.node === other.node;

/**
 * Whether a file is certainly the one that was read. A file that changed just before it was read may have
 * changed again within the same tick of the disk's clock, so such a stamp is not believed.
 */
export const isUnchanged = (before: Stamp, now: Stamp): boolean =>
  isSettled(before) && isSameLook(before, now);

/** Reads a file of the content folder. */
export function readBytes(folder: string, file: string): Buffer {
  return readFileSync(join(folder, file));
}
