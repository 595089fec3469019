import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, engineRoot, packageFolder, siteRoot } from '../src/build/index.ts';
import { installIntoCache } from './install-into-cache.ts';

/** What only some sites need is installed when it is needed, in the version that the engine was tested with. */
const purposes = {
  'axe-core': 'checks pages for barriers',
  'playwright-core': 'looks at pages in a browser',
  typescript: 'checks the types of the blocks and rules of this site',
  vite: 'bundles the blocks and rules of this site',
} as const;

export type Tool = keyof typeof purposes;

/**
 * The folder of a package that the engine needs only sometimes.
 * @throws {CommandError} if it cannot be installed
 */
export function findTool(name: Tool): string {
  const found = packageFolder(name, engineRoot) ?? packageFolder(name, siteRoot);
  if (found !== null) return found;
  const text = readFileSync(path.join(engineRoot, 'package.json'), 'utf8');
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(text);
  const version = devDependencies[name] ?? '';
  const installed = installIntoCache(
    name,
    version,
    `Installing ${name} ${version}, which ${purposes[name]} (once, into .cache/) ...`,
  );
  if (installed !== null) return installed;
  throw new CommandError(`${name} ${version} could not be installed. npm wrote above why.`);
}

/** The URL of what such a package exports. */
export const toolEntry = (name: Tool): string =>
  pathToFileURL(createRequire(path.join(findTool(name), 'package.json')).resolve(name)).href;
