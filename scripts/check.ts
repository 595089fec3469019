import { toolScript } from './check/run-tool.ts';
import {
  prepareBrowserTests,
  report,
  runSideBySide,
  runStep,
  scriptStep,
  testStep,
} from './check/steps.ts';
import { command } from './command.ts';

const typeStep = (project: string) =>
  scriptStep(`types of ${project}`, () => [
    toolScript('typescript'),
    '--noEmit',
    // More workers load shared files several times: twice the work on a machine with two processors.
    '--checkers',
    '1',
    '-p',
    project,
  ]);

/** The checks without tests, the longest first. Browser code and pure code have no types of Node, as they run without it. */
const staticSteps = [
  typeStep('tsconfig.json'),
  ...['client', 'content', 'content-files', 'editor'].map((name) =>
    typeStep(`src/${name}/tsconfig.json`),
  ),
  scriptStep('unused code and packages', () => [toolScript('knip')]),
  scriptStep('content', () => ['scripts/run.mjs', 'validate']),
  scriptStep('lint', () => [toolScript('oxlint'), '--deny-warnings']),
  scriptStep('format', () => [toolScript('oxfmt'), '--check', '.']),
];

/** What every first view carries has not grown. */
const weightStep = scriptStep('weight of a first view', () => [
  'scripts/run.mjs',
  'sizes',
  '--check',
]);

/**
 * `npm run check`, and `npm test` after installing: all checks. A failing step does not stop steps that do not depend
 * on it.
 */
export const main = command({ typed: 'npm run check', options: {} }, async () => {
  // Browser tests wait for pages a third of the time, and for the build before that: everything else fills it.
  const background = { isInBackground: true };
  const others = runSideBySide(staticSteps, background);
  const { outcomes, env } = await prepareBrowserTests();
  // Tests that build sites use the bundles of this build: beside it, each would be made twice.
  const unitStep = testStep('unit and component tests', ['unit', 'dom'], { env: env ?? {} });
  const inNode = runSideBySide([unitStep], background);
  if (env === null) {
    console.log('\nThe browser tests do not run: they need a browser and the built site.');
  } else {
    outcomes.push(await runStep(weightStep));
    outcomes.push(await runStep(testStep('browser tests', ['browser'], { env })));
  }
  outcomes.push(...(await inNode), ...(await others));
  return report(outcomes);
});
