import { expect, test } from 'vitest';
import { checkInterruptedPublishing } from './interrupted-publish.ts';
import { checkKilledProcesses } from './killed-processes.ts';

// Samples of what tests/long/publish.test.ts does at length.

test('killed before any of its steps on the disk, a build leaves every page whole, and the next one completes it', async () => {
  await checkInterruptedPublishing(15);
}, 120_000);

test('visitors find every page whole while builds run at the same time and are killed', async () => {
  expect(await checkKilledProcesses(6, 2)).toBeGreaterThan(0);
}, 120_000);
