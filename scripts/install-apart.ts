import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of a package that a few measurements need and the project does not: it is installed into .cache, without
 * running its scripts. Null if it cannot be installed, for example without a network.
 */
export function installApart(name: string, version: string): string | null {
  const place = path.resolve('.cache', `${path.basename(name)}-${version}`);
  const folder = path.join(place, 'node_modules', ...name.split('/'));
  const done = path.join(place, 'installed');
  if (existsSync(done)) return folder;
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), '{"private":true}');
  const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...options, `${name}@${version}`], {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) return null;
  writeFileSync(done, '');
  return folder;
}
