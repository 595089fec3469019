import { spawnSync } from 'node:child_process';

/** Builds a site into a folder. */
export function buildInto(folder: string, ...args: string[]): string {
  const script = ['scripts/run.mjs', 'build', '--out', folder, ...args];
  const { status } = spawnSync(process.execPath, script, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
  if (status !== 0) throw new Error('The site could not be built, so there is nothing to test.');
  return folder;
}
