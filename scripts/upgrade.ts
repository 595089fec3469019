import { existsSync } from 'node:fs';
import path from 'node:path';
import { engineRoot, siteRoot } from '../src/build/index.ts';
import { runNode } from './check/run-tool.ts';
import { command } from './command.ts';
import { engineName } from './new-site/site-package.ts';
import { quietInstall, runNpm } from './run-npm.ts';
import { upgradeSite, type UpgradeTools } from './upgrade/upgrade-site.ts';

const tools: UpgradeTools = {
  install: (folder, spec) =>
    runNpm(folder, [...quietInstall, '--save-exact', `${engineName}@${spec}`]),
  runEngine: (folder, args) => {
    const installed = path.join(folder, 'node_modules', engineName);
    const engine = existsSync(installed) ? installed : engineRoot;
    const script = path.join(engine, 'scripts', 'run.mjs');
    return runNode([script, ...args], { cwd: folder, env: { SITE_CONTENT: '' } });
  },
  say: (line) => console.log(line),
};

/** `npm run upgrade`: takes the site to another version of the engine. */
export const main = command(
  { typed: 'npm run upgrade', further: '[VERSION|FILE|FOLDER]', maxFurther: 1, options: {} },
  (_, [version]) => upgradeSite(siteRoot, version, tools),
);
