import { expect, test } from 'vitest';
import { readAnyFiles } from '../content/fast-reader.ts';

// New files every night; the seed in the name repeats them.
const seed = Math.floor(Date.now() / 86_400_000);

test(`a million files are read by the fast reader as by the slow one, which it may fall back to (seed ${seed})`, () => {
  expect(readAnyFiles(1_000_000, seed)).toBeGreaterThan(50_000);
}, 3_600_000);
