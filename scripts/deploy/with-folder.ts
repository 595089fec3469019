import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Calls a function with a temporary folder. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls a function with a file that lists paths, each followed by `ending`: too many for a command line. */
export const withList = <T>(
  files: readonly string[],
  ending: string,
  work: (list: string) => Promise<T>,
): Promise<T> =>
  withFolder((folder) => {
    const list = path.join(folder, 'files');
    writeFileSync(list, files.map((file) => file + ending).join(''));
    return work(list);
  });
