import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { renameFile } from '../../src/busy-files.ts';
import { replaceFile } from '../../src/content-files/replace-file.ts';
import { readIfThere, type FileChange } from './site-files.ts';

const backupSchema = z.object({
  /** Whether all that the upgrade changes has been changed. */
  isDone: z.boolean(),
  /** The versions of the engine, for people. */
  from: z.string(),
  to: z.string(),
  /** The files that were changed, with the hash of what the upgrade has made of each; null if it removed the file. */
  files: z.array(z.object({ file: z.string(), made: z.string().nullable() })),
});

/** What the last upgrade has changed. */
export type Backup = z.infer<typeof backupSchema>;

const folderOf = (site: string): string => path.join(site, '.cache', 'upgrade', 'before');
const recordOf = (site: string): string => path.join(folderOf(site), 'backup.json');
const packagesOf = (site: string): string => path.join(folderOf(site), 'node_modules');

const hashOf = (bytes: Buffer | null): string | null =>
  bytes && createHash('sha256').update(bytes).digest('base64url');

const writeRecord = (site: string, backup: Backup): void =>
  replaceFile(recordOf(site), JSON.stringify(backup, null, 2));

/** Gives a backup up. Without its record, files that are missing in it cannot be taken for files that did not exist. */
function removeBackup(site: string): void {
  rmSync(recordOf(site), { force: true });
  rmSync(folderOf(site), { recursive: true, force: true });
}

/** What the last upgrade of a site has changed, or was changing when it was cut off; null if there was none. */
export function readBackup(site: string): Backup | null {
  const record = readIfThere(recordOf(site));
  return record && backupSchema.parse(JSON.parse(record.toString('utf8')));
}

/** Saves files before they are changed. The backup of the upgrade before is given up. */
export function beginBackup(
  site: string,
  versions: { from: string; to: string },
  changes: readonly Pick<FileChange, 'file' | 'before'>[],
): void {
  removeBackup(site);
  mkdirSync(folderOf(site), { recursive: true });
  for (const { file, before } of changes) {
    if (before) writeInto(path.join(folderOf(site), 'files', file), before);
  }
  const files = changes.map(({ file }) => ({ file, made: null }));
  writeRecord(site, { isDone: false, ...versions, files });
}

/** Puts the installed packages aside, so that they can come back without a network. Left in use where that cannot be. */
export function putPackagesAside(site: string): void {
  try {
    renameSync(path.join(site, 'node_modules'), packagesOf(site));
  } catch {
    // Windows moves no folder in which a program runs: npm then changes it, and changes it back.
  }
}

/** Notes that the upgrade is whole, and what it has made of each file. */
export function finishBackup(site: string): void {
  const backup = readBackup(site);
  if (!backup) return;
  const files = backup.files.map(({ file }) => ({
    file,
    made: hashOf(readIfThere(path.join(site, file))),
  }));
  writeRecord(site, { ...backup, isDone: true, files });
}

/** The files that somebody has changed since the upgrade. */
export const changedSince = (site: string, { files }: Backup): string[] =>
  files
    .filter(
      ({ file, made: writtenHash }) => hashOf(readIfThere(path.join(site, file))) !== writtenHash,
    )
    .map(({ file }) => file);

/** Brings back files and packages as they were before the upgrade. False where npm has to install the packages again. */
export function restore(site: string, { files }: Backup): boolean {
  for (const { file } of files) {
    const before = readIfThere(path.join(folderOf(site), 'files', file));
    if (before) writeInto(path.join(site, file), before);
    else rmSync(path.join(site, file), { force: true });
  }
  const aside = packagesOf(site);
  const hadPackages = existsSync(aside);
  if (hadPackages) {
    rmSync(path.join(site, 'node_modules'), { recursive: true, force: true });
    renameFile(aside, path.join(site, 'node_modules'));
  }
  removeBackup(site);
  return hadPackages;
}

/** Writes a file, and the folders it is in. */
export function writeInto(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
