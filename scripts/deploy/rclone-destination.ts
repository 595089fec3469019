import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, immutable, revalidated, privateFolder } from '../../src/build/index.ts';
import type { Destination } from './destination.ts';
import { insistOn, outputIfThere, type Tool, type ToolOutput } from './run-tool.ts';
import { withFolder } from './with-folder.ts';

const rclone: Tool = { name: 'rclone', install: 'sudo apt-get install rclone' };

/** rclone exits with 3 for a missing folder and with 4 for a missing file. */
const isMissing = ({ status }: ToolOutput): boolean => status === 3 || status === 4;

/** A copy of the previous version, and the file with the hash of a folder's version, written last. */
const previousFolder = '.previous';
const versionFile = '.version';

/** Stands in that file until the first deployment has ended. */
const begun = 'begun';

/** Converts an S3 URL (s3://bucket/folder) for rclone; keys come from the environment. */
export const remoteOfS3 = (address: string): string =>
  `:s3,provider=AWS,env_auth=true:${address.replace(/^s3:\/\//, '').replace(/(?<!\/)\/+$/, '')}`;

const runRclone = (...args: string[]): Promise<void> => insistOn(rclone, args);

/** A store serves each file with the headers of its upload. */
const cachedAs = (value: string) => ['--header-upload', `Cache-Control: ${value}`];

/** A store that rclone reaches. `remote` is its name in rclone: a configured remote and a folder (media:site). */
export function rcloneDestination(name: string, remote: string): Destination {
  const root = remote.replace(/(?<=.)\/$/, '');
  const previous = `${root}${root.endsWith(':') ? '' : '/'}${previousFolder}`;
  const versionIn = async (folder: string): Promise<string | null> => {
    const file = `${folder}${folder.endsWith(':') ? '' : '/'}${versionFile}`;
    return (await outputIfThere(rclone, ['cat', file], isMissing))?.toString() ?? null;
  };
  /** @throws CommandError if the store has files, which a deployment would remove. */
  const insistOnEmpty = async (): Promise<void> => {
    const listed = await outputIfThere(rclone, ['lsf', root], isMissing);
    const [foreign = ''] = (listed?.toString() ?? '').split('\n');
    if (foreign === '') return;
    throw new CommandError(
      `${name} has files that no deployment has put there, such as ${foreign}. Nothing was changed. Name an empty folder.`,
    );
  };
  const siteOnly = ['--exclude', `/${previousFolder}/**`, '--exclude', `/${privateFolder}/**`];
  const withoutVersion = ['--exclude', `/${versionFile}`, ...siteOnly];
  const filesIn = async (folder: string): Promise<string[]> => {
    const args = ['lsf', '--recursive', '--files-only', folder, ...withoutVersion];
    return ((await outputIfThere(rclone, args, isMissing))?.toString() ?? '').split('\n');
  };
  /** In two passes, so that pages follow the files that they name; removals come last. */
  const copySite = async (from: string, to: string): Promise<void> => {
    await runRclone('copy', from, to, '--include', '/assets/**', ...cachedAs(immutable));
    await runRclone('copy', from, to, ...withoutVersion, ...cachedAs(revalidated));
    // Not `rclone sync`, which refuses to move a folder of the store back to its root.
    const files = new Set(await filesIn(from));
    const obsolete = (await filesIn(to)).filter((file) => !files.has(file));
    if (obsolete.length === 0) return;
    await withFolder(async (folder) => {
      const list = path.join(folder, 'obsolete');
      writeFileSync(list, obsolete.join('\n'));
      await runRclone('delete', to, '--files-from-raw', list);
    });
  };
  const writeVersion = (to: string, hash: string): Promise<void> =>
    withFolder(async (folder) => {
      const file = path.join(folder, versionFile);
      writeFileSync(file, hash);
      await runRclone('copy', file, to);
    });
  const moveVersion = async (from: string, to: string): Promise<void> => {
    const hash = await versionIn(from);
    await copySite(from, to);
    if (hash !== null) await writeVersion(to, hash);
  };
  return {
    name,
    deploy: async ({ folder, hash }) => {
      const current = await versionIn(root);
      if (current === hash) return false;
      if (current === null) {
        await insistOnEmpty();
        await writeVersion(root, begun);
      } else if (current !== begun && current !== (await versionIn(previous))) {
        // If they are equal, an earlier deployment was cut off after this step.
        await moveVersion(root, previous);
      }
      await copySite(folder, root);
      await writeVersion(root, hash);
      return true;
    },
    rollBack: async () => {
      if ((await versionIn(previous)) === null) return false;
      await moveVersion(previous, root);
      return true;
    },
  };
}
