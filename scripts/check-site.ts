import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  siteRoot,
  currentBlocksFolder,
  listBlockFolders,
  listRuleFiles,
  rulesFolderOf,
} from '../src/build/index.ts';
import { scriptIn } from './check/run-tool.ts';
import { findTool } from './find-tool.ts';
import {
  findBrowser,
  report,
  runSideBySide,
  runStep,
  scriptStep,
  type Step,
} from './check/steps.ts';
import { readPages } from './check/read-pages.ts';
import { command } from './command.ts';
import { runEngine } from './run-engine.ts';

const stepOf = (name: string, ...args: string[]): Step => ({
  name,
  run: async (options) => (await runEngine(args, options)) === 0,
});

/** Whether the site has code of its own, with types for its tsconfig.json to check. */
const hasCode = (): boolean =>
  listBlockFolders(currentBlocksFolder()).length > 0 ||
  listRuleFiles(rulesFolderOf(currentBlocksFolder())).length > 0;

const typeSteps = (): Step[] =>
  hasCode() && existsSync(path.join(siteRoot, 'tsconfig.json'))
    ? [
        scriptStep('types of the blocks and rules of this site', () => [
          scriptIn(findTool('typescript')),
          '--noEmit',
        ]),
      ]
    : [];

/** The check builds here and leaves dist/ alone. */
const built = path.join(siteRoot, '.cache', 'check', 'dist');

/**
 * `npm test` of a site: checks everything that belongs to the site.
 */
export const main = command(
  {
    typed: 'npm test',
    readsContent: true,
    options: {
      'without-browser': { type: 'boolean', help: 'does not look at the pages in a browser' },
    },
  },
  async ({ 'without-browser': isBlind }) => {
    const outcomes = await runSideBySide([stepOf('content', 'validate'), ...typeSteps()]);
    if (outcomes.some(({ passed }) => !passed)) return report(outcomes);
    outcomes.push(await runStep(stepOf('build', 'build', '--out', built)));
    if (outcomes.at(-1)?.passed === true && isBlind !== true) {
      const browser = await findBrowser();
      outcomes.push(
        await runStep({
          name: 'pages in a browser',
          run: async () => browser !== null && (await readPages(built, browser)),
        }),
      );
    }
    return report(outcomes);
  },
);
