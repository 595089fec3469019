import { afterEach, expect } from 'vitest';
import { endVisits } from './harness.ts';

// Browsers and their tabs stay open from file to file; they go with the process.
afterEach(async () => {
  expect(await endVisits(), 'the browser found faults').toEqual([]);
});
