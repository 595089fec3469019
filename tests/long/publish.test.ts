import { expect, test } from 'vitest';
import { checkInterruptedPublishing } from '../build/interrupted-publish.ts';
import { checkKilledProcesses } from '../build/killed-processes.ts';

test('killed before any of its steps on the disk, a build leaves every page whole, and the next one completes it', async () => {
  await checkInterruptedPublishing(1000);
});

test('visitors find every page whole while a build is killed hundreds of times', async () => {
  expect(await checkKilledProcesses(200, 1)).toBeGreaterThan(1000);
});

test('visitors find every page whole while four builds at the same time are killed hundreds of times', async () => {
  expect(await checkKilledProcesses(400, 4)).toBeGreaterThan(1000);
});
