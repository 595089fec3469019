import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { CommandError } from '../../src/build/command-error.ts';
import { isSitePath } from '../../src/build/publish/records.ts';
import type { DeployTarget } from './deploy-target.ts';
import { withFolder } from './with-folder.ts';

const pathSchema = z.string().refine(isSitePath);

/** Whether all paths are inside a site: paths outside must never be followed. */
const areSitePaths = (record: object): boolean => Object.keys(record).every(isSitePath);

/** The hashes of files that are to be uploaded. */
export const hashesSchema = z.record(z.string(), z.string()).refine(areSitePaths);

/** Hashes of files; null for files that do not exist, or whose content is unknown. */
export const changesSchema = z.record(z.string(), z.string().nullable()).refine(areSitePaths);

export const deployedSchema = z.object({
  version: z.literal(1),
  /** Distinguishes this version from all others. */
  id: z.string().default(''),
  /** The files of the site. */
  files: hashesSchema,
  /** Hashed files of the previous version, which open pages may still request. */
  kept: hashesSchema,
  /** The hashes of changed files in the previous version; null for a file that did not exist. */
  before: changesSchema.nullable(),
  /** The folder with the previous versions of these files. */
  beforeFolder: z.enum(['.deployed/before', '.deployed/before-2']).default('.deployed/before'),
});

/** The complete version at a target. */
export type Deployed = z.infer<typeof deployedSchema>;

/** A target without a deployment. */
export const nothingDeployed = deployedSchema.parse({
  version: 1,
  files: {},
  kept: {},
  before: null,
});

export const journalSchema = z.object({
  /** The id of the version that this deployment makes: once it is recorded, only removals remain. */
  makes: z.uuid(),
  /** What it does: `undo` restores the recorded version after a deployment over it was cut off. */
  work: z.enum(['deploy', 'rollback', 'undo']),
  /** Files of the recorded version whose backup is complete. */
  saved: z.array(pathSchema),
  removes: z.array(pathSchema),
  /** Where the target differs from its record, because earlier deployments were cut off. */
  there: changesSchema,
});

/** A deployment in progress, written before it changes anything that visitors see. */
export type Journal = z.infer<typeof journalSchema>;

/** The folder at a target that belongs to deployments. Its name keeps hosts from serving it. */
export const recordsFolder = '.deployed';
export const deployedFile = `${recordsFolder}/current.json.gz`;
export const journalFile = `${recordsFolder}/journal.json.gz`;
/** Written before each batch of uploads: its hashes. The next one proves that the batch is complete. */
export const stepFile = ({ makes }: Journal, step: number): string =>
  `${recordsFolder}/${makes}-${step}.json.gz`;

/** A record as a file. */
export const packRecord = (record: unknown): Buffer => gzipSync(JSON.stringify(record));

/**
 * Reads it back.
 * @throws CommandError with this complaint if it is damaged.
 */
export function unpackRecord<T>(bytes: Buffer, schema: z.ZodType<T>, complaint: string): T {
  try {
    return schema.parse(JSON.parse(gunzipSync(bytes).toString()));
  } catch {
    throw new CommandError(complaint);
  }
}

/** Writes a record to a target. */
export const writeRecord = (target: DeployTarget, file: string, record: unknown): Promise<void> =>
  withFolder(async (folder) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), packRecord(record));
    await target.upload(folder, [file]);
  });

/**
 * Reads it back; null if it does not exist.
 * @throws CommandError if it is damaged.
 */
export async function readRecord<T>(
  target: DeployTarget,
  file: string,
  schema: z.ZodType<T>,
  remedy = `Remove all files there, ${recordsFolder} too, then deploy again.`,
): Promise<T | null> {
  const bytes = await target.read(file);
  const complaint = `${file} at ${target.name} is damaged. Nothing was changed. ${remedy}`;
  return bytes && unpackRecord(bytes, schema, complaint);
}
