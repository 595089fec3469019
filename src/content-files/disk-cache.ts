import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import {
  cacheFolder,
  codeVersion,
  forgetOldest,
  writeCacheFile,
  nameOf,
  readCacheFile,
} from '../cache/cache-file.ts';
import { createLoadCache, type LoadCache } from './load-cache.ts';
import type { Remembered, RememberedPicture } from './load-cache.ts';
import {
  isPackedAlready,
  isPackedPages,
  packPages,
  unpackPages,
  type PackedPages,
} from './packed-pages.ts';
import { isSameStamp, isSettled, type Stamp } from './read-files.ts';

const maxFolders = 5;
const folder = path.join(cacheFolder, 'content');

/** The folder in which the checked files of a content folder are cached. */
export const contentCacheFolder = (contentDir: string): string =>
  path.join(folder, nameOf(path.resolve(contentDir)));

/** What is known of some files and pictures. */
type Part = { files: Map<string, Remembered>; pictures: Map<string, RememberedPicture> };

/** A part as it is stored: its pages are packed, the other files are not. */
type Stored = Part & { pages: PackedPages };

const isPage = ([, { checked }]: [string, Remembered]): boolean => checked.content?.kind === 'page';

const packPart = ({ files, pictures }: Part): Stored => ({
  files: new Map(Array.from(files).filter((one) => !isPage(one))),
  pages: packPages(files),
  pictures,
});

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'files' in value &&
  value.files instanceof Map &&
  'pages' in value &&
  isPackedPages(value.pages) &&
  'pictures' in value &&
  value.pictures instanceof Map;

/** The approximate number of files per part: what one change rewrites, and what is in memory twice. */
const filesInPart = 256;

/** The part that caches a file; large sites have more parts. */
function partOf(file: string, count: number): string {
  const parts = 2 ** Math.max(0, Math.ceil(Math.log2(count / filesInPart)));
  let sum = 0;
  for (let index = 0; index < file.length; index += 1) {
    sum = (Math.imul(sum, 31) + file.charCodeAt(index)) >>> 0;
  }
  return `${parts}-${sum % parts}.bin`;
}

const partsIn = (cacheDir: string): string[] => {
  try {
    return readdirSync(cacheDir).filter((name) => name.endsWith('.bin'));
  } catch {
    return [];
  }
};

/** The results of the last run of this version of the code, so that unchanged files are not checked again. */
export function readDiskCache(contentDir: string): LoadCache {
  const cache = createLoadCache();
  const version = codeVersion();
  if (version === null) return cache;
  const cacheDir = contentCacheFolder(contentDir);
  const files = new Map<string, Remembered>();
  const pictures = new Map<string, RememberedPicture>();
  for (const part of partsIn(cacheDir)) {
    const entry = readCacheFile(path.join(cacheDir, part), version);
    if (entry && isStored(entry.value)) {
      for (const [file, remembered] of [...entry.value.files, ...unpackPages(entry.value.pages)])
        files.set(file, remembered);
      for (const [file, remembered] of entry.value.pictures) pictures.set(file, remembered);
    }
  }
  cache.remembered = files;
  cache.rememberedPictures = pictures;
  return cache;
}

type Version = { hash: string; stamp: Stamp };

/** Whether the next run would gain nothing from storing the new result. */
const isUpToDate = (before: Version | undefined, now: Version): boolean =>
  before?.hash === now.hash &&
  isSameStamp(before.stamp, now.stamp) &&
  (isSettled(before.stamp) || !isSettled(now.stamp));

/** Corrected files are not cached, because their ranges are not. */
const isStorable = ({ checked }: Pick<Remembered, 'checked'>): boolean =>
  checked.content !== null && checked.repaired === null;

const isAsStored = (before: Remembered | undefined, now: Remembered): boolean =>
  isUpToDate(before, now) &&
  (now.checked.content?.kind !== 'page' || isPackedAlready(now.checked.content.document));

/** Stores the results for the next run. Only parts with changes are written. */
export function writeDiskCache(contentDir: string, cache: LoadCache): void {
  const version = codeVersion();
  if (version === null) return;
  const cacheDir = contentCacheFolder(contentDir);
  const count = cache.files.size + cache.pictures.size;
  const present = new Set(partsIn(cacheDir));
  /** The names of the parts that there are to be, and of those among them with changes. */
  const needed = new Set<string>();
  const changed = new Set<string>();
  const need = (file: string, isAsBefore: boolean): void => {
    const name = partOf(file, count);
    needed.add(name);
    if (!isAsBefore || !present.has(name)) changed.add(name);
  };
  for (const [file, one] of cache.files) {
    if (isStorable(one)) need(file, isAsStored(cache.remembered.get(file), one));
  }
  for (const [file, one] of cache.pictures) {
    if (one.checked.size) need(file, isUpToDate(cache.rememberedPictures.get(file), one));
  }
  for (const file of cache.remembered.keys()) {
    const now = cache.files.get(file);
    if (!now || !isStorable(now)) changed.add(partOf(file, count));
  }
  for (const file of cache.rememberedPictures.keys()) {
    if (!cache.pictures.get(file)?.checked.size) changed.add(partOf(file, count));
  }
  for (const name of present) if (!needed.has(name)) changed.add(name);
  const parts = new Map<string, Part>();
  for (const name of changed) {
    if (needed.has(name)) parts.set(name, { files: new Map(), pictures: new Map() });
    else rmSync(path.join(cacheDir, name), { force: true });
  }
  for (const [file, { stamp, hash, checked }] of cache.files) {
    if (isStorable({ checked }))
      parts.get(partOf(file, count))?.files.set(file, { stamp, hash, checked });
  }
  for (const [file, { stamp, hash, checked }] of cache.pictures) {
    if (checked.size) parts.get(partOf(file, count))?.pictures.set(file, { stamp, hash, checked });
  }
  for (const [name, part] of parts)
    writeCacheFile(path.join(cacheDir, name), version, packPart(part));
  try {
    mkdirSync(cacheDir, { recursive: true });
    utimesSync(cacheDir, new Date(), new Date());
  } catch {
    // The cache is optional: a read-only folder is fine.
  }
  forgetOldest(folder, maxFolders);
}
