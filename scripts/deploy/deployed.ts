import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { isSitePath } from '../../src/build/publish/records.ts';

/** Files with the hashes of what is in them, by their paths in the site. */
export type FileHashes = Readonly<Record<string, string>>;

/** Whether all names are those of files of a site: one that leads elsewhere must never be followed. */
const areSitePaths = (record: object): boolean => Object.keys(record).every(isSitePath);

const hashesSchema = z.record(z.string(), z.string()).refine(areSitePaths);

const deployedSchema = z.object({
  version: z.literal(1),
  /** The files of the site. */
  files: hashesSchema,
  /** Hashed files of the version before, which pages that are open may still ask for. */
  kept: hashesSchema,
  /** What the version before had in the place of files that have changed: their hashes, or null for no file. */
  before: z.record(z.string(), z.string().nullable()).refine(areSitePaths).nullable(),
});

/** What lies at a target, as the deployment that put it there has noted it. */
export type Deployed = z.infer<typeof deployedSchema>;

/** A target at which nothing was deployed. */
export const nothingDeployed: Deployed = { version: 1, files: {}, kept: {}, before: null };

const progressSchema = z.object({
  /** Files whose earlier version lies in the folder of earlier versions. */
  backedUp: z.array(z.string().refine(isSitePath)),
  uploaded: hashesSchema,
});

/** A step of a deployment that is done; those of one that was cut off are not done again. */
export type Progress = z.infer<typeof progressSchema>;

/** The folder at a target that belongs to deployments. Its name keeps hosts from serving it. */
export const ownFolder = '.deployed';
export const deployedFile = `${ownFolder}/current.json.gz`;
/** Where the earlier versions of files are that the last deployment has changed. */
export const beforeFolder = `${ownFolder}/before`;
export const progressFile = (step: number): string => `${ownFolder}/progress/${step}.json`;

/** The note on what is deployed, as a file. */
export const writeDeployed = (deployed: Deployed): Buffer => gzipSync(JSON.stringify(deployed));

/**
 * Reads it back.
 * @throws if it is none.
 */
export const readDeployed = (bytes: Buffer): Deployed =>
  deployedSchema.parse(JSON.parse(gunzipSync(bytes).toString()));

/** A step as a file. */
export const writeProgress = (progress: Progress): Buffer => Buffer.from(JSON.stringify(progress));

/**
 * Reads it back.
 * @throws if it is none.
 */
export const readProgress = (bytes: Buffer): Progress =>
  progressSchema.parse(JSON.parse(bytes.toString()));
