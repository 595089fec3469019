import { immutable, revalidated } from '../../src/build/hosting/hosting-table.ts';
import { isHashed } from '../../src/build/publish/staged-files.ts';
import { CommandError } from '../../src/build/command-error.ts';
import type { DeployTarget } from './deploy-target.ts';
import { insistOn, runTool, type Tool } from './run-tool.ts';
import { withList } from './with-folder.ts';

const rclone: Tool = { name: 'rclone', install: 'sudo apt-get install rclone' };

/** The exit codes of rclone for a missing folder or file. */
const notThere = [3, 4];

/** Converts an S3 URL (s3://bucket/folder) for rclone; keys come from the environment. */
export const remoteOfS3 = (address: string): string =>
  `:s3,provider=AWS,env_auth=true:${address.replace(/^s3:\/\//, '').replace(/(?<!\/)\/+$/, '')}`;

const run = async (files: readonly string[], ...args: string[]): Promise<void> => {
  if (files.length === 0) return;
  await withList(files, '\n', (list) => insistOn(rclone, [...args, '--files-from-raw', list]));
};

/** Copies listed files. The differences are known, so nothing is compared and no folder is listed. */
const copy = (files: readonly string[], from: string, to: string, ...args: string[]) =>
  run(files, 'copy', from, to, '--no-check-dest', '--no-traverse', ...args);

/** A store accessed by rclone. `remote` is its name in rclone: a configured remote and a folder (media:site). */
export function rcloneTarget(name: string, remote: string): DeployTarget {
  const root = remote.replace(/(?<=.)\/$/, '');
  const at = (file = '') => (file === '' ? root : `${root}${root.endsWith(':') ? '' : '/'}${file}`);
  return {
    name,
    read: async (file) => {
      const said = await runTool(rclone, ['cat', at(file)]);
      if (notThere.includes(said.status)) return null;
      if (said.status !== 0) {
        throw new CommandError(`rclone ended with ${said.status}: ${said.err}`);
      }
      return said.out;
    },
    // Such a store serves each file with the headers it was uploaded with.
    upload: async (folder, files, below) => {
      const hashed = files.filter(isHashed);
      const others = files.filter((file) => !isHashed(file));
      await copy(hashed, folder, at(below), '--header-upload', `Cache-Control: ${immutable}`);
      await copy(others, folder, at(below), '--header-upload', `Cache-Control: ${revalidated}`);
    },
    fetch: (files, folder, below) => copy(files, at(below), folder),
    copy: (files, below) => copy(files, at(), at(below)),
    remove: (files) => run(files, 'delete', at()),
  };
}
