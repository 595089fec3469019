import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What writes a file: the disk, or in a test one that is full. */
export type WriteFile = typeof writeFileSync;

/** A text that is on the disk already, beside the file that gets it. */
export type PreparedFile = { put: () => void; discard: () => void };

/**
 * Writes a text beside a file. Several files change together where all are prepared before one is put: a full disk is
 * found out before anything has changed.
 * @throws where the disk does not take it; nothing of it is left then.
 */
export function prepareFile(
  file: string,
  text: string | Uint8Array,
  write: WriteFile = writeFileSync,
): PreparedFile {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`);
  const discard = () => rmSync(draft, { force: true });
  try {
    discard();
    // As a new file: a link of that name would lead the words elsewhere.
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    write(draft, text, { flag: 'wx', flush: true, ...(mode === undefined ? {} : { mode }) });
  } catch (error) {
    discard();
    throw error;
  }
  return { put: () => renameSync(draft, file), discard };
}

/**
 * Gives a file its text in one step, whether it is there already or new. Written into directly, it would be cut off
 * where the disk is full or the command is killed, and somebody's work lost.
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
