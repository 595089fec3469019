import { mkdirSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { removePath } from '../system/busy-files.ts';
import { CommandError } from '../command-error.ts';
import { exchange } from './exchange.ts';
import { planExchange } from './plan-exchange.ts';
import {
  emptyManifest,
  isSitePath,
  privateFolder,
  readManifest,
  writeManifest,
  type Manifest,
} from './records.ts';
import type { SiteFile } from './staged-files.ts';

/** The input of a build. */
export type Workplace = {
  /** An empty folder for files that are new or have changed. */
  staging: string;
  /** What is currently published. */
  published: Manifest;
};

/** Returns the files of the new site, or null to leave the published site as it is. */
export type Build = (workplace: Workplace) => Promise<readonly SiteFile[] | null>;

/** Removes the staging folders of killed builds. */
function removeStale(records: string): void {
  for (const name of readdirSync(records)) {
    const [, owner] = /^staging-(\d+)-|\.new$/.exec(name) ?? [null, ''];
    if (owner === '') continue;
    if (owner === undefined || !isRunning(Number(owner))) removePath(path.join(records, name));
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/**
 * Publishes the result of `build` into a folder (a real path, created if needed), in an order in which what a server is
 * serving stays whole. Only files that differ are touched, and a build that fails or returns nothing changes nothing.
 * Returns whether the site was published.
 * @throws CommandError if another build published into the folder meanwhile.
 */
export async function publish(folder: string, build: Build): Promise<boolean> {
  const createdFolder = mkdirSync(folder, { recursive: true });
  const records = path.join(folder, privateFolder);
  mkdirSync(records, { recursive: true });
  removeStale(records);
  const staging = mkdtempSync(path.join(records, `staging-${process.pid}-`));
  let isPublished = false;
  try {
    const published = readManifest(folder);
    const files = await build({ staging, published: published ?? emptyManifest });
    if (files !== null) {
      if (JSON.stringify(readManifest(folder)) !== JSON.stringify(published)) {
        throw new CommandError(`Another build of ${folder} ended before this one. Build again.`);
      }
      exchangeFor(folder, { staging, published }, files);
      isPublished = true;
    }
  } finally {
    removePath(staging);
    if (!isPublished) removeUnused(folder, createdFolder);
  }
  return isPublished;
}

function exchangeFor(
  folder: string,
  { staging, published }: { staging: string; published: Manifest | null },
  files: readonly SiteFile[],
): void {
  const stray = files.find(({ path: file }) => !isSitePath(file));
  if (stray) throw new CommandError(`The site cannot have a file called ${stray.path}.`);
  const previous = published ?? emptyManifest;
  const plan = planExchange(folder, previous, files);
  if (plan.changed.length + plan.removed.length > 0) {
    // Until the end it lists the files of both sites, so that a build after a killed one finds and replaces them.
    const { files: nextFiles } = plan.next;
    const others = withoutFiles({ ...previous.kept, ...previous.files }, nextFiles);
    writeManifest(folder, { version: 1, files: nextFiles, kept: others, isPartial: true });
    exchange(folder, staging, plan);
  } else if (published && JSON.stringify(plan.next) === JSON.stringify(published)) {
    return;
  }
  writeManifest(folder, plan.next);
}

const withoutFiles = <T>(records: Record<string, T>, files: object): Record<string, T> =>
  Object.fromEntries(Object.entries(records).filter(([file]) => !Object.hasOwn(files, file)));

/** Removes the folders that were created for a first build that failed; `createdFolder` is the outermost. */
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
