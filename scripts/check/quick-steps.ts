import { runNode, toolScript } from './run-tool.ts';
import { counted } from './steps.ts';
import type { Step } from './steps.ts';

const toolStep = (name: string, script: () => string, ...args: string[]): Step => ({
  name,
  run: async (options) => counted((await runNode([script(), ...args], options)) === 0),
});

const typeStep = (project: string): Step =>
  toolStep(
    `types of ${project}`,
    () => toolScript('typescript'),
    '--noEmit',
    // More workers load shared files several times: twice the work on a machine with two processors.
    '--checkers',
    '1',
    '-p',
    project,
  );

/** Everything; browser code and the editor without Node's types; what reads content without the browser's. */
const allTypes = typeStep('tsconfig.json');
const divisionTypes = ['client', 'content', 'content-files', 'editor'].map((name) =>
  typeStep(`src/${name}/tsconfig.json`),
);

const formatStep = (...files: string[]): Step =>
  toolStep(
    'format',
    () => toolScript('oxfmt'),
    '--check',
    '--no-error-on-unmatched-pattern',
    ...files,
  );
const lintStep = (...files: string[]): Step =>
  toolStep('lint', () => toolScript('oxlint'), '--deny-warnings', ...files);
const unusedStep = toolStep('unused code and packages', () => toolScript('knip'));
const contentStep = toolStep('content', () => 'scripts/run.mjs', 'validate');

/** The checks of types, the longest first. */
export const typeSteps: readonly Step[] = [allTypes, ...divisionTypes];

/** The other checks that take seconds. */
export const otherQuickSteps: readonly Step[] = [
  unusedStep,
  contentStep,
  lintStep(),
  formatStep('.'),
];

const isScript = (file: string) => /\.(tsx?|mjs)$/.test(file);
const isSettings = (file: string) => /^(package(-lock)?|.*tsconfig|\.oxlintrc)\.json$/.test(file);

/** The quick steps that changed files can break, limited to these files where possible. */
export function quickStepsFor(changed: readonly string[]): Step[] {
  const scripts = changed.filter(isScript);
  const isCode = scripts.length > 0 || changed.some(isSettings);
  const reaches = (folders: RegExp) => changed.some((file) => folders.test(file));
  return [
    ...(isCode ? [allTypes] : []),
    ...(isCode && reaches(/^(src|schema)\/|^[^/]+$/) ? divisionTypes : []),
    ...(isCode ? [unusedStep] : []),
    // Tests and components do not affect content.
    ...(reaches(
      /^(content|schema|src\/(content|content-files|diagnostics|site|pictures))\/|^src\/blocks\/[^/]+\/(schema\.ts|examples\.yaml)$/,
    )
      ? [contentStep]
      : []),
    ...(changed.length > 0 ? [formatStep(...changed)] : []),
    ...(changed.some(isSettings) ? [lintStep()] : scripts.length > 0 ? [lintStep(...scripts)] : []),
  ];
}
