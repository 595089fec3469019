import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { CommandError } from '../command-error.ts';
import { codeOf } from './if-there.ts';

/** The folder in a published site that belongs to publishing. Its name keeps static hosts from serving it. */
export const privateFolder = '.publish';

const manifestName = 'manifest.json';
const journalName = 'journal.json';

const forbidden = process.platform === 'win32' ? /^\.{0,2}$|[\0\\:]/ : /^\.{0,2}$|\0/;

/** Whether a path, with forward slashes, names a file of the site: below its folder, and not in the private one. */
export function isSitePath(file: string): boolean {
  const segments = file.split('/');
  return (
    segments[0]?.toLowerCase() !== privateFolder &&
    segments.every((segment) => !forbidden.test(segment))
  );
}

/** A path that leads elsewhere must never be followed, whoever wrote it. */
const pathSchema = z.string().refine(isSitePath);

const recordSchema = z.object({ hash: z.string(), size: z.number(), modified: z.number() });

/** A published file: the hash of what is in it, and how it looks from outside when nobody has touched it. */
export type FileRecord = z.infer<typeof recordSchema>;

const manifestSchema = z.object({
  version: z.literal(1),
  /** The files of the site. */
  files: z.record(pathSchema, recordSchema),
  /** Hashed files of the site before it, which pages that are open may still ask for. */
  kept: z.record(pathSchema, recordSchema),
});

/** What a build has published. It is also the mark by which a folder is known as a published site. */
export type Manifest = z.infer<typeof manifestSchema>;

const journalSchema = z.object({
  /** The folder, in the private one, that holds the new files. */
  staging: z.string().regex(/^staging-\w+$/),
  /** Files whose path is needed for a folder now, or whose folder is needed for a file: they go first. */
  inTheWay: z.array(pathSchema),
  /** The files to put in place, in this order. */
  changed: z.array(pathSchema),
  /** The files that are no longer part of the site: they go last. */
  removed: z.array(pathSchema),
  /** What is published when all is done. */
  next: manifestSchema,
});

/** An exchange that has begun. It can be carried out again from its start, however far it had come. */
export type Journal = z.infer<typeof journalSchema>;

/** The manifest of a folder in which nothing is published. */
export const emptyManifest: Manifest = { version: 1, files: {}, kept: {} };

function readRecord<T>(folder: string, name: string, schema: z.ZodType<T>): T | null {
  const file = path.join(folder, privateFolder, name);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(
      `The notes on what was published in ${folder} are damaged (${file}). ` +
        'Move that folder away or delete it, then build again.',
    );
  }
}

/** Writes a record so that it is found whole or not at all, even after a power cut. */
function writeRecord(folder: string, name: string, record: unknown): void {
  const file = path.join(folder, privateFolder, name);
  const draft = `${file}.new`;
  const descriptor = openSync(draft, 'w');
  try {
    writeFileSync(descriptor, JSON.stringify(record));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
}

/** Reads which files the last build published. */
export const readManifest = (folder: string): Manifest | null =>
  readRecord(folder, manifestName, manifestSchema);

/** Writes which files this build has published. */
export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeRecord(folder, manifestName, manifest);

/** The file of the journal, in a published folder. */
export const journalFile = (folder: string): string =>
  path.join(folder, privateFolder, journalName);

/** Reads the exchange that a killed build has left unfinished. */
export const readJournal = (folder: string): Journal | null =>
  readRecord(folder, journalName, journalSchema);

/** Writes what an exchange is about to do. */
export const writeJournal = (folder: string, journal: Journal): void =>
  writeRecord(folder, journalName, journal);
