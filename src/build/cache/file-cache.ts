import { createHash, randomUUID, type BinaryLike } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { whileBusy } from '../system/busy-files.ts';
import { cacheFolder } from './cache-file.ts';
import { dependencyFolder } from '../system/roots.ts';

/** Where expensive results are cached between builds; safe to delete. */
const folder = path.join(cacheFolder, 'pictures');

/** The version of an installed package, as part of cache keys. */
export function versionOf(name: string): string {
  const packageText = readFileSync(path.join(dependencyFolder(name), 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(packageText);
  return version;
}

/** A short hash of contents, safe in file names and URLs. */
export function hashOf(...contents: BinaryLike[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url').replaceAll(/[-_]/g, '0').slice(0, 10);
}

/** How long a file is kept after a build last used it. */
const maxDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Files that are currently being made. */
const beingMade = new Map<string, Promise<string>>();

/**
 * The file that `make` produces under `name`, made once and then cached. The name must contain everything that the
 * content depends on. Files are renamed into place when complete, so half-written ones are never used.
 */
export async function cachedFile(name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = path.join(folder, name);
  if (isThere(file)) return file;
  const making = beingMade.get(file) ?? makeFile(file, make).finally(() => beingMade.delete(file));
  beingMade.set(file, making);
  return making;
}

/** Whether a file is cached; its use is recorded once a day. */
function isThere(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return false;
  const now = new Date();
  if (now.getTime() - stat.mtimeMs > day) utimesSync(file, now, now);
  return true;
}

async function makeFile(file: string, make: () => Promise<Buffer>): Promise<string> {
  await mkdir(folder, { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  try {
    await writeFile(partial, await make());
    whileBusy(() => {
      // Another build may have made the same file, and Windows cannot replace a file that is being read.
      if (!existsSync(file)) renameSync(partial, file);
    });
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    await rm(partial, { force: true });
  }
  return file;
}

/** Removes cached files that have not been used for a month, and half-written ones left by killed builds. */
export function forgetUnusedFiles(): void {
  const now = Date.now();
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat && now - stat.mtimeMs > maxDays * day) rmSync(file, { force: true });
  }
}
