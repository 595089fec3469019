import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The folder of the engine, with its sources and its package.json: that of this file, or for a bundle, which lies in
 * the cache of a site, the folder that scripts/command-bundle.mjs has written into it.
 */
export const engineRoot: string =
  process.env['ENGINE_ROOT'] || path.resolve(import.meta.dirname, '../../..');

/** The folder of the site, with its content and its caches: the one in which a command is run. */
export const siteRoot: string = process.cwd();

/** Loads a package that the engine depends on, wherever npm has installed it. */
export const engineRequire: NodeJS.Require = createRequire(path.join(engineRoot, 'package.json'));

/** The folder of a package that is installed for the project in `root`, or for one that contains it; null if none is. */
export function packageFolder(name: string, root: string): string | null {
  const folders = createRequire(path.join(root, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.find((folder) => existsSync(path.join(folder, name, 'package.json')));
  return found === undefined ? null : path.join(found, name);
}

/** The folder of a package that the engine depends on. */
export function dependencyFolder(name: string): string {
  const folder = packageFolder(name, engineRoot);
  if (folder === null) throw new Error(`The package ${name} is not installed.`);
  return folder;
}

/**
 * The path of a file in a folder, under its name in Unicode's normal form C. Names are compared in that form, but Macs
 * store `é` as two characters, and a disk elsewhere finds a file only under the characters that it was given.
 */
export function pathOnDisk(folder: string, name: string): string {
  const named = path.join(folder, name);
  if (!/\P{ASCII}/u.test(name) || existsSync(named)) return named;
  return name
    .split('/')
    .reduce((parent, step) => path.join(parent, spellingIn(parent, step)), folder);
}

function spellingIn(folder: string, name: string): string {
  try {
    return (
      readdirSync(folder).find((one) => one.normalize('NFC') === name.normalize('NFC')) ?? name
    );
  } catch {
    return name;
  }
}
