import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error.ts';
import { lstatIfThere } from './if-there.ts';
import { recordIn, type FileRecord, type Manifest } from './records.ts';
import { isDocument, isHashed, type SiteFile } from './staged-files.ts';

/** The precision with which copied files keep their modification time, in milliseconds. */
const clockGrain = 1;

/** Whether a published file is unchanged; lstat is enough, because nothing else writes there. */
export function isAsPublished(file: string, record: FileRecord): boolean {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return (
    stat !== undefined &&
    stat.isFile() &&
    stat.size === record.size &&
    Math.abs(stat.mtimeMs - record.modified) < clockGrain
  );
}

/** The folders that contain a file, outermost first: a/b/c.html → a, a/b. */
const foldersOf = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, depth, segments) => segments.slice(0, depth + 1).join('/'));

/**
 * Referenced files come before what refers to them: hashed files before documents, and new pages before pages (and
 * lists of pages) that may link to them.
 */
export function orderOf(file: string, isReplaced: boolean): number {
  if (isHashed(file)) return 0;
  if (isReplaced) return 3;
  return isDocument(file) ? 2 : 1;
}

/** Hashed files are kept for open pages until they have been replaced twice. */
export function filesToRetain<T>(
  previous: { files: Record<string, T>; kept: Record<string, T> },
  next: Readonly<Record<string, unknown>>,
): Record<string, T> {
  const hashed = Object.keys(previous.files).filter(isHashed);
  const isSameSet =
    hashed.every((file) => file in next) &&
    Object.keys(next).filter(isHashed).length === hashed.length;
  const candidates = Object.entries(isSameSet ? previous.kept : previous.files);
  // What a killed build has left may be any file.
  return Object.fromEntries(candidates.filter(([file]) => isHashed(file) && !(file in next)));
}

/** The changes that turn a published folder into another site. */
export type Exchange = {
  /** Files to remove first, because their path becomes a folder, or their folder a file. */
  obstacles: string[];
  /** The files to move into place, in this order. */
  changed: string[];
  /** Obsolete files, to remove last. */
  removed: string[];
  /** The manifest once everything is done. */
  next: Manifest;
};

/** Plans how to turn a published folder into these files. Has no side effects. */
export function planExchange(
  folder: string,
  previous: Manifest,
  files: readonly SiteFile[],
): Exchange {
  const next: Manifest = { version: 1, files: {}, kept: {} };
  const changed: string[] = [];
  for (const { path: file, hash, size, modified, isStaged } of files) {
    const record = recordIn(previous, file);
    // A file that is not staged was verified when it was reused.
    const stays =
      record?.hash === hash &&
      (!isStaged || isAsPublished(path.join(folder, ...file.split('/')), record));
    if (!stays && !isStaged) throw new Error(`${file} is not published.`);
    next.files[file] = stays ? record : { hash, size, modified };
    if (!stays) changed.push(file);
  }
  next.kept = filesToRetain(previous, next.files);
  const removed = [...Object.keys(previous.kept), ...Object.keys(previous.files)].filter(
    (file) => !(file in next.files) && !(file in next.kept),
  );
  const isFirst = Object.keys(previous.files).length + Object.keys(previous.kept).length === 0;
  // The manifest that a killed build leaves lists files that are not there yet, and not all that are.
  const isThere = (file: string) => !isFirst && lstatIfThere(path.join(folder, file)) !== null;
  const orders = new Map(changed.map((file) => [file, orderOf(file, isThere(file))]));
  const order = (file: string) => orders.get(file) ?? 0;
  return {
    next,
    removed,
    obstacles: obstaclesOf(folder, changed, removed),
    changed: changed.toSorted((a, b) => order(a) - order(b)),
  };
}

/** Files in the way of others. Refuses to remove anything that no build has written. */
function obstaclesOf(
  folder: string,
  changed: readonly string[],
  removed: readonly string[],
): string[] {
  const ours = new Set(removed);
  const obstacles = new Set<string>();
  const refuse = (file: string, description: string) =>
    new CommandError(
      `${path.join(folder, file)} ${description}, and no build has put it there. ` +
        'The published site is as it was. Move it away and try again.',
    );
  // Nothing is in the way where there is not even the folder around it, as in all of a first build.
  const missing = new Set<string>();
  const lookAt = (step: string) =>
    missing.has(path.posix.dirname(step)) ? null : lstatIfThere(path.join(folder, step));
  for (const step of new Set(changed.flatMap(foldersOf))) {
    const stat = lookAt(step);
    if (!stat) missing.add(step);
    if (!stat || stat.isDirectory()) continue;
    if (!ours.has(step)) throw refuse(step, 'is where the site needs a folder');
    obstacles.add(step);
  }
  for (const file of changed) {
    if (!lookAt(file)?.isDirectory()) continue;
    for (const entry of readdirSync(path.join(folder, file), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (entry.isDirectory()) continue;
      const below = path.relative(folder, path.join(entry.parentPath, entry.name));
      const inner = below.replaceAll(path.sep, '/');
      if (!ours.has(inner)) throw refuse(inner, 'is in the way of a file of the site');
      obstacles.add(inner);
    }
  }
  return [...obstacles, ...sameButForCase(folder, changed, removed)];
}

const fold = (file: string): string => file.normalize().toLowerCase();

/**
 * On a case-insensitive file system, /Fees and /fees are one file: removing the old one last would remove the new one.
 */
function sameButForCase(
  folder: string,
  changed: readonly string[],
  removed: readonly string[],
): string[] {
  const byFolded = new Map(changed.map((file) => [fold(file), file]));
  return removed.filter((file) => {
    const other = byFolded.get(fold(file));
    if (other === undefined) return false;
    const [mine, theirs] = [file, other].map((name) => lstatIfThere(path.join(folder, name)));
    return mine && theirs && mine.ino === theirs.ino && mine.dev === theirs.dev;
  });
}
