import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
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

/** What a build is given to work with. */
export type Workplace = {
  /** A folder of its own, empty, for the files that are new or have changed. */
  staging: string;
  /** What is published now. */
  published: Manifest;
};

/** Gives the files that the site is to consist of, or null to leave the published site as it is. */
export type Build = (workplace: Workplace) => Promise<readonly SiteFile[] | null>;

/** Removes what a build that was killed has left; only one process holds the lock. */
function removeStale(folder: string): void {
  const own = path.join(folder, privateFolder);
  for (const name of readdirSync(own)) {
    if (/^staging-|\.new$/.test(name))
      rmSync(path.join(own, name), { recursive: true, force: true });
  }
}

/** Completes an exchange that was interrupted. All of its files had been staged, or there were no journal. */
function completeExchange(folder: string, lock: Lock): void {
  const journal = readJournal(folder);
  if (journal) exchange(folder, journal, lock.isHeld);
}

/**
 * Publishes what `build` gives into a folder, which is a real path and is made if need be. One process publishes at
 * a time; only files that differ are touched; a build that fails or gives nothing changes nothing. Returns whether
 * the site was published.
 */
export async function publish(
  folder: string,
  build: Build,
  options: LockOptions = {},
): Promise<boolean> {
  const made = mkdirSync(folder, { recursive: true });
  const own = path.join(folder, privateFolder);
  const lock = await lockFolder(own, options);
  if (!lock) {
    throw new CommandError(
      `Another build of ${folder} is still running. Try again when it has ended.`,
    );
  }
  let isPublished = false;
  try {
    completeExchange(folder, lock);
    removeStale(folder);
    const published = readManifest(folder) ?? emptyManifest;
    const staging = mkdtempSync(path.join(own, 'staging-'));
    try {
      const files = await build({ staging, published });
      if (files !== null) {
        exchangeFor(folder, { staging, published }, files, lock);
        isPublished = true;
      }
    } finally {
      // With a journal, the staged files are what the next run completes the exchange with.
      if (lock.isHeld() && !statIfThere(journalFile(folder))) {
        rmSync(staging, { recursive: true, force: true });
      }
    }
  } finally {
    await lock.release();
    if (!isPublished) removeUnused(folder, made);
  }
  return isPublished;
}

function exchangeFor(
  folder: string,
  { staging, published }: Workplace,
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

/** Removes the folders that were made for a first build which then failed; `made` is the outermost. */
function removeUnused(folder: string, made: string | undefined): void {
  try {
    rmdirSync(path.join(folder, privateFolder));
    if (made !== undefined) removeUpTo(folder, made);
  } catch {
    // An earlier site is in it, or somebody else works there already.
  }
}

function removeUpTo(folder: string, outermost: string): void {
  rmdirSync(folder);
  if (path.relative(outermost, folder) !== '') removeUpTo(path.dirname(folder), outermost);
}

/**
 * Completes the exchange of a build that was killed, unless one is running. Whoever reads the published folder
 * calls it first. The site works without it too, so a folder that may not be written to stays as it is.
 */
export async function completeInterrupted(folder: string): Promise<void> {
  if (!statIfThere(journalFile(folder))) return;
  try {
    const lock = await lockFolder(path.join(folder, privateFolder), { patience: 0 });
    if (!lock) return;
    try {
      completeExchange(folder, lock);
    } finally {
      await lock.release();
    }
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error;
  }
}
