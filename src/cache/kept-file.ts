import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/**
 * Where commands keep what is costly to find out, from the project folder on. All of it can be made again, so it may be
 * deleted at any time, and kept between the runs of a workflow.
 */
export const cacheFolder = '.cache';

/** Why something that is kept is not used. */
export type Unusable = 'damaged' | 'other-version';

/** What an earlier run kept: nothing, what it was, or why it is not used. */
export type Kept = { value: unknown } | { unusable: Unusable } | null;

const mark = 'woven-site';

/** The first line of a kept file: what wrote it, and by which its own damage is noticed. */
const firstLine = (version: string, body: Uint8Array): string =>
  `${mark} ${version} ${checksum(body)}\n`;

const checksum = (body: Uint8Array): string => createHash('sha1').update(body).digest('base64url');

/** A short name for a text, safe in names of files. */
export const nameOf = (text: string): string =>
  createHash('sha1').update(text).digest('base64url').replaceAll(/[-_]/g, '0').slice(0, 16);

/**
 * The version of the code that runs: a hash of its sources and packages, which the runner of the commands sets
 * (scripts/code-version.mjs). Null where code runs without it, as in tests: then nothing is kept.
 */
export const codeVersion = (): string | null => process.env['CODE_VERSION'] || null;

/** Reads what `keepFile` has kept under a version of the code. */
export function readKeptFile(file: string, version: string): Kept {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return null;
  }
  const end = bytes.indexOf('\n');
  const [written, ofVersion] = bytes.toString('latin1', 0, Math.max(end, 0)).split(' ');
  if (written !== mark) return { unusable: 'damaged' };
  if (ofVersion !== version) return { unusable: 'other-version' };
  const body = bytes.subarray(end + 1);
  if (!bytes.subarray(0, end + 1).equals(Buffer.from(firstLine(version, body), 'latin1'))) {
    return { unusable: 'damaged' };
  }
  try {
    return { value: deserialize(body) };
  } catch {
    return { unusable: 'damaged' };
  }
}

/**
 * Keeps a value for later runs of the same version of the code. It is found whole or not at all. A disk that is full or
 * may not be written to makes the next run slower, and nothing else.
 */
export function keepFile(file: string, version: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const body = serialize(value);
    writeFileSync(draft, Buffer.concat([Buffer.from(firstLine(version, body), 'latin1'), body]));
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

/** Leaves only the newest files and folders of a folder: content folders and versions of the code come and go. */
export function forgetOldest(folder: string, most: number): void {
  try {
    const byAge = readdirSync(folder)
      .map((name) => path.join(folder, name))
      .map((file) => ({ file, changed: statSync(file).mtimeMs }))
      .toSorted((a, b) => b.changed - a.changed);
    for (const { file } of byAge.slice(most)) rmSync(file, { recursive: true, force: true });
  } catch {
    // Another command may be doing the same.
  }
}

/** Says why something that was kept is not used. */
export const unusableWords = (file: string, why: Unusable): string =>
  why === 'damaged'
    ? `${file} is damaged and will be rebuilt.`
    : `${file} belongs to another version of the program or its packages and will be rebuilt.`;
