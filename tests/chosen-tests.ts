import { readdirSync, readFileSync } from 'node:fs';

const testsSaying = (words: RegExp, folders: RegExp): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && folders.test(file))
    .filter((file) => words.test(readFileSync(file, 'utf8')));

/**
 * The unit tests that say in a comment of their own that they need a document: those of one process share it. The
 * others have none, as code that runs without a browser.
 */
export const domTests = (): string[] =>
  testsSaying(/^\/\/ @vitest-environment jsdom$/m, /^tests\/(?!browser\/|long\/)/);

/** The tests that take a sample (`sample.ts`), and all of it among the long ones. */
export const samplingTests = (): string[] =>
  testsSaying(/\bfrom '[./]+\/sample\.ts'/, /^tests\/(?!long\/)/);

/**
 * Those of them that drive a browser and have long tests alone, as they import `longTest` and no `test`: to load them for
 * nothing would take seconds.
 */
export function longOnlyTests(): string[] {
  const withoutTest = testsSaying(
    /^import \{(?![^}]*\btest\b)[^}]*\} from 'vitest';$/m,
    /^tests\/browser\//,
  );
  const sampling = new Set(samplingTests());
  return withoutTest.filter((file) => sampling.has(file));
}
