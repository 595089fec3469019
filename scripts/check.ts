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
    // More workers load shared files several times: twice the work on two processors.
    '--checkers',
    '1',
    '-p',
    project,
  ]);

/**
 * The checks without tests, the longest first. Browser code and pure code are checked without the types of Node,
 * because they run without it.
 */
const staticSteps = [
  typeStep('tsconfig.json'),
  ...['client', 'content', 'editor'].map((name) => typeStep(`src/${name}/tsconfig.json`)),
  scriptStep('unused code and packages', () => [toolScript('knip')]),
  scriptStep('content', () => ['scripts/run.mjs', 'validate']),
  scriptStep('lint', () => [toolScript('oxlint'), '--deny-warnings']),
  scriptStep('format', () => [toolScript('oxfmt'), '--check', '.']),
];

const weightStep = scriptStep('weight of a first view', () => [
  'scripts/run.mjs',
  'sizes',
  '--check',
]);

/** `npm run check`, and `npm test` after installing: all checks. A failing step does not stop independent ones. */
export const main = command({ typed: 'npm run check', options: {} }, async () => {
  // Browser tests spend a third of their time waiting for pages, after waiting for the build: everything else fills it.
  const background = { isInBackground: true };
  const others = runSideBySide(staticSteps, background);
  const { outcomes, env } = await prepareBrowserTests();
  // Tests that build sites use the bundles of this build: beside it, each would be made twice.
  // One run would begin with the components, on a single worker, and leave the other processor idle.
  const inNode = runSideBySide(
    [
      testStep('unit tests', ['unit'], { env: env ?? {} }),
      testStep('component tests', ['dom'], { env: env ?? {} }),
    ],
    background,
  );
  if (env === null) {
    console.log('\nThe browser tests do not run: they need a browser and the built site.');
  } else {
    outcomes.push(await runStep(weightStep));
    outcomes.push(await runStep(testStep('browser tests', ['browser'], { env })));
  }
  outcomes.push(...(await inNode), ...(await others));
  return report(outcomes);
});
