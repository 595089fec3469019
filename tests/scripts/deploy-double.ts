import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DeployTarget } from '../../scripts/deploy/deploy-target.ts';

/** The files in a folder, from the root of the site; folders may be missing. */
function filesBelow(root: string, below: string): string[] {
  const folder = path.join(root, below);
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll(path.sep, '/'));
  } catch {
    return [];
  }
}

function copyAll(from: string, files: readonly string[], to: string, step: () => void): void {
  for (const file of files) {
    step();
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(from, file), path.join(to, file));
  }
}

/**
 * A remote target as a tool reaches it, whose files are in a local folder. `step` is called before each file that is
 * listed, transferred or removed: what throws there is a connection that is lost.
 */
export const doubleOfTarget = (root: string, step: () => void = () => {}): DeployTarget => ({
  name: 'the store',
  list: async (below) => {
    step();
    return filesBelow(root, below);
  },
  read: async (file) => {
    step();
    return filesBelow(root, '').includes(file) ? readFileSync(path.join(root, file)) : null;
  },
  upload: async (folder, files, below = '') => copyAll(folder, files, path.join(root, below), step),
  fetch: async (files, folder, below = '') => copyAll(path.join(root, below), files, folder, step),
  remove: async (files) => {
    for (const file of files) {
      step();
      rmSync(path.join(root, file), { force: true });
    }
  },
});
