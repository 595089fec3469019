import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const buildScript = (folder: string, args: string[]) => [
  'scripts/run.mjs',
  'build',
  '--out',
  folder,
  ...args,
];

const spawnOptions = () => ({
  stdio: 'inherit' as const,
  env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
});

function expectBuilt(status: unknown): void {
  if (status !== 0) throw new Error('The site could not be built, so there is nothing to test.');
}

/** Builds a site into a folder. */
export function buildInto(folder: string, ...args: string[]): string {
  expectBuilt(spawnSync(process.execPath, buildScript(folder, args), spawnOptions()).status);
  return folder;
}

/** Builds a site into a folder, while other things are done. */
export async function buildBeside(folder: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, buildScript(folder, args), spawnOptions());
  const [status] = await once(child, 'close');
  expectBuilt(status);
  return folder;
}
