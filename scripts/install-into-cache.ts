import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { cacheFolder } from '../src/build/index.ts';
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
  // Commands that run at the same time each install their own, and the first to finish keeps it.
  const draft = `${root}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, 'package.json'), '{"private":true}');
  if (words !== undefined) console.error(words);
  const options = ['--ignore-scripts'];
  const isInstalled = runNpm(draft, [...quietInstall, ...options, `${name}@${version}`]);
  if (isInstalled && !existsSync(done)) {
    writeFileSync(path.join(draft, 'installed'), '');
    // What an interrupted installation left is in the way.
    rmSync(root, { recursive: true, force: true });
    renameSync(draft, root);
  }
  rmSync(draft, { recursive: true, force: true });
  return isInstalled ? folder : null;
}
