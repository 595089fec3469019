import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { renameFile } from '../system/busy-files.ts';
import { siteRoot } from '../system/roots.ts';

/**
 * The cache folder, in the site's own. Everything in it can be recomputed, so it may be deleted at any time, and kept
 * between workflow runs.
 */
export const cacheFolder = path.join(siteRoot, '.cache');

const mark = 'woven-site';

/** The header line of a cache file: the version that wrote it, and a checksum. */
const firstLine = (version: string, body: readonly Uint8Array[]): string => {
  const hash = createHash('sha1');
  for (const part of body) hash.update(part);
  return `${mark} ${version} ${hash.digest('base64url')}\n`;
};

/** A short hash of a text, safe in file names. */
export const nameOf = (text: string): string =>
  createHash('sha1').update(text).digest('base64url').replaceAll(/[-_]/g, '0').slice(0, 16);

/**
 * The version of the running code: a hash of its sources and packages, set by the command runner
 * (scripts/run-script.mjs). Null if the code runs without it, as in tests: then nothing is cached.
 */
export const codeVersion = (): string | null => process.env['CODE_VERSION'] || null;

/** Reads what `writeCacheFile` wrote for a version of the code; null if it is damaged or of another version. */
export function readCacheFile(file: string, version: string): Buffer | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return null;
  }
  const start = bytes.indexOf('\n') + 1;
  const header = bytes.toString('latin1', 0, start);
  if (!header.startsWith(`${mark} ${version} `)) return null;
  const body = bytes.subarray(start);
  return header === firstLine(version, [body]) ? body : null;
}

/**
 * Caches the bytes of some parts for later runs of the same version of the code, atomically. On a full or read-only disk
 * the only consequence is a slower next run.
 */
export function writeCacheFile(file: string, version: string, body: readonly Uint8Array[]): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const descriptor = openSync(draft, 'w');
    try {
      writeFileSync(descriptor, firstLine(version, body), 'latin1');
      for (const part of body) writeFileSync(descriptor, part);
    } finally {
      closeSync(descriptor);
    }
    renameFile(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

/** Keeps only the newest entries of a folder, because content folders and versions of the code come and go. */
export function forgetOldest(folder: string, max: number): void {
  try {
    const byAge = readdirSync(folder)
      .map((name) => path.join(folder, name))
      .map((file) => ({ file, changed: statSync(file).mtimeMs }))
      .toSorted((a, b) => b.changed - a.changed);
    for (const { file } of byAge.slice(max)) rmSync(file, { recursive: true, force: true });
  } catch {
    // Another command may be doing the same.
  }
}

/** The text in some bytes, which are not copied for it. */
export const textIn = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString();
