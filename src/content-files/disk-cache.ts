import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import {
  cacheFolder,
  codeVersion,
  forgetOldest,
  writeCacheFile,
  nameOf,
  readCacheFile,
  unusableWords,
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
import { isSameLook, isSettled, type Stamp } from './read-files.ts';

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

/**
 * The results of the last run of this version of the code, so that unchanged files are not checked again. `tell` is
 * called with a message if the cache cannot be used.
 */
export function readDiskCache(
  contentDir: string,
  tell: (words: string) => void = () => {},
): LoadCache {
  const cache = createLoadCache();
  const version = codeVersion();
  if (version === null) return cache;
  const cacheDir = contentCacheFolder(contentDir);
  const files = new Map<string, Remembered>();
  const pictures = new Map<string, RememberedPicture>();
  const messages = new Set<string>();
  for (const part of partsIn(cacheDir)) {
    const entry = readCacheFile(path.join(cacheDir, part), version);
    if (entry && 'unusable' in entry) messages.add(unusableWords(cacheDir, entry.unusable));
    else if (entry && isStored(entry.value)) {
      for (const [file, remembered] of [...entry.value.files, ...unpackPages(entry.value.pages)])
        files.set(file, remembered);
      for (const [file, remembered] of entry.value.pictures) pictures.set(file, remembered);
    }
  }
  for (const words of messages) tell(words);
  cache.remembered = files;
  cache.rememberedPictures = pictures;
  return cache;
}

type Version = { hash: string; stamp: Stamp };

/** Whether the next run would gain nothing from storing the new result. */
const isUpToDate = (before: Version | undefined, now: Version): boolean =>
  before?.hash === now.hash &&
  isSameLook(before.stamp, now.stamp) &&
  (isSettled(before.stamp) || !isSettled(now.stamp));

/** Stores the results for the next run. Only parts with changes are written. */
export function writeDiskCache(contentDir: string, cache: LoadCache): void {
  const version = codeVersion();
  if (version === null) return;
  const cacheDir = contentCacheFolder(contentDir);
  const count = cache.files.size + cache.pictures.size;
  const parts = new Map<string, Part>();
  const changed = new Set<string>();
  const partFor = (file: string): [name: string, part: Part] => {
    const name = partOf(file, count);
    const part = parts.get(name) ?? { files: new Map(), pictures: new Map() };
    parts.set(name, part);
    return [name, part];
  };
  for (const [file, { checked, hash, stamp }] of cache.files) {
    // Corrected files are not cached, because their ranges are not.
    if (!checked.content || checked.repaired) continue;
    const [name, part] = partFor(file);
    const isAsBefore =
      isUpToDate(cache.remembered.get(file), { hash, stamp }) &&
      (checked.content.kind !== 'page' || isPackedAlready(checked.content.document));
    if (!isAsBefore) changed.add(name);
    part.files.set(file, { stamp, hash, checked });
  }
  for (const [file, { checked, hash, stamp }] of cache.pictures) {
    if (!checked.size) continue;
    const [name, part] = partFor(file);
    if (!isUpToDate(cache.rememberedPictures.get(file), { hash, stamp })) changed.add(name);
    part.pictures.set(file, { stamp, hash, checked });
  }
  for (const file of cache.remembered.keys()) {
    const name = partOf(file, count);
    if (!parts.get(name)?.files.has(file)) changed.add(name);
  }
  for (const file of cache.rememberedPictures.keys()) {
    const name = partOf(file, count);
    if (!parts.get(name)?.pictures.has(file)) changed.add(name);
  }
  const present = new Set(partsIn(cacheDir));
  for (const [name, part] of parts) {
    if (!changed.has(name) && present.has(name)) continue;
    writeCacheFile(path.join(cacheDir, name), version, packPart(part));
  }
  for (const name of present) {
    if (!parts.has(name)) rmSync(path.join(cacheDir, name), { force: true });
  }
  try {
    mkdirSync(cacheDir, { recursive: true });
    utimesSync(cacheDir, new Date(), new Date());
  } catch {
    // The cache is optional: a read-only folder is fine.
  }
  forgetOldest(folder, maxFolders);
}
