import {
  copyFileSync,
  statSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CommandError } from '../command-error.ts';
import { codeOf, lstatIfThere } from './if-there.ts';
import { stagedName } from './staged-files.ts';
import { journalFile, privateFolder, writeManifest, type Journal } from './records.ts';

const mostTries = 20;
const pause = 50;

/** Windows refuses to replace or remove a file while somebody reads it, which is over in a moment. */
function insist(work: () => void, triesLeft = mostTries): void {
  try {
    work();
  } catch (error) {
    const isBusy = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error) ?? '');
    if (process.platform !== 'win32' || !isBusy || triesLeft === 0) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    insist(work, triesLeft - 1);
  }
}

/** Replaces a file in one step, also where the two lie on different disks: a folder of a site may be a mount. */
function replace(staged: string, file: string): void {
  try {
    insist(() => renameSync(staged, file));
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    const draft = path.join(path.dirname(file), `.publish-${path.basename(staged)}`);
    copyFileSync(staged, draft);
    const { atime, mtime } = statSync(staged);
    utimesSync(draft, atime, mtime);
    insist(() => renameSync(draft, file));
    rmSync(staged);
  }
}

/** The published folder while its files are exchanged. */
class OpenFolder {
  readonly #folder: string;
  readonly #staging: string;
  /** Folders that have been seen to be real ones of the site, so that nothing is done through a link. */
  readonly #safe = new Set<string>();

  constructor(folder: string, staging: string) {
    this.#folder = realpathSync(folder);
    this.#staging = path.join(folder, privateFolder, staging);
  }

  #requireReal(parent: string): void {
    if (this.#safe.has(parent)) return;
    if (realpathSync(parent) !== parent) {
      throw new CommandError(`${parent} is a link. Remove it, then build again.`);
    }
    this.#safe.add(parent);
  }

  /** Puts a staged file in place. One that is not there any more was put in place before an interruption. */
  place(file: string): void {
    const staged = path.join(this.#staging, stagedName(file));
    if (lstatIfThere(staged) === null) return;
    const place = path.join(this.#folder, file);
    const parent = path.dirname(place);
    if (!this.#safe.has(parent)) mkdirSync(parent, { recursive: true });
    this.#requireReal(parent);
    replace(staged, place);
  }

  /** Removes a file, and the folders that are empty without it. */
  remove(file: string): void {
    const place = path.join(this.#folder, file);
    const stat = lstatIfThere(place);
    if (stat?.isDirectory()) return;
    if (stat !== null) {
      this.#requireReal(path.dirname(place));
      insist(() => unlinkSync(place));
    }
    // Also where the file is gone already: the process may have been killed before its folders were removed.
    this.#removeEmpty(path.dirname(place));
  }

  #removeEmpty(parent: string): void {
    if (parent === this.#folder) return;
    try {
      this.#requireReal(parent);
      rmdirSync(parent);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') return;
    }
    this.#safe.delete(parent);
    this.#removeEmpty(path.dirname(parent));
  }
}

/**
 * Carries out an exchange whose journal is written. Each file is replaced in one step, and in such an order that
 * the pages work at every moment; so the process may be killed anywhere, and doing all of it again completes it.
 * `mayGoOn` is asked before each step.
 */
export function exchange(folder: string, journal: Journal, mayGoOn: () => boolean): void {
  const open = new OpenFolder(folder, journal.staging);
  const step = (work: () => void) => {
    if (!mayGoOn()) {
      throw new CommandError(
        'This build stood still for so long that another one has taken over. Build again if the site is not up to date.',
      );
    }
    work();
  };
  for (const file of journal.inTheWay) step(() => open.remove(file));
  for (const file of journal.changed) step(() => open.place(file));
  for (const file of journal.removed) step(() => open.remove(file));
  step(() => writeManifest(folder, journal.next));
  rmSync(journalFile(folder));
  rmSync(path.join(folder, privateFolder, journal.staging), { recursive: true, force: true });
}
