import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Runs npm in a folder and shows what it complains about; false where it fails. */
export function runNpm(folder: string, args: readonly string[]): boolean {
  const npm = process.env['npm_execpath'];
  const isScript = npm?.endsWith('.js') === true;
  const { status } = spawnSync(
    isScript ? process.execPath : 'npm',
    isScript ? [npm, ...args] : args,
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      // On Windows npm is a batch file, which only a shell can start.
      shell: !isScript && process.platform === 'win32',
    },
  );
  return status === 0;
}

/** What npm need not do for a command: ask its server about known weaknesses, and print who wants donations. */
export const quietInstall = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
