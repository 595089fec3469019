import {
  copyFileSync,
  statSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  unlinkSync,
  utimesSync,
  mkdtempSync,
} from 'node:fs';
import path from 'node:path';
import { removePath, renameFile, whileBusy } from '../system/busy-files.ts';
import { CommandError } from '../command-error.ts';
import { codeOf, lstatIfThere } from './if-there.ts';
import { stagedPath, type SiteFile, type Staging } from './staged-files.ts';
import { type Exchange, orderOf, planExchange } from './plan-exchange.ts';
import process from 'node:process';
import {
  emptyManifest,
  isSitePath,
  privateFolder,
  readManifest,
  writeManifest,
  type Manifest,
} from './records.ts';

/** The input of a build. */
export type Workplace = {
  /** An empty folder for files that are new or have changed. */
  staging: Staging;
  /** What is currently published. */
  published: Manifest;
};

/** Returns the files of the new site, or null to leave the published site as it is. */
export type Build = (workplace: Workplace) => Promise<readonly SiteFile[] | null>;

/** Removes the staging folders of killed builds. */
function removeStale(records: string): void {
  for (const name of readdirSync(records)) {
    const [, owner] = /^staging-(\d+)-|\.new$/.exec(name) ?? [null, ''];
    if (owner === '') continue;
    if (owner === undefined || !isRunning(Number(owner))) removePath(path.join(records, name));
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/**
 * Publishes the result of `build` into a folder (a real path, created if needed), in an order in which what a server is
 * serving stays whole. Only files that differ are touched, and a build that fails or returns nothing changes nothing.
 * Returns whether the site was published.
 * @throws CommandError if another build published into the folder meanwhile.
 */
export async function publish(folder: string, build: Build): Promise<boolean> {
  const createdFolder = mkdirSync(folder, { recursive: true });
  const records = path.join(folder, privateFolder);
  mkdirSync(records, { recursive: true });
  removeStale(records);
  const published = readManifest(folder);
  const staging = {
    folder: mkdtempSync(path.join(records, `staging-${process.pid}-`)),
    hasFolders: published === null,
  };
  let isPublished = false;
  try {
    const files = await build({ staging, published: published ?? emptyManifest });
    if (files !== null) {
      const now = readManifest(folder);
      if (now !== published && JSON.stringify(now) !== JSON.stringify(published)) {
        throw new CommandError(`Another build of ${folder} ended before this one. Build again.`);
      }
      exchangeFor(folder, { staging, published }, files);
      isPublished = true;
    }
  } finally {
    removePath(staging.folder);
    if (!isPublished) removeUnused(folder, createdFolder);
  }
  return isPublished;
}

function exchangeFor(
  folder: string,
  { staging, published }: { staging: Staging; published: Manifest | null },
  files: readonly SiteFile[],
): void {
  const stray = files.find(({ path: file }) => !isSitePath(file));
  if (stray) throw new CommandError(`The site cannot have a file called ${stray.path}.`);
  const previous = published ?? emptyManifest;
  const plan = planExchange(folder, previous, files);
  if (plan.changed.length + plan.removed.length > 0) {
    // Until the end it lists the files of both sites, so that a build after a killed one finds and replaces them.
    const { files: nextFiles } = plan.next;
    const others = withoutFiles({ ...previous.kept, ...previous.files }, nextFiles);
    writeManifest(folder, { version: 1, files: nextFiles, kept: others, isPartial: true });
    exchange(folder, staging, plan);
  } else if (published && JSON.stringify(plan.next) === JSON.stringify(published)) {
    return;
  }
  writeManifest(folder, plan.next);
}

const withoutFiles = <T>(records: Record<string, T>, files: object): Record<string, T> =>
  Object.fromEntries(Object.entries(records).filter(([file]) => !Object.hasOwn(files, file)));

/** Removes the folders that were created for a first build that failed; `createdFolder` is the outermost. */
function removeUnused(folder: string, createdFolder: string | undefined): void {
  try {
    rmdirSync(path.join(folder, privateFolder));
    if (createdFolder !== undefined) removeUpTo(folder, createdFolder);
  } catch {
    // It contains an earlier site, or another process is already working there.
  }
}

function removeUpTo(folder: string, outermost: string): void {
  rmdirSync(folder);
  if (path.relative(outermost, folder) !== '') removeUpTo(path.dirname(folder), outermost);
}

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

/** The place of a new folder in the order of its files. */
const orderIn = (name: string): number => orderOf(`${name}/`, false);

/** The published folder while its files are exchanged. */
class OpenFolder {
  readonly #folder: string;
  readonly #staging: Staging;
  /** Folders verified to be real ones of the site, so that nothing is done through a symbolic link. */
  readonly #safe = new Set<string>();

  constructor(folder: string, staging: Staging) {
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

  /**
   * Moves the outermost staged folders into place, if there are any, in the order of their files. Returns the
   * names of those that it has moved; where something is already, the files are moved one by one.
   */
  moveFolders(): ReadonlySet<string> {
    const { folder, hasFolders } = this.#staging;
    const moved = new Set<string>();
    const entries = hasFolders ? readdirSync(folder, { withFileTypes: true }) : [];
    const names = entries.flatMap((entry) => (entry.isDirectory() ? entry.name : []));
    for (const name of names.toSorted((a, b) => orderIn(a) - orderIn(b))) {
      const target = path.join(this.#folder, name);
      if (lstatIfThere(target)) continue;
      renameFile(path.join(folder, name), target);
      moved.add(name);
    }
    return moved;
  }

  /** Moves a staged file into place. */
  moveStaged(file: string): void {
    const staged = stagedPath(this.#staging, file);
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
function exchange(folder: string, staging: Staging, plan: Exchange): void {
  const open = new OpenFolder(folder, staging);
  for (const file of plan.obstacles) open.remove(file);
  const moved = open.moveFolders();
  const isMoved = (file: string) => moved.size > 0 && moved.has(file.split('/', 1)[0] ?? '');
  for (const file of plan.changed) if (!isMoved(file)) open.moveStaged(file);
  for (const file of plan.removed) open.remove(file);
}
