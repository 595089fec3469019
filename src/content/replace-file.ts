import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Gives a file its text in one step, whether it is there already or new. Written into directly, it would be cut off
 * where the disk is full or the command is killed, and somebody's work lost.
 */
export function replaceFile(file: string, text: string | Uint8Array): void {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`);
  try {
    rmSync(draft, { force: true });
    // As a new file: a link of that name would lead the words elsewhere.
    const mode = statSync(file, { throwIfNoEntry: false })?.mode;
    writeFileSync(draft, text, {
      flag: 'wx',
      flush: true,
      ...(mode === undefined ? {} : { mode }),
    });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
