import { test } from 'vitest';
import { longTest } from '../sample.ts';
import { checkEveryInterruption, checkInterruptedPublishing } from './interrupted-publish.ts';

// Samples of what tests/long/publish.test.ts does at length.

test('a build killed before any of its disk operations leaves every page intact, and the next one completes it', async () => {
  await checkInterruptedPublishing(30);
}, 120_000);

longTest('a file replaces a folder of pages, wherever the build is killed', async () => {
  const pages = { 'index.html': 'home', 'a/b/c/index.html': 'a page' };
  await checkEveryInterruption(pages, { 'index.html': 'home', a: 'a file' });
});
