import { mkdirSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { removePath } from '../../busy-files.ts';
import { CommandError } from '../command-error.ts';
import { exchange } from './exchange.ts';
import { codeOf, statIfThere } from './if-there.ts';
import { lockFolder, type Lock, type LockOptions } from './lock.ts';
import { planExchange } from './plan-exchange.ts';
import {
  emptyManifest,
  isSitePath,
  journalFile,
  privateFolder,
  readJournal,
  readManifest,
  writeJournal,
  writeManifest,
  type Manifest,
} from './records.ts';
import type { SiteFile } from './staged-files.ts';

/** The input of a build. */
export type Workplace = {
  /** Whether an interrupted exchange has just been completed. */
  isResumed: boolean;
  /** An empty folder for files that are new or have changed. */
  staging: string;
  /** What is currently published. */
  published: Manifest;
};

/** Returns the files of the new site, or null to leave the published site as it is. */
export type Build = (workplace: Workplace) => Promise<readonly SiteFile[] | null>;

/** Removes what a killed build has left; only one process holds the lock. */
function removeStale(folder: string): void {
  const records = path.join(folder, privateFolder);
  for (const name of readdirSync(records)) {
    if (/^staging-|\.new$/.test(name)) removePath(path.join(records, name));
  }
}

/**
 * Completes an interrupted exchange, and returns whether there was one. All its files had been staged, because the
 * journal is written after that.
 */
function completeExchange(folder: string, lock: Lock): boolean {
  const journal = readJournal(folder);
  if (journal) exchange(folder, journal, lock.isHeld);
  return journal !== null;
}

/**
 * Publishes the result of `build` into a folder (a real path, created if needed). One process publishes at a time, only
 * files that differ are touched, and a build that fails or returns nothing changes nothing. Returns whether the site
 * was published.
 */
export async function publish(
  folder: string,
  build: Build,
  options: LockOptions = {},
): Promise<boolean> {
  const createdFolder = mkdirSync(folder, { recursive: true });
  const records = path.join(folder, privateFolder);
  const lock = await lockFolder(records, options);
  if (!lock) {
    throw new CommandError(
      `Another build or deployment of ${folder} is still running. Try again when it has ended.`,
    );
  }
  let isPublished = false;
  try {
    const isResumed = completeExchange(folder, lock);
    removeStale(folder);
    const published = readManifest(folder) ?? emptyManifest;
    const staging = mkdtempSync(path.join(records, 'staging-'));
    try {
      const files = await build({ staging, published, isResumed });
      if (files !== null) {
        exchangeFor(folder, { staging, published }, files, lock);
        isPublished = true;
      }
    } finally {
      // If there is a journal, the next run needs the staged files to complete the exchange.
      if (lock.isHeld() && !statIfThere(journalFile(folder))) {
        removePath(staging);
      }
    }
  } finally {
    await lock.release();
    if (!isPublished) removeUnused(folder, createdFolder);
  }
  return isPublished;
}

function exchangeFor(
  folder: string,
  { staging, published }: Omit<Workplace, 'isResumed'>,
  files: readonly SiteFile[],
  lock: Lock,
): void {
  const stray = files.find(({ path: file }) => !isSitePath(file));
  if (stray) throw new CommandError(`The site cannot have a file called ${stray.path}.`);
  const plan = planExchange(folder, published, files);
  const journal = { ...plan, staging: path.basename(staging) };
  if (plan.changed.length + plan.removed.length > 0) {
    writeJournal(folder, journal);
    exchange(folder, journal, lock.isHeld);
  } else if (
    readManifest(folder) === null ||
    JSON.stringify(plan.next) !== JSON.stringify(published)
  ) {
    writeManifest(folder, plan.next);
  }
}

/** Removes the folders that were created for a first build that failed; `made` is the outermost. */
function removeUnused(folder: string, createdFolder: string | undefined): void {
  try {
    rmdirSync(path.join(folder, privateFolder));
    if (createdFolder !== undefined) removeUpTo(folder, createdFolder);
  } catch {
    // It contains an earlier site, or another process is already working there.
  }
}

function removeUpTo(folder: string, outermost: string): void {
  rmdirSync(folder);
  if (path.relative(outermost, folder) !== '') removeUpTo(path.dirname(folder), outermost);
}

/**
 * Completes the exchange of a killed build, unless one is running. To be called before reading the published folder.
 * The site works without it too, so a read-only folder stays as it is.
 */
export async function completeInterrupted(folder: string): Promise<void> {
  if (!statIfThere(journalFile(folder))) return;
  try {
    const lock = await lockFolder(path.join(folder, privateFolder), { timeout: 0 });
    if (!lock) return;
    try {
      completeExchange(folder, lock);
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (!['EACCES', 'EBUSY', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error;
  }
}
