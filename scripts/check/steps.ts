import path from 'node:path';
import { ensureBrowser, NoBrowserError } from '../browser/ensure-browser.ts';
import { printAtOnce, runNode, toolScript, type RunOptions } from './run-tool.ts';

/** A part of a check; `run` resolves to whether it passed. */
export type Step = { name: string; run: (options?: RunOptions) => Promise<boolean> };

type Outcome = { name: string; passed: boolean; seconds: number };

/** A step that runs a Node script, and passes with exit code 0. */
export const scriptStep = (name: string, args: () => string[], env?: RunOptions['env']): Step => ({
  name,
  run: async (options) => (await runNode(args(), { ...options, ...(env && { env }) })) === 0,
});

/** Runs tests of some of Vitest's projects; further arguments are Vitest's own. */
export const testStep = (
  name: string,
  projects: readonly string[],
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> } = {},
): Step =>
  scriptStep(
    name,
    () => [
      toolScript('vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...args,
    ],
    // The build needs React's production version, which has no act() for tests.
    { ...env, NODE_ENV: 'test' },
  );

/** Null without one. */
export async function findBrowser(): Promise<string | null> {
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

export async function runStep({ name, run }: Step): Promise<Outcome> {
  console.log(`\n── ${name} ──`);
  return { name, ...(await measured(run)) };
}

/** Finds the browser and builds the site for browser tests. `env` names both, or is null if one is missing. */
export async function prepareBrowserTests(): Promise<{
  outcomes: Outcome[];
  env: Record<string, string> | null;
}> {
  let browser: string | null = null;
  const found = await runStep({
    name: 'a browser to test in',
    run: async () => {
      browser = await findBrowser();
      return browser !== null;
    },
  });
  const built = await runStep(scriptStep('build', () => ['scripts/run.mjs', 'build']));
  const env =
    browser !== null && built.passed
      ? { CHROME_PATH: browser, SITE_DIST: path.resolve('dist') }
      : null;
  return { outcomes: [found, built], env };
}

/** Runs independent steps, two at a time, and prints the output of each when it ends. */
export async function runSideBySide(
  steps: readonly Step[],
  options: RunOptions = {},
): Promise<Outcome[]> {
  const outcomes = new Map<Step, Outcome>();
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, run } = step;
      let output = '';
      console.log(`… ${name}`);
      const outcome = await measured(() => run({ ...options, print: (text) => (output += text) }));
      outcomes.set(step, { name, ...outcome });
      printAtOnce(`\n── ${name} ──\n${output}`);
    }
  };
  await Promise.all([work(), work()]);
  return steps.flatMap((step) => outcomes.get(step) ?? []);
}

async function measured(run: () => Promise<boolean>): Promise<Omit<Outcome, 'name'>> {
  const started = performance.now();
  const passed = await run();
  return { passed, seconds: (performance.now() - started) / 1000 };
}

/** Prints the result of every step and a total; returns the exit code. */
export function report(outcomes: readonly Outcome[]): number {
  console.log('');
  for (const { name, passed, seconds } of outcomes) {
    console.log(`${passed ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s`);
  }
  const failed = outcomes.filter(({ passed }) => !passed).length;
  console.log(`\nchecks: ${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
