import path from 'node:path';
import {
  cacheFolder,
  codeVersion,
  forgetOldest,
  keepFile,
  nameOf,
  readKeptFile,
  unusableWords,
} from '../cache/kept-file.ts';
import { createLoadCache, type LoadCache } from './load-cache.ts';
import type { Remembered, RememberedPicture } from './load-cache.ts';

const mostFolders = 5;
const folder = path.join(cacheFolder, 'content');

/** Where the checked files of a content folder are kept. */
export const contentCacheFile = (contentDir: string): string =>
  path.join(folder, `${nameOf(path.resolve(contentDir))}.bin`);

type Stored = { files: Map<string, Remembered>; pictures: Map<string, RememberedPicture> };

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'files' in value &&
  value.files instanceof Map &&
  'pictures' in value &&
  value.pictures instanceof Map;

/**
 * What the last run of this version of the code found good, so that a large site is not checked all over again.
 * Whoever watches is told where that cannot be used.
 */
export function readDiskCache(
  contentDir: string,
  tell: (words: string) => void = () => {},
): LoadCache {
  const cache = createLoadCache();
  const version = codeVersion();
  const file = contentCacheFile(contentDir);
  const kept = version === null ? null : readKeptFile(file, version);
  if (kept === null) return cache;
  if ('unusable' in kept) tell(unusableWords(file, kept.unusable));
  else if (isStored(kept.value)) {
    cache.remembered = kept.value.files;
    cache.rememberedPictures = kept.value.pictures;
  }
  return cache;
}

/** Keeps what was found out about each file for the next run. */
export function writeDiskCache(contentDir: string, cache: LoadCache): void {
  const version = codeVersion();
  if (version === null) return;
  const files = new Map<string, Remembered>();
  let isNew = false;
  for (const [file, { checked, hash }] of cache.files) {
    // What was read on after a correction is told with its places, which are not kept.
    if (!checked.content || checked.repaired) continue;
    isNew ||= cache.remembered.get(file)?.hash !== hash;
    files.set(file, { hash, checked });
  }
  const pictures = new Map<string, RememberedPicture>();
  for (const [file, { checked, hash }] of cache.pictures) {
    if (!checked.size) continue;
    isNew ||= cache.rememberedPictures.get(file)?.hash !== hash;
    pictures.set(file, { hash, checked });
  }
  const isSmaller =
    files.size < cache.remembered.size || pictures.size < cache.rememberedPictures.size;
  if (!isNew && !isSmaller) return;
  keepFile(contentCacheFile(contentDir), version, { files, pictures } satisfies Stored);
  forgetOldest(folder, mostFolders);
}
