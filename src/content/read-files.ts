import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file as it lies on the disk. */
export type RawFile = {
  /** Relative to the content folder, with forward slashes: pages/fees/grade-10.yaml. */
  file: string;
  bytes: Buffer;
};

/** What is in the content folder. Paths are relative to it, with forward slashes, in the order of the alphabet. */
export type ContentFiles = {
  folder: string;
  /** The files that are read: site.yaml, theme.yaml, pages and data. */
  documents: readonly string[];
  /** Paths below content/images. */
  images: readonly string[];
  /** Files that nothing reads. */
  strays: readonly string[];
};

const isDocument = (file: string) =>
  file === 'site.yaml' || file === 'theme.yaml' || /^(pages|data)\/.+\.yaml$/.test(file);

/** Lists the content folder. Files whose name begins with a dot are the computer's own and passed over. */
export function listFiles(folder: string): ContentFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)\./.test(file))
    .toSorted();
  const images = files.filter((file) => file.startsWith('images/'));
  return {
    folder,
    documents: files.filter(isDocument),
    images: images.map((file) => file.slice('images/'.length)),
    strays: files.filter((file) => !isDocument(file) && !file.startsWith('images/')),
  };
}

export type Stamp = { size: number; changed: number; seen: number };

/** How a file looks from outside, so that an unchanged one need not be read again. */
export function stampOf(folder: string, file: string): Stamp {
  const { size, mtimeMs } = statSync(join(folder, file));
  return { size, changed: mtimeMs, seen: Date.now() };
}

/**
 * Whether a file is certainly the one that was read. A file that changed just before it was read may have
 * changed again within the same tick of the disk's clock, so such a stamp is not believed.
 */
export function isUnchanged(before: Stamp, now: Stamp): boolean {
  const settled = before.seen - before.changed > 2000;
  return settled && before.size === now.size && before.changed === now.changed;
}

export function readBytes(folder: string, file: string): Buffer {
  return readFileSync(join(folder, file));
}
