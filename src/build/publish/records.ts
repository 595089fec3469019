import { closeSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { isObject } from '../../../schema/is-object.ts';
import { renameFile } from '../system/busy-files.ts';
import { CommandError } from '../command-error.ts';
import { codeOf } from './if-there.ts';

/**
 * The folder inside a published site for the records of publishing. Static hosts do not serve it, because of its name.
 */
export const privateFolder = '.publish';

const manifestName = 'manifest.json';

const forbidden = process.platform === 'win32' ? /^\.{0,2}$|[\0\\:]/ : /^\.{0,2}$|\0/;

/** Nearly all paths are like this, and there are thousands in a manifest. */
const usualPath = /^[a-z0-9][\w-]*(?:\/[a-z0-9][\w-]*)*\.[a-z0-9]+$/i;

/** Whether a path, with forward slashes, is a file of the site: inside its folder, and not a record. */
export function isSitePath(file: string): boolean {
  if (usualPath.test(file)) return true;
  const segments = file.split('/');
  return (
    segments[0]?.toLowerCase() !== privateFolder &&
    segments.every((segment) => !forbidden.test(segment))
  );
}

/** A published file: its content hash, and its stats when it was written. */
export type FileRecord = { hash: string; size: number; modified: number };

const isFileRecord = (value: unknown): value is FileRecord =>
  isObject(value) &&
  typeof value['hash'] === 'string' &&
  typeof value['size'] === 'number' &&
  typeof value['modified'] === 'number';

/** Records by the paths of their files, checked by hand: there are thousands, and every build reads them. */
const recordsSchema = z.custom<Record<string, FileRecord>>(
  (value) =>
    isObject(value) &&
    // Without a list of entries, each of which would be an array.
    Object.keys(value).every((file) => isSitePath(file) && isFileRecord(value[file])),
);

const manifestSchema = z.object({
  version: z.literal(1),
  /** The files of the site. */
  files: recordsSchema,
  /** Hashed files of the previous site, which open pages may still request. */
  kept: recordsSchema,
  /** Whether files are being exchanged, or were when a build was killed: `kept` then lists all of the previous site. */
  isPartial: z.literal(true).optional(),
});

/** What a build has published. It also marks a folder as a published site. */
export type Manifest = z.infer<typeof manifestSchema>;

/** What a manifest says of a file, whether it is of the site or retained for open pages. */
export function recordIn(manifest: Readonly<Manifest>, file: string): FileRecord | undefined {
  const list = Object.hasOwn(manifest.files, file) ? manifest.files : manifest.kept;
  return Object.hasOwn(list, file) ? list[file] : undefined;
}

/** The manifest of an unpublished folder. */
export const emptyManifest: Manifest = { version: 1, files: {}, kept: {} };

const recordFile = (folder: string, name: string): string => path.join(folder, privateFolder, name);

function readText(folder: string, name: string): string | null {
  try {
    return readFileSync(recordFile(folder, name), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** What a record says. */
function parseRecord<T>(folder: string, name: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new CommandError(
      `The notes on what was published in ${folder} are damaged (${recordFile(folder, name)}). ` +
        'Move that folder away or delete it, then try again.',
    );
  }
}

/** Writes a record atomically, so that it survives even a power failure. */
function writeRecord(folder: string, name: string, record: unknown): void {
  const file = recordFile(folder, name);
  const draft = `${file}.new`;
  const descriptor = openSync(draft, 'w');
  try {
    writeFileSync(descriptor, JSON.stringify(record));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameFile(draft, file);
}

/** The manifest that was read last. Those of large sites are long, and a build looks at its own several times. */
let latest: { text: string; manifest: Readonly<Manifest> } | null = null;

/** Reads which files the last build published. */
export function readManifest(folder: string): Readonly<Manifest> | null {
  const text = readText(folder, manifestName);
  if (text === null) return null;
  if (latest?.text !== text) {
    latest = { text, manifest: parseRecord(folder, manifestName, text, manifestSchema) };
  }
  return latest.manifest;
}

/** Writes which files this build has published. */
export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeRecord(folder, manifestName, manifest);
