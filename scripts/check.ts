import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser, NoBrowserError } from './browser/ensure-browser.ts';
import { countTests } from './check/count-tests.ts';
import type { Count, TestReport } from './check/count-tests.ts';
import { runNode, toolScript } from './check/run-tool.ts';

type Step = { name: string; run: () => Promise<Count> };
type Outcome = Count & { name: string; seconds: number };

/**
 * `npm run check`, and `npm test` once all is installed: every check there is. A step that fails does not stop
 * those that do not need it. Ends with one line that counts tests, and steps that are not tests as one each.
 */
export async function main(): Promise<number> {
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
      isBuilt = (await runNode(['scripts/run.mjs', 'build'])) === 0;
      return counted(isBuilt);
    },
  });
  if (browser !== null && isBuilt) {
    const env = { CHROME_PATH: browser, SITE_DIST: path.resolve('dist') };
    await run({ name: 'browser tests', run: () => runTests('browser', env) });
  } else {
    console.log('\nThe browser tests did not run: they need a browser and the built site.');
  }
  return report(outcomes);
}

const counted = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

const toolStep = (name: string, script: () => string, ...args: string[]): Step => ({
  name,
  run: async () => counted((await runNode([script(), ...args])) === 0),
});

const quickSteps: Step[] = [
  toolStep('format', () => toolScript('prettier'), '--check', '--log-level=warn', '--cache', '.'),
  toolStep('lint', () => toolScript('oxlint'), '--deny-warnings'),
  toolStep('types', () => toolScript('typescript'), '--noEmit'),
  toolStep('content', () => 'scripts/run.mjs', 'validate'),
];

async function findBrowser(): Promise<string | null> {
  try {
    const browser = await ensureBrowser();
    console.log(browser);
    return browser;
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    console.error(error.message);
    return null;
  }
}

/** Runs one of Vitest's projects and counts by its own report. */
async function runTests(project: string, env: Record<string, string> = {}): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  const file = path.join(folder, 'report.json');
  const reporters = [
    'default',
    'json',
    ...(process.env['GITHUB_ACTIONS'] ? ['github-actions'] : []),
  ];
  try {
    const exitCode = await runNode(
      [
        toolScript('vitest'),
        'run',
        `--project=${project}`,
        ...reporters.map((reporter) => `--reporter=${reporter}`),
        `--outputFile.json=${file}`,
      ],
      // React's production half, which the build needs, has no act() for tests.
      { ...env, NODE_ENV: 'test' },
    );
    return countTests(readReport(file), exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): TestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function timed({ name, run }: Step): Promise<Outcome> {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const count = await run();
  const seconds = (performance.now() - started) / 1000;
  return { ...count, name, seconds };
}

function report(outcomes: Outcome[]): number {
  console.log('');
  for (const { name, passed, failed, seconds } of outcomes) {
    const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}${counts}  ${seconds.toFixed(1)} s`);
  }
  const total = (key: keyof Count) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
