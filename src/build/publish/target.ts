import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error.ts';
import { codeOf, lstatIfThere, statIfThere } from './if-there.ts';
import { privateFolder, readManifest } from './records.ts';

/** The folders that a site is made from. */
export type SourceFolders = {
  /** The project folder. */
  root: string;
  contentDir: string;
};

/** Folders of the project that cannot be published into. */
const projectFolders = ['.git', '.github', 'node_modules', 'schema', 'scripts', 'src', 'tests'];

/** Files that systems and editors create in folders that look empty. */
const isLitter = (name: string): boolean =>
  ['.DS_Store', '.gitignore', '.gitkeep', 'Thumbs.db', 'desktop.ini', 'lost+found'].includes(name);

const maxLinks = 40;

const isFolder = (entry: string): boolean => statIfThere(entry)?.isDirectory() ?? false;

/** The real path of a path, even if nothing exists there yet. */
function realTarget(entry: string, linksLeft = maxLinks): string {
  try {
    return realpathSync.native(entry);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ELOOP' || linksLeft === 0) {
      throw new CommandError(`${entry} is a link that leads back to itself.`);
    }
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  }
  const parent = realTarget(path.dirname(entry), linksLeft);
  if (!lstatIfThere(entry)?.isSymbolicLink()) return path.join(parent, path.basename(entry));
  const destination = path.resolve(parent, readlinkSync(entry));
  if (!isFolder(path.dirname(destination))) {
    throw new CommandError(
      `${entry} is a link to ${destination}, and the folder that should hold it does not exist. ` +
        'Make that folder or remove the link, then try again.',
    );
  }
  return realTarget(destination, linksLeft - 1);
}

/** The identity of a file or folder, independent of spelling, links and mounts; null if nothing is there. */
function identityOf(entry: string): string | null {
  const stat = statIfThere(entry);
  if (!stat) return null;
  // Some Windows network drives have no file numbers.
  return stat.ino === 0n ? realpathSync.native(entry).toLowerCase() : `${stat.dev}:${stat.ino}`;
}

/** A path and its parent folders, innermost first. */
function withParents(entry: string): string[] {
  const parent = path.dirname(entry);
  return parent === entry ? [entry] : [entry, ...withParents(parent)];
}

const isWithin = (inner: string, outer: string): boolean => {
  const identity = identityOf(outer);
  return identity !== null && withParents(inner).some((entry) => identityOf(entry) === identity);
};

const refuse = (reason: string) =>
  new CommandError(`${reason} Nothing was written. Name a new or an empty folder.`);

/**
 * The real folder that the name of a target refers to. Refuses any folder whose content could not be recreated: only a new folder,
 * an empty one and an earlier site are accepted.
 */
export function resolveTarget(out: string, { root, contentDir }: SourceFolders): string {
  if (out.trim() === '') throw refuse('The name of the folder is empty.');
  const named = path.resolve(root, out);
  const folder = realTarget(named);
  const shown = folder === named ? out : `${out} (${folder})`;
  const nearest = withParents(folder).find((parent) => identityOf(parent) !== null) ?? folder;
  if (!isFolder(nearest)) {
    throw refuse(`A site cannot be published in ${shown}: ${nearest} is a file, not a folder.`);
  }
  for (const source of [contentDir, root]) {
    const real = realTarget(source);
    if (isWithin(real, folder)) throw refuse(`${shown} holds what the site is made from.`);
  }
  for (const source of [contentDir, ...projectFolders.map((name) => path.join(root, name))]) {
    if (isWithin(folder, realTarget(source))) {
      throw refuse(`${shown} belongs to what the site is made from (${source}).`);
    }
  }
  for (const parent of withParents(folder).slice(1)) {
    if (isPublished(parent))
      throw refuse(`${shown} lies inside another published site (${parent}).`);
  }
  requirePublishable(folder, shown);
  return folder;
}

/** Whether a folder contains a published site, be it one whose build was killed. */
export const isPublished = (folder: string): boolean =>
  (lstatIfThere(path.join(folder, privateFolder))?.isDirectory() ?? false) &&
  readManifest(folder) !== null;

function requirePublishable(folder: string, shown: string): void {
  if (!isFolder(folder)) return;
  const foreign = readdirSync(folder).filter((name) => name !== privateFolder && !isLitter(name));
  const [first] = foreign;
  if (first === undefined || isPublished(folder)) return;
  throw refuse(
    `${shown} holds files that no build has put there, such as ${first}, and a site could overwrite them. ` +
      'Delete it if nothing in it is needed.',
  );
}
