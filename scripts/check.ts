import { checkChanged } from './check/check-changed.ts';
import { otherQuickSteps, typeSteps } from './check/quick-steps.ts';
import { runTests, unitProjects } from './check/run-tests.ts';
import { runNode } from './check/run-tool.ts';
import { counted, inBackground, prepareBrowserTests, report, timed } from './check/steps.ts';
import type { Step } from './check/steps.ts';
import { command } from './command.ts';

/**
 * `npm run check`, and `npm test` after installing: all checks. A failing step does not stop steps that do not depend
 * on it. The last line counts tests, and other steps as one each. `--changed` is for use while working: the quick
 * checks of uncommitted files, and the tests nearest to them.
 */
export const main = command(
  {
    typed: 'npm run check',
    options: {
      changed: {
        type: 'boolean',
        default: false,
        help: 'only what uncommitted changes can break, nearest tests first',
      },
    },
  },
  ({ changed }) => (changed ? checkChanged() : checkAll()),
);

/** What every first view carries has not grown. */
const weightStep: Step = {
  name: 'weight of a first view',
  run: async (options) =>
    counted((await runNode(['scripts/run.mjs', 'sizes', '--check'], options)) === 0),
};

async function checkAll(): Promise<number> {
  // Browser tests wait for pages a third of the time, and for the build before that: everything else fills it.
  const others = inBackground([...typeSteps, ...otherQuickSteps]);
  const { outcomes, env } = await prepareBrowserTests();
  // Tests that build sites use the bundles of this build: beside it, each would be made twice.
  const inNode = inBackground([
    { name: 'unit and component tests', run: (options) => runTests(unitProjects, options) },
  ]);
  if (env === null) {
    console.log('\nThe browser tests do not run: they need a browser and the built site.');
  } else {
    outcomes.push(
      await timed(weightStep),
      await timed({ name: 'browser tests', run: () => runTests(['browser'], { env }) }),
    );
  }
  outcomes.push(...(await inNode), ...(await others));
  return report(outcomes);
}
