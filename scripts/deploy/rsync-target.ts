import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../src/build/command-error.ts';
import type { DeployTarget } from './deploy-target.ts';
import { insistOn, runTool, type Tool } from './run-tool.ts';
import { withFolder, withList } from './with-folder.ts';

const rsync: Tool = { name: 'rsync', install: 'sudo apt-get install rsync' };

/** The exit codes of rsync if some files could not be transferred. */
const partial = 23;

/** Transfers listed files. The differences are known, so times and sizes are ignored. */
const send = (files: readonly string[], ...args: string[]) =>
  withList(files, '\0', (list) =>
    insistOn(rsync, ['--from0', `--files-from=${list}`, '--ignore-times', ...args]),
  );

/** A folder accessed by rsync: by SSH (user@host:site) or from an rsync server (rsync://host/site). */
export function rsyncTarget(address: string): DeployTarget {
  const at = (below = '') =>
    `${address.replace(/(?<!\/)\/+$/, '')}/${below === '' ? '' : `${below}/`}`;
  return {
    name: address,
    read: (file) =>
      withFolder(async (folder) => {
        const copy = path.join(folder, 'file');
        const said = await runTool(rsync, [at() + file, copy]);
        if (said.status === partial && said.err.includes('No such file or directory')) return null;
        if (said.status !== 0)
          throw new CommandError(`rsync ended with ${said.status}: ${said.err}`);
        return readFileSync(copy);
      }),
    upload: async (folder, files, below) => {
      await send(files, '--mkpath', `${folder}/`, at(below));
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
