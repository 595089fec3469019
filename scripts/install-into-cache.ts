import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../src/cache/cache-file.ts';
import { quietInstall, runNpm } from './run-npm.ts';

/**
 * The folder of a package that few need: it is installed into .cache, without running its scripts. `words` announces that.
 * Null if it cannot be installed, for example without a network.
 */
export function installIntoCache(name: string, version: string, words?: string): string | null {
  const root = path.join(cacheFolder, 'tools', `${path.basename(name)}-${version}`);
  const folder = path.join(root, 'node_modules', ...name.split('/'));
  const done = path.join(root, 'installed');
  if (existsSync(done)) return folder;
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{"private":true}');
  if (words !== undefined) console.error(words);
  const options = ['--ignore-scripts'];
  if (!runNpm(root, [...quietInstall, ...options, `${name}@${version}`])) return null;
  writeFileSync(done, '');
  return folder;
}
