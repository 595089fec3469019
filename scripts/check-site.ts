import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteRoot } from '../src/roots.ts';
import {
  currentBlocksFolder,
  listBlockFolders,
  listRuleFiles,
  rulesFolderOf,
} from '../src/site-blocks/find-site-blocks.ts';
import { findBrowser, sideBySide, timed, report, counted, type Step } from './check/steps.ts';
import { runNode, toolScript } from './check/run-tool.ts';
import { readPages } from './check/read-pages.ts';
import { command } from './command.ts';
import { runEngine } from './run-engine.ts';

/** A part of the check that another command does. */
const stepOf = (name: string, ...args: string[]): Step => ({
  name,
  run: async (options) => counted((await runEngine(args, options)) === 0),
});

/** Whether the site has code of its own, whose types its tsconfig.json checks. */
const hasCode = (): boolean =>
  listBlockFolders(currentBlocksFolder()).length > 0 ||
  listRuleFiles(rulesFolderOf(currentBlocksFolder())).length > 0;

const typeSteps = (): Step[] =>
  hasCode() && existsSync(path.join(siteRoot, 'tsconfig.json'))
    ? [
        {
          name: 'types of the blocks and rules of this site',
          run: async (options) =>
            counted((await runNode([toolScript('typescript'), '--noEmit'], options)) === 0),
        },
      ]
    : [];

/** What is built to be looked at; dist/ stays as it was. */
const built = path.join(siteRoot, '.cache', 'check', 'dist');

/**
 * `npm test` of a site: checks everything that belongs to the site. The last line counts the pages that were looked at, and
 * other steps as one each.
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
    const outcomes = await sideBySide([stepOf('content', 'validate'), ...typeSteps()]);
    if (outcomes.some(({ failed }) => failed > 0)) return report(outcomes);
    outcomes.push(await timed(stepOf('build', 'build', '--out', built)));
    if (outcomes.at(-1)?.failed === 0 && isBlind !== true) {
      const browser = await findBrowser();
      outcomes.push(
        await timed({
          name: 'pages in a browser',
          run: async () => (browser === null ? counted(false) : readPages(built, browser)),
        }),
      );
    }
    return report(outcomes);
  },
);
