import { test } from 'vitest';

/**
 * Whether all is tried (`npm run test:long`) or a sample (`npm test`). Vitest runs each file that imports this one in
 * both: what is left out of the sample is in the long tests by that alone.
 */
export const isLong = process.env['LONG_TESTS'] !== undefined;

/** A test that only the long tests run: what it shows differs little from what others in its file show. */
export const longTest = test.runIf(isLong);

/** Days since 1970: the long tests try other values every night, and the seed in a report repeats them. */
const today = Math.floor(Date.now() / 86_400_000);

/** How often fast-check tries a property: `few` times with the same values, or long with new ones. */
export const runs = (few: number): { numRuns: number; seed: number } =>
  isLong ? { numRuns: few * 75, seed: today } : { numRuns: few, seed: 1 };

/** All of a list in the long tests; else as many as `few` of it, evenly spread from the first on. */
export const sampleOf = <T>(all: readonly T[], few: number): T[] =>
  isLong || few >= all.length
    ? [...all]
    : Array.from(
        { length: few },
        (_, index) => all[Math.floor((index * all.length) / few)],
      ).flatMap((each) => (each === undefined ? [] : [each]));
