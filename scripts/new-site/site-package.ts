import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import slugify from '@sindresorhus/slugify';
import { z } from 'zod';
import { engineRoot, siteRoot } from '../../src/roots.ts';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  engines: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** What is needed of the package.json in a folder. */
export const readPackage = (root: string) =>
  packageSchema.partial().parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

const { name = '', version = '', engines } = readPackage(engineRoot);

/** The name of the engine's package. */
export const engineName: string = name;

/** What npm scripts of a site run, by their names; the others are called as the command is. */
const scripts = {
  start: 'start',
  test: 'check',
  build: 'build',
  preview: 'preview',
  validate: 'validate',
  deploy: 'deploy',
  upgrade: 'upgrade',
  'new:page': 'new-page',
  'new:block': 'new-block',
};

/** The package.json of a site: its commands, and the engine as the only dependency. */
export const packageJson = (target: string, engine: string): string =>
  `${JSON.stringify(
    {
      name: slugify(path.basename(target)) || 'site',
      private: true,
      type: 'module',
      engines,
      scripts: Object.fromEntries(
        Object.entries(scripts).map(([script, command]) => [script, `${engineName} ${command}`]),
      ),
      dependencies: { [engineName]: engine },
    },
    null,
    2,
  )}\n`;

/**
 * How a site in `target` is to name its engine in package.json: what was chosen, or else the engine that runs. A folder
 * or a packed file is named relative to the site, anything else as npm understands it.
 */
export function chooseEngine(chosen: string | undefined, target: string): string {
  const engine = chosen ?? runningEngine();
  const file = path.resolve(siteRoot, engine.replace(/^file:/, ''));
  if (!existsSync(file)) return engine;
  return `file:${path.relative(target, file).replaceAll('\\', '/')}`;
}

const isInstalled = (root: string): boolean => root.split(path.sep).includes('node_modules');

/** How a new site is made by the engine in a folder: a script of its repository, or the command of the package. */
export const newSiteCommand = (root: string): string =>
  isInstalled(root) ? `npx ${engineName} new-site` : 'npm run new:site';

/** The engine that runs: its folder, or where npm has installed it, what the project here depends on. */
function runningEngine(): string {
  if (!isInstalled(engineRoot)) return engineRoot;
  const here = existsSync(path.join(siteRoot, 'package.json')) ? readPackage(siteRoot) : {};
  return here.dependencies?.[engineName] ?? version;
}
