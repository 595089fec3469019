import { ensureBrowser, NoBrowserError } from '../browser/ensure-browser.ts';
import type { Count } from './count-tests.ts';
import { runNode } from './run-tool.ts';

/** One part of a check, counted: a step that is no test counts as one. */
export type Step = { name: string; run: () => Promise<Count> };

/** What came of a step. */
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

/** Builds the site for the tests. */
export const buildSite = async (): Promise<boolean> =>
  (await runNode(['scripts/run.mjs', 'build'])) === 0;

/** Runs a step and prints how long it took. */
export async function timed({ name, run }: Step): Promise<Outcome> {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const count = await run();
  const seconds = (performance.now() - started) / 1000;
  return { ...count, name, seconds };
}

/** Prints what came of every step, and a last line that counts; returns the exit code. */
export function report(outcomes: readonly Outcome[]): number {
  console.log('');
  for (const { name, passed, failed, seconds } of outcomes) {
    const counts = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}${counts}  ${seconds.toFixed(1)} s`);
  }
  const total = (key: keyof Count) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 ? 0 : 1;
}
