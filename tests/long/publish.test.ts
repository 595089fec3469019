import { expect, test } from 'vitest';
import { checkInterruptedPublishing } from '../build/interrupted-publish.ts';
import { checkKilledProcesses } from '../build/killed-processes.ts';

test('a build killed before any of its disk operations leaves every page intact, and the next one completes it', async () => {
  await checkInterruptedPublishing(1000);
});

test('every page stays intact while a build is killed hundreds of times', async () => {
  expect(await checkKilledProcesses(200, 1)).toBeGreaterThan(1000);
});

test('every page stays intact while four concurrent builds are killed hundreds of times', async () => {
  expect(await checkKilledProcesses(400, 4)).toBeGreaterThan(1000);
});
