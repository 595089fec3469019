import { renameSync, rmSync } from 'node:fs';

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
