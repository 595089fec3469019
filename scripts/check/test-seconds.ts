import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The duration of each test file in its last run, by path with forward slashes. */
export type TestSeconds = Record<string, number>;

/** The parts of Vitest's JSON report that are read. */
export type TimedReport = {
  testResults: { name: string; startTime: number; endTime: number }[];
};

const file = path.join('.cache', 'check', 'test-seconds.json');

/** The approximate time to load a test file's imports, which is not in the report. */
const secondsToLoad = 1.5;

/** The estimate for a file that has never run here. */
const secondsUnknown = 3;

/** The duration of a test file including loading: from its last run, or an estimate. */
export const secondsOf = (measured: TestSeconds, test: string): number =>
  secondsToLoad + (measured[test] ?? secondsUnknown);

/** The seconds of each file in a report, slowest first. */
export const readSeconds = ({ testResults }: TimedReport): TestSeconds =>
  Object.fromEntries(
    testResults
      .map(({ name, startTime, endTime }): [string, number] => [
        path.relative('.', name).replaceAll('\\', '/'),
        Math.max(0, endTime - startTime) / 1000,
      ])
      .toSorted(([, a], [, b]) => b - a),
  );

/** As many files as fit into the time limit, nearest first, and always the first. */
export function withinSeconds(tests: readonly string[], measured: TestSeconds, max: number) {
  let sum = 0;
  return tests.filter((test, index) => {
    const seconds = secondsOf(measured, test);
    if (index > 0 && sum + seconds > max) return false;
    sum += seconds;
    return true;
  });
}

/** The durations of the last runs; empty if there were none or they cannot be read. */
export function measuredSeconds(): TestSeconds {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Stores the durations for the next selection. */
export function rememberSeconds(seconds: TestSeconds): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...measuredSeconds(), ...seconds }));
}
