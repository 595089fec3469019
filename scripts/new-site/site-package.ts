import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import slugify from '@sindresorhus/slugify';
import { z } from 'zod';
import { engineRoot, siteRoot } from '../../src/build/index.ts';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  engines: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
});

export const readPackage = (root: string) =>
  packageSchema.partial().parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

const { name = '', version = '', engines } = readPackage(engineRoot);

export const engineName: string = name;

/** The commands behind a site's npm scripts; all other scripts share the name of their command. */
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
 * How package.json of a site in `target` names its engine: the chosen one, or else the running one. A folder or a
 * packed file is named relative to the site, anything else as npm understands it.
 */
export function chooseEngine(chosen: string | undefined, target: string): string {
  const engine = chosen ?? runningEngine();
  const file = path.resolve(siteRoot, engine.replace(/^file:/, ''));
  if (!existsSync(file)) return engine;
  return `file:${path.relative(target, file).replaceAll('\\', '/')}`;
}

const isInstalled = (root: string): boolean => root.split(path.sep).includes('node_modules');

/**
 * The command that creates a site with the engine in a folder: a script of its repository, or the command of the
 * package.
 */
export const newSiteCommand = (root: string): string =>
  isInstalled(root) ? `npx ${engineName} new-site` : 'npm run new:site';

/** The running engine: its folder, or the dependency of this project if npm has installed it. */
function runningEngine(): string {
  if (!isInstalled(engineRoot)) return engineRoot;
  const here = existsSync(path.join(siteRoot, 'package.json')) ? readPackage(siteRoot) : {};
  return here.dependencies?.[engineName] ?? version;
}
