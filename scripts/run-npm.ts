import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import process from 'node:process';

type NpmRun = {
  env?: NodeJS.ProcessEnv;
  /** What happens to its output; by default it is dropped. */
  output?: 'ignore' | 'pipe';
};

function spawnNpm(
  folder: string,
  args: readonly string[],
  { env, output = 'ignore' }: NpmRun = {},
): SpawnSyncReturns<string> {
  const npm = process.env['npm_execpath'];
  const isScript = npm?.endsWith('.js') === true;
  return spawnSync(isScript ? process.execPath : 'npm', isScript ? [npm, ...args] : args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', output, 'inherit'],
    // On Windows npm is a batch file, which only a shell can start.
    shell: !isScript && process.platform === 'win32',
  });
}

/** Runs npm in a folder and shows its complaints; returns false if it fails. */
export const runNpm = (folder: string, args: readonly string[]): boolean =>
  spawnNpm(folder, args).status === 0;

/** npm's output in a folder, and its exit code; null for the code if it could not be started. */
export function readNpm(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): { status: number | null; output: string } {
  const { status, stdout } = spawnNpm(folder, args, { env, output: 'pipe' });
  return { status, output: stdout };
}

/** Skips npm's request for known weaknesses, and its note about donations. */
export const quietInstall = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
