import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What Windows, and its folders in other systems, answer while another program has a file open. */
const busyCodes = ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'];
const replacing = ['rename', 'rm', 'rmdir', 'unlink'];

/** How long is waited before each new try, in milliseconds: three seconds together. Scanners of viruses take less. */
const pauses: readonly number[] = [10, 20, 40, 80, ...Array.from({ length: 19 }, () => 150)];

/** Whether a file could not be replaced or removed, perhaps because another program has it open. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  'syscall' in error &&
  busyCodes.includes(String(error.code)) &&
  replacing.includes(String(error.syscall));

/**
 * Does what replaces or removes a file, again and again while another program has it open.
 * @throws the last refusal, once three seconds have passed.
 */
export function whileBusy(work: () => void): void {
  for (const pause of pauses) {
    try {
      work();
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
  work();
}

/** Renames a file over another one, which a scanner, an editor or a backup may be reading. */
export const renameFile = (from: string, to: string): void => whileBusy(() => renameSync(from, to));

/** Removes a file or a folder with all that is in it, if it is there. */
export const removePath = (path: string): void =>
  whileBusy(() => rmSync(path, { recursive: true, force: true }));

/** The file-system calls; tests simulate a full disk with them. */
export type WriteFile = typeof writeFileSync;

/** A temporary file with the new text, beside its target. */
export type PreparedFile = { put: () => void; discard: () => void };

const draftName = (file: string, process: number): string => `.${file}.${process}`;

/** The process that has begun a temporary file for a page, a data file or a picture; null for any other file. */
export const draftedBy = (file: string): number | null => {
  const writer = /^\.[^.].*\.(?:yaml|svg|png|jpe?g|webp|avif)\.(\d+)$/.exec(file)?.[1];
  return writer === undefined ? null : Number(writer);
};

/**
 * Writes a text to a temporary file beside its target. To change several files together, prepare all of them first: a
 * full disk is detected before anything has changed.
 * @throws if writing fails; the temporary file is removed.
 */
export function prepareFile(
  file: string,
  text: string | Uint8Array,
  write: WriteFile = writeFileSync,
): PreparedFile {
  const draft = join(dirname(file), draftName(basename(file), process.pid));
  const discard = () => rmSync(draft, { force: true });
  try {
    discard();
    // Exclusive, so that an existing link of that name is not followed.
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    write(draft, text, { flag: 'wx', flush: true, ...(mode === undefined ? {} : { mode }) });
  } catch (error) {
    discard();
    throw error;
  }
  return { put: () => renameFile(draft, file), discard };
}

/**
 * Replaces or creates a file atomically. Writing in place would leave a truncated file if the disk is full or the
 * process is killed.
 */
export function replaceFile(file: string, text: string | Uint8Array): void {
  const prepared = prepareFile(file, text);
  try {
    prepared.put();
  } catch (error) {
    prepared.discard();
    throw error;
  }
}
