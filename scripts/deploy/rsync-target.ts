import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeployTarget } from './deploy-target.ts';
import { recordsFolder } from './deployed.ts';
import { insistOn, outputIfThere, type Tool } from './run-tool.ts';
import { withFolder, withList } from './with-folder.ts';

const rsync: Tool = { name: 'rsync', install: 'sudo apt-get install rsync' };

/** The exit codes of rsync if some files could not be transferred. */
const partial = 23;

/** Transfers listed files. The differences are known, so times and sizes are ignored. */
const send = (files: readonly string[], ...args: string[]) =>
  withList(files, '\0', (list) =>
    insistOn(rsync, ['--from0', `--files-from=${list}`, '--ignore-times', ...args]),
  );

const readIfThere = (...args: string[]) =>
  outputIfThere(
    rsync,
    args,
    ({ status, err }) => status === partial && err.includes('No such file or directory'),
  );

/** A folder accessed by rsync: by SSH (user@host:site) or from an rsync server (rsync://host/site). */
export function rsyncTarget(address: string): DeployTarget {
  const at = (below = '') =>
    `${address.replace(/(?<!\/)\/+$/, '')}/${below === '' ? '' : `${below}/`}`;
  return {
    name: address,
    list: async (below) => {
      const listed = await readIfThere('-r', '--list-only', '--8-bit-output', at(below));
      // Rights, size, day and time come before the name.
      const files = (listed?.toString() ?? '').matchAll(/^-\S+ +\S+ \S+ \S+ (.+)$/gm);
      return Array.from(files, ([, file = '']) => path.posix.join(below, file));
    },
    read: (file) =>
      withFolder(async (folder) => {
        const copy = path.join(folder, 'file');
        return (await readIfThere(at() + file, copy)) && readFileSync(copy);
      }),
    upload: async (folder, files, below) => {
      // Drafts of a transfer that is killed must not stay among the files of the site.
      const drafts = below === undefined && !files.every((file) => file.startsWith(recordsFolder));
      const options = drafts ? ['--mkpath', `--temp-dir=${recordsFolder}`] : ['--mkpath'];
      await send(files, ...options, `${folder}/`, at(below));
    },
    fetch: async (files, folder, below) => {
      await send(files, at(below), `${folder}/`);
    },
    // Listed files that are not in the folder are removed at the target.
    remove: (files) =>
      withFolder(async (empty) => {
        // Without their parent folders in the list, rsync takes those for missing too.
        for (const parent of new Set(files.map((file) => path.dirname(file))))
          mkdirSync(path.join(empty, parent), { recursive: true });
        await send(files, '--delete-missing-args', '--no-implied-dirs', `${empty}/`, at());
      }),
  };
}
