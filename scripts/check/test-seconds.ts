import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How long each test file took when it ran last, by its path in the project with slashes. */
export type TestSeconds = Record<string, number>;

/** What is read of Vitest's JSON report. */
export type TimedReport = {
  testResults: { name: string; startTime: number; endTime: number }[];
};

const file = path.join('.cache', 'check', 'test-seconds.json');

/** Loading what a test file imports takes about this long and is in no report. */
const secondsToLoad = 1.5;

/** What a file may take that has never run here. */
const secondsUnknown = 3;

/** What a test file takes with its loading: as it took when it ran last, or a guess. */
export const secondsOf = (known: TestSeconds, test: string): number =>
  secondsToLoad + (known[test] ?? secondsUnknown);

/** The seconds of each file of a report, the slowest first. */
export const readSeconds = ({ testResults }: TimedReport): TestSeconds =>
  Object.fromEntries(
    testResults
      .map(({ name, startTime, endTime }): [string, number] => [
        path.relative('.', name).replaceAll('\\', '/'),
        Math.max(0, endTime - startTime) / 1000,
      ])
      .toSorted(([, a], [, b]) => b - a),
  );

/** Nearest first, as many as can be run in that many seconds, and always the first. */
export function withinSeconds(tests: readonly string[], known: TestSeconds, most: number) {
  let sum = 0;
  return tests.filter((test, index) => {
    const seconds = secondsOf(known, test);
    if (index > 0 && sum + seconds > most) return false;
    sum += seconds;
    return true;
  });
}

/** What files took when they ran last; nothing where none has run yet or the note cannot be read. */
export function knownSeconds(): TestSeconds {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Keeps what a run took for the next one's choice. */
export function rememberSeconds(seconds: TestSeconds): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...knownSeconds(), ...seconds }));
}
