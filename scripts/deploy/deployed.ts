import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { isSitePath } from '../../src/build/publish/records.ts';

/** Content hashes of files by their paths in the site. */
export type FileHashes = Readonly<Record<string, string>>;

/** Whether all paths are inside a site: paths outside must never be followed. */
const areSitePaths = (record: object): boolean => Object.keys(record).every(isSitePath);

const hashesSchema = z.record(z.string(), z.string()).refine(areSitePaths);

const deployedSchema = z.object({
  version: z.literal(1),
  /** The files of the site. */
  files: hashesSchema,
  /** Hashed files of the previous version, which open pages may still request. */
  kept: hashesSchema,
  /** The hashes of changed files in the previous version; null for a file that did not exist. */
  before: z.record(z.string(), z.string().nullable()).refine(areSitePaths).nullable(),
});

/** The state of a target, as recorded by the last deployment. */
export type Deployed = z.infer<typeof deployedSchema>;

/** A target without a deployment. */
export const nothingDeployed: Deployed = { version: 1, files: {}, kept: {}, before: null };

const progressSchema = z.object({
  /** Files whose previous version is in the folder of previous versions. */
  backedUp: z.array(z.string().refine(isSitePath)),
  uploaded: hashesSchema,
});

/** A completed step; the steps of an interrupted deployment are not repeated. */
export type Progress = z.infer<typeof progressSchema>;

/** The folder at a target that belongs to deployments. Its name keeps hosts from serving it. */
export const ownFolder = '.deployed';
export const deployedFile = `${ownFolder}/current.json.gz`;
/** The folder of the previous versions of files changed by the last deployment. */
export const beforeFolder = `${ownFolder}/before`;
export const progressFile = (step: number): string => `${ownFolder}/progress/${step}.json`;

/** The record of a deployment, as a file. */
export const writeDeployed = (deployed: Deployed): Buffer => gzipSync(JSON.stringify(deployed));

/**
 * Reads it back.
 * @throws if it is invalid.
 */
export const readDeployed = (bytes: Buffer): Deployed =>
  deployedSchema.parse(JSON.parse(gunzipSync(bytes).toString()));

/** A step as a file. */
export const writeProgress = (progress: Progress): Buffer => Buffer.from(JSON.stringify(progress));

/**
 * Reads it back.
 * @throws if it is invalid.
 */
export const readProgress = (bytes: Buffer): Progress =>
  progressSchema.parse(JSON.parse(bytes.toString()));
