import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { quietInstall, runNpm } from './run-npm.ts';

/**
 * The folder of a package that a few measurements need and the project does not: installs it into .cache, without
 * running its scripts. Null if that fails, for example without a network.
 */
export function installIntoCache(name: string, version: string): string | null {
  const root = path.resolve('.cache', `${path.basename(name)}-${version}`);
  const folder = path.join(root, 'node_modules', ...name.split('/'));
  const done = path.join(root, 'installed');
  if (existsSync(done)) return folder;
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{"private":true}');
  const options = ['--ignore-scripts', '--omit=optional'];
  if (!runNpm(root, [...quietInstall, ...options, `${name}@${version}`])) return null;
  writeFileSync(done, '');
  return folder;
}
