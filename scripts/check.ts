import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTests } from './check/run-tests.ts';
import { runNode, toolScript } from './check/run-tool.ts';
import { buildSite, counted, findBrowser, report, timed } from './check/steps.ts';
import type { Outcome, Step } from './check/steps.ts';

/**
 * `npm run check`, and `npm test` once all is installed: every check there is. A step that fails does not stop
 * those that do not need it. Ends with one line that counts tests, and steps that are not tests as one each.
 * `--changed` answers while one works: the quick checks, and the unit tests that import what git sees as changed.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { changed: { type: 'boolean' } } });
  return values.changed ? checkChanged() : checkAll();
}

async function checkChanged(): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const step of quickSteps) outcomes.push(await timed(step));
  const unitTests = {
    name: 'unit and component tests of what changed',
    run: () => runTests('unit', { args: ['--changed', '--passWithNoTests'] }),
  };
  outcomes.push(await timed(unitTests));
  return report(outcomes);
}

async function checkAll(): Promise<number> {
  let browser: string | null = null;
  let isBuilt = false;
  const outcomes: Outcome[] = [];
  const run = async (step: Step) => outcomes.push(await timed(step));

  await run({
    name: 'a browser to test in',
    run: async () => {
      browser = await findBrowser();
      return counted(browser !== null);
    },
  });
  for (const step of quickSteps) await run(step);
  await run({ name: 'unit and component tests', run: () => runTests('unit') });
  await run({
    name: 'build',
    run: async () => {
      isBuilt = await buildSite();
      return counted(isBuilt);
    },
  });
  if (browser !== null && isBuilt) {
    const env = { CHROME_PATH: browser, SITE_DIST: path.resolve('dist') };
    await run({ name: 'browser tests', run: () => runTests('browser', { env }) });
  } else {
    console.log('\nThe browser tests did not run: they need a browser and the built site.');
  }
  return report(outcomes);
}

const toolStep = (name: string, script: () => string, ...args: string[]): Step => ({
  name,
  run: async () => counted((await runNode([script(), ...args])) === 0),
});

/** All there is; what runs in browsers, without Node's types; what reads content, without a browser's. */
const typeProjects = ['tsconfig.json', 'src/client/tsconfig.json', 'src/content/tsconfig.json'];

const quickSteps: Step[] = [
  toolStep('format', () => toolScript('prettier'), '--check', '--log-level=warn', '--cache', '.'),
  toolStep('lint', () => toolScript('oxlint'), '--deny-warnings'),
  ...typeProjects.map((project) =>
    toolStep(`types of ${project}`, () => toolScript('typescript'), '--noEmit', '-p', project),
  ),
  toolStep('unused code and packages', () => toolScript('knip')),
  toolStep('content', () => 'scripts/run.mjs', 'validate'),
];
