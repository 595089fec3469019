import { test } from 'vitest';
import { checkInterruptedPublishing } from '../build/interrupted-publish.ts';

test('a build killed before any of its disk operations leaves every page intact, and the next one completes it', async () => {
  await checkInterruptedPublishing(1000);
});
