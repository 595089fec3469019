import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** When an entry was last added to a folder of the project or taken from it, in milliseconds, by folder. */
function readFolders(): Map<string, number> {
  const roots = ['content', 'schema', 'scripts', 'src', 'tests'];
  const below = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  return new Map([...roots, ...below].map((folder) => [folder, statSync(folder).mtimeMs]));
}

/**
 * Fails a run in which files came into the folders of the project or left them, even for a moment: other tests read these
 * folders meanwhile, and would fail once in a hundred runs.
 */
export default function setup({ config }: TestProject): (() => void) | undefined {
  if (config.watch) return undefined;
  const before = readFolders();
  return () => {
    const after = readFolders();
    const changed = [...before.keys(), ...after.keys()].filter(
      (folder) => before.get(folder) !== after.get(folder),
    );
    if (changed.length === 0) return;
    const folders = [...new Set(changed)].join(', ');
    // Vitest prints what is thrown here, and ends as if nothing had happened.
    process.exitCode = 1;
    throw new Error(
      `While the tests ran, files were created or removed in ${folders}. Tests write to temporary folders.`,
    );
  };
}
