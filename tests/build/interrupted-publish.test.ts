import { test } from 'vitest';
import { checkInterruptedPublishing } from './interrupted-publish.ts';

test('killed before any of its steps on the disk, a build leaves every page whole, and the next one completes it', async () => {
  await checkInterruptedPublishing(20);
}, 120_000);
