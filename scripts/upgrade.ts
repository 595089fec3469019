import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { engineRoot, siteRoot } from '../src/roots.ts';
import { runNode } from './check/run-tool.ts';
import { command } from './command.ts';
import { engineName } from './new-site/site-package.ts';
import { quietInstall, runNpm } from './run-npm.ts';
import { undoUpgrade, upgradeSite, type UpgradeTools } from './upgrade/upgrade-site.ts';

const tools: Omit<UpgradeTools, 'confirm'> = {
  install: (folder, spec) =>
    runNpm(folder, [
      ...quietInstall,
      ...(spec === undefined ? [] : ['--save-exact', `${engineName}@${spec}`]),
    ]),
  runEngine: (folder, args) => {
    const installed = path.join(folder, 'node_modules', engineName);
    const engine = existsSync(installed) ? installed : engineRoot;
    const script = path.join(engine, 'scripts', 'run.mjs');
    return runNode([script, ...args], { cwd: folder, env: { SITE_CONTENT: '' } });
  },
  say: (line) => console.log(line),
};

/** Asks whether the changes are wanted, where somebody can answer. */
async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('npm run upgrade -- --yes makes these changes.');
    return false;
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question('Make these changes? (y/N) ');
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** `npm run upgrade`: takes the site to another version of the engine, or the last upgrade back. */
export const main = command(
  {
    typed: 'npm run upgrade',
    further: '[VERSION|FILE|FOLDER]',
    maxFurther: 1,
    options: {
      yes: { type: 'boolean', default: false, help: 'makes the changes without asking' },
      undo: { type: 'boolean', default: false, help: 'takes the last upgrade back' },
      force: { type: 'boolean', default: false, help: 'with --undo: also what was changed since' },
    },
  },
  ({ yes, undo, force }, [version]) => {
    const all = { ...tools, confirm: yes ? () => Promise.resolve(true) : confirm };
    return undo ? undoUpgrade(siteRoot, force, all) : upgradeSite(siteRoot, version, all);
  },
);
