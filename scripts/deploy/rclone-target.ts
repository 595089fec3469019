import path from 'node:path';
import { immutable, revalidated } from '../../src/build/hosting/hosting-table.ts';
import { isHashed } from '../../src/build/publish/staged-files.ts';
import type { DeployTarget } from './deploy-target.ts';
import { insistOn, outputIfThere, type Tool } from './run-tool.ts';
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

const readIfThere = (...args: string[]) =>
  outputIfThere(rclone, args, ({ status }) => notThere.includes(status));

/** Copies listed files. The differences are known, so nothing is compared and no folder is listed. */
const copy = (files: readonly string[], from: string, to: string, ...args: string[]) =>
  run(files, 'copy', from, to, '--no-check-dest', '--no-traverse', ...args);

/** A store accessed by rclone. `remote` is its name in rclone: a configured remote and a folder (media:site). */
export function rcloneTarget(name: string, remote: string): DeployTarget {
  const root = remote.replace(/(?<=.)\/$/, '');
  const at = (file = '') => (file === '' ? root : `${root}${root.endsWith(':') ? '' : '/'}${file}`);
  return {
    name,
    list: async (below) => {
      const listed = await readIfThere('lsf', '--recursive', '--files-only', at(below));
      const files = (listed?.toString() ?? '').split('\n').filter((file) => file !== '');
      return files.map((file) => path.posix.join(below, file));
    },
    read: (file) => readIfThere('cat', at(file)),
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
