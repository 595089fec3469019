import { copyFile, mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../src/build/publish/if-there.ts';
import type { DeployTarget } from './deploy-target.ts';

/** Writes a file atomically: readers meanwhile get the previous one. */
async function place(source: string, destination: string): Promise<void> {
  await mkdir(path.dirname(destination), { recursive: true });
  const draft = path.join(path.dirname(destination), `.deploy-${path.basename(destination)}`);
  await copyFile(source, draft);
  await rename(draft, destination);
}

async function copyAll(from: string, files: readonly string[], to: string): Promise<void> {
  for (const file of files) await place(path.join(from, file), path.join(to, file));
}

/** A local or mounted folder. */
export function folderTarget(root: string): DeployTarget {
  /** Removes the folders left empty by removing a file. */
  const removeEmpty = async (folder: string): Promise<void> => {
    if (folder === root) return;
    try {
      await rmdir(folder);
    } catch {
      return;
    }
    await removeEmpty(path.dirname(folder));
  };
  return {
    name: root,
    read: (file) =>
      readFile(path.join(root, file)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }),
    upload: (folder, files, below = '') => copyAll(folder, files, path.join(root, below)),
    fetch: (files, folder, below = '') => copyAll(path.join(root, below), files, folder),
    copy: (files, below) => copyAll(root, files, path.join(root, below)),
    remove: async (files) => {
      for (const file of files) {
        await rm(path.join(root, file), { force: true });
        await removeEmpty(path.dirname(path.join(root, file)));
      }
    },
  };
}
