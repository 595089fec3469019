import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { createLoadCache, hashOf, type LoadCache } from './load-cache.ts';
import type { Remembered, RememberedPicture } from './load-cache.ts';

const mostFolders = 5;
const folder = join('node_modules', '.cache', 'content');

/** Everything that decides how a file is checked. What an older program found good is not believed. */
function programFingerprint(): string {
  const hash = createHash('sha1').update(readFileSync('package.json'));
  for (const part of [
    'schema',
    ...['diagnostics', 'content', 'pictures', 'site'].map((name) => join('src', name)),
  ]) {
    const files = readdirSync(part, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(join(part, file)));
  }
  return hash.digest('hex');
}

const cacheFile = (contentDir: string): string =>
  join(folder, `${hashOf(Buffer.from(resolve(contentDir)))}.bin`);

type Stored = {
  program: string;
  files: Map<string, Remembered>;
  pictures: Map<string, RememberedPicture>;
};

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'program' in value &&
  'files' in value &&
  value.files instanceof Map &&
  'pictures' in value &&
  value.pictures instanceof Map;

/** What the last run found good, so that a large site is not checked all over again. A damaged cache is ignored. */
export function readDiskCache(contentDir: string): LoadCache {
  const cache = createLoadCache();
  try {
    const stored: unknown = deserialize(readFileSync(cacheFile(contentDir)));
    if (isStored(stored) && stored.program === programFingerprint()) {
      cache.remembered = stored.files;
      cache.rememberedPictures = stored.pictures;
    }
  } catch {
    // There is none yet, or it was written by another version of Node: every file is checked.
  }
  return cache;
}

/** Content folders come and go; only the ones checked last are kept in mind. */
function forgetOld(): void {
  const byAge = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((file) => ({ file, age: statSync(file).mtimeMs }))
    .toSorted((a, b) => b.age - a.age);
  for (const { file } of byAge.slice(mostFolders)) rmSync(file, { force: true });
}

/** Keeps what was found out about each file for the next run. */
export function writeDiskCache(contentDir: string, cache: LoadCache): void {
  const files = new Map<string, Remembered>();
  let isNew = false;
  for (const [file, { checked, hash }] of cache.files) {
    if (!checked.content) continue;
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
  try {
    mkdirSync(folder, { recursive: true });
    const stored: Stored = { program: programFingerprint(), files, pictures };
    const draft = `${cacheFile(contentDir)}.${process.pid}`;
    writeFileSync(draft, serialize(stored));
    renameSync(draft, cacheFile(contentDir));
    forgetOld();
  } catch {
    // A disk that is full or may not be written to makes the next run slower, and nothing else.
  }
}
