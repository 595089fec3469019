import path from 'node:path';
import { ensureBrowser, NoBrowserError } from '../browser/ensure-browser.ts';
import type { Count } from './count-tests.ts';
import { printAtOnce, runNode } from './run-tool.ts';
import type { RunOptions } from './run-tool.ts';

/** A part of a check; a step that is not a test counts as one. */
export type Step = { name: string; run: (options?: RunOptions) => Promise<Count> };

/** The result of a step. */
export type Outcome = Count & { name: string; seconds: number };

/** The count of a step that passes or fails as a whole. */
export const counted = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
});

/** Finds a browser for the tests. */
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

/** Runs a step and measures its time. */
export async function timed({ name, run }: Step): Promise<Outcome> {
  console.log(`\n── ${name} ──`);
  return { ...(await measured(run)), name };
}

/** What tests in a browser need: the browser, and the built site. `env` names both; null where one is not there. */
export async function prepareBrowserTests(): Promise<{
  outcomes: Outcome[];
  env: Record<string, string> | null;
}> {
  let browser = '';
  const found = await timed({
    name: 'a browser to test in',
    run: async () => {
      browser = (await findBrowser()) ?? '';
      return counted(browser !== '');
    },
  });
  const built = await timed({
    name: 'build',
    run: async () => counted((await runNode(['scripts/run.mjs', 'build'])) === 0),
  });
  const isReady = browser !== '' && built.failed === 0;
  const env = isReady ? { CHROME_PATH: browser, SITE_DIST: path.resolve('dist') } : null;
  return { outcomes: [found, built], env };
}

/** Runs independent steps, two at a time, and prints the output of each when it has finished. */
export const sideBySide = (steps: readonly Step[]): Promise<Outcome[]> => workThrough(steps, 2);

/** Runs independent steps, two at a time, with the processor time that everything else leaves. */
export const inBackground = (steps: readonly Step[]): Promise<Outcome[]> =>
  workThrough(steps, 2, { isInBackground: true });

async function workThrough(
  steps: readonly Step[],
  atOnce: number,
  options: RunOptions = {},
): Promise<Outcome[]> {
  const outcomes = new Map<Step, Outcome>();
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, run } = step;
      let output = '';
      console.log(`… ${name}`);
      const count = await measured(() => run({ ...options, print: (text) => (output += text) }));
      outcomes.set(step, { ...count, name });
      printAtOnce(`\n── ${name} ──\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return steps.flatMap((step) => outcomes.get(step) ?? []);
}

async function measured(run: () => Promise<Count>): Promise<Count & { seconds: number }> {
  const started = performance.now();
  const count = await run();
  return { ...count, seconds: (performance.now() - started) / 1000 };
}

/**
 * Prints the result of every step, the failed tests once more, because their errors are far above by then, and a total;
 * returns the exit code.
 */
export function report(outcomes: readonly Outcome[]): number {
  console.log('');
  for (const { name, passed, failed, seconds } of outcomes) {
    const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}${counts}  ${seconds.toFixed(1)} s`);
  }
  for (const accident of outcomes.flatMap(({ accidents = [] }) => accidents)) {
    console.log(`\nFailed once, and passed when it was tried again: ${accident}`);
  }
  for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) {
    console.log(`\n✗ ${failure}`);
  }
  const total = (key: 'passed' | 'failed') =>
    outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
