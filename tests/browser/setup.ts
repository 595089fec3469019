import { afterEach, expect } from 'vitest';
import { closeVisitors } from './harness.ts';

// Browsers and the tabs of `revisit` stay open from file to file; they go with the process.
afterEach(async () => {
  expect(await closeVisitors(), 'the browser found faults').toEqual([]);
});
