import { ContentStore } from '../cache/content-store.ts';
import { codeVersion } from '../cache/kept-file.ts';
import { createLoadCache, type LoadCache } from './load-cache.ts';
import type { Remembered, RememberedPicture } from './load-cache.ts';

type Stored = { files: Map<string, Remembered>; pictures: Map<string, RememberedPicture> };

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'files' in value &&
  value.files instanceof Map &&
  'pictures' in value &&
  value.pictures instanceof Map;

const store = new ContentStore('content', isStored);

/** Where the checked files of a content folder are kept. */
export const contentCacheFile = (contentDir: string): string => store.fileOf(contentDir);

/**
 * What the last run of this version of the code found good, so that a large site is not checked all over again.
 * `tell` hears why what is there cannot be used.
 */
export function readDiskCache(
  contentDir: string,
  tell: (words: string) => void = () => {},
): LoadCache {
  const cache = createLoadCache();
  const kept = store.read(contentDir, tell);
  if (kept) {
    cache.remembered = kept.files;
    cache.rememberedPictures = kept.pictures;
  }
  return cache;
}

/** Keeps what was found out about each file for the next run. */
export function writeDiskCache(contentDir: string, cache: LoadCache): void {
  if (codeVersion() === null) return;
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
  store.write(contentDir, { files, pictures });
}
