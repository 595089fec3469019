import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '../../src/build/command-error.ts';
import { lstatIfThere } from '../../src/build/publish/if-there.ts';
import type { LockOptions } from '../../src/build/publish/lock.ts';
import { publish, type Workplace } from '../../src/build/publish/publish.ts';
import type { FileRecord } from '../../src/build/publish/records.ts';
import { SiteOutput } from '../../src/build/publish/site-output.ts';
import type { SiteFile } from '../../src/build/publish/staged-files.ts';
import type { Destination, FileHashes, Outcome, Version } from './deploy-target.ts';
import { changesSchema, recordsFolder, packRecord, unpackRecord } from './deployed.ts';
import { filesBefore, planDeployment } from './plan-deployment.ts';

const beforeFolder = `${recordsFolder}/before`;
const noteFile = `${recordsFolder}/before.json.gz`;

/** How the published version was made, and what has changed since the one before it. */
const noteSchema = z.object({ isRollback: z.boolean(), before: changesSchema.nullable() });

const isRecordFile = (file: string): boolean => file.startsWith(`${recordsFolder}/`);

/** The hashes of the published files that belong to the site. */
export const siteHashes = (records: Readonly<Record<string, FileRecord>>): FileHashes =>
  Object.fromEntries(
    Object.entries(records).flatMap(([file, { hash }]) =>
      isRecordFile(file) ? [] : [[file, hash]],
    ),
  );

/** Reads a file from the first of these folders that has it. */
function readFrom(folders: readonly string[], file: string): Buffer {
  const files = folders.map((folder) => path.join(folder, file));
  const found = files.find((each) => lstatIfThere(each) !== null);
  if (found !== undefined) return readFileSync(found);
  throw new CommandError(
    `${files[0]} is missing. Nothing was deployed. Build the site, then deploy it.`,
  );
}

function readNote(folder: string): z.infer<typeof noteSchema> {
  const file = path.join(folder, noteFile);
  if (lstatIfThere(file) === null) return { isRollback: false, before: null };
  const remedy = 'Delete it, then deploy again. The version before cannot be restored.';
  return unpackRecord(readFileSync(file), noteSchema, `${file} is damaged. ${remedy}`);
}

/** Stages a version, with the backup of the one that it replaces. */
function stage(
  folder: string,
  version: Version | 'previous',
  { staging, published, isResumed }: Workplace,
): { files: SiteFile[] | null; outcome: Outcome } | null {
  const isRollback = version === 'previous';
  const note = readNote(folder);
  // A rollback that was cut off has just been completed.
  if (isResumed && isRollback && note.isRollback)
    return { files: null, outcome: { uploaded: 0, removed: 0, isResumed } };
  const previous = {
    files: siteHashes(published.files),
    kept: siteHashes(published.kept),
    before: note.before,
  };
  const files = isRollback ? filesBefore(previous) : version.files;
  if (files === null) return null;
  const { backUp, remove, isSame, next } = planDeployment(previous, files);
  const output = new SiteOutput({ staging, target: { folder, published } });
  const sources = isRollback ? [path.join(folder, beforeFolder), folder] : [version.folder];
  for (const [file, hash] of Object.entries(files)) {
    if (!output.takeOver(file, hash)) output.write(file, readFrom(sources, file));
  }
  if (!isRollback) version.check();
  const uploaded = output.files().filter(({ isStaged }) => isStaged).length;
  if (isSame) {
    for (const [file, { hash }] of Object.entries(published.files))
      if (isRecordFile(file)) output.takeOver(file, hash);
  } else {
    const changes = { ...next.before };
    for (const file of backUp) {
      const current = path.join(folder, file);
      // A file that somebody has deleted there cannot be backed up.
      if (lstatIfThere(current) === null) changes[file] = null;
      else output.write(`${beforeFolder}/${file}`, readFileSync(current));
    }
    output.write(noteFile, packRecord({ isRollback, before: changes }));
  }
  return { files: output.files(), outcome: { uploaded, removed: remove.length, isResumed } };
}

/**
 * A local or mounted folder, published into as by a build. The backup of the previous version belongs to the published
 * files, so that one exchange replaces both or, if it is interrupted, is completed by the next command.
 */
export const folderDestination = (folder: string, options: LockOptions = {}): Destination => ({
  name: folder,
  deploy: async (version) => {
    const result: { outcome: Outcome | null } = { outcome: null };
    await publish(
      folder,
      async (workplace) => {
        const staged = stage(folder, version, workplace);
        result.outcome = staged?.outcome ?? null;
        return staged?.files ?? null;
      },
      options,
    );
    return result.outcome;
  },
});
