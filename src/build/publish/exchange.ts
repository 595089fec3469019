import {
  copyFileSync,
  statSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { removePath, renameFile, whileBusy } from '../system/busy-files.ts';
import { CommandError } from '../command-error.ts';
import { codeOf, lstatIfThere } from './if-there.ts';
import { stagedName } from './staged-files.ts';
import type { Exchange } from './plan-exchange.ts';

/** Replaces a file atomically, even across file systems: a folder of a site may be a mount. */
function replace(staged: string, file: string): void {
  try {
    renameFile(staged, file);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    const draft = path.join(path.dirname(file), `.publish-${path.basename(staged)}`);
    copyFileSync(staged, draft);
    const { atime, mtime } = statSync(staged);
    utimesSync(draft, atime, mtime);
    renameFile(draft, file);
    removePath(staged);
  }
}

/** Removes folders without files, which a killed build has made for pages that it did not move any more. */
function removeEmptyFolders(folder: string): void {
  for (const name of readdirSync(folder)) removeEmptyFolders(path.join(folder, name));
  rmdirSync(folder);
}

/** The published folder while its files are exchanged. */
class OpenFolder {
  readonly #folder: string;
  readonly #staging: string;
  /** Folders verified to be real ones of the site, so that nothing is done through a symbolic link. */
  readonly #safe = new Set<string>();

  constructor(folder: string, staging: string) {
    this.#folder = realpathSync(folder);
    this.#staging = staging;
  }

  #requireReal(parent: string): void {
    if (this.#safe.has(parent)) return;
    if (realpathSync(parent) !== parent) {
      throw new CommandError(`${parent} is a link. Remove it, then try again.`);
    }
    this.#safe.add(parent);
  }

  /** Moves a staged file into place. */
  moveStaged(file: string): void {
    const staged = path.join(this.#staging, stagedName(file));
    const target = path.join(this.#folder, file);
    const parent = path.dirname(target);
    this.#make(parent);
    try {
      replace(staged, target);
    } catch (error) {
      if (lstatIfThere(target)?.isDirectory() !== true) throw error;
      removeEmptyFolders(target);
      this.#safe.clear();
      replace(staged, target);
    }
  }

  /**
   * Makes a folder with those that it is in. One that was made in a real folder is real: on a large site, most are, and
   * looking at each step of their paths would take longer than moving their files.
   */
  #make(folder: string): void {
    if (this.#safe.has(folder)) return;
    if (folder !== this.#folder) this.#make(path.dirname(folder));
    try {
      mkdirSync(folder);
      this.#safe.add(folder);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      this.#requireReal(folder);
    }
  }

  /** Removes a file, and the folders that become empty. */
  remove(file: string): void {
    const target = path.join(this.#folder, file);
    const stat = lstatIfThere(target);
    if (stat?.isDirectory()) return;
    if (stat !== null) {
      this.#requireReal(path.dirname(target));
      whileBusy(() => unlinkSync(target));
    }
    // Even if the file is already gone, because the process may have been killed before its folders
    // were removed.
    this.#removeEmpty(path.dirname(target));
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
 * Exchanges the files of a published folder. Each file is replaced atomically, in an order in which pages work at every
 * moment.
 */
export function exchange(folder: string, staging: string, plan: Exchange): void {
  const open = new OpenFolder(folder, staging);
  for (const file of plan.obstacles) open.remove(file);
  for (const file of plan.changed) open.moveStaged(file);
  for (const file of plan.removed) open.remove(file);
}
