import { test } from 'vitest';
import { largeFiles } from '../../scripts/fuzz/large-files.ts';
import { checkLargeFiles } from '../content/check-large-files.ts';

test('every file of up to 1 MB is checked within two seconds and 300 MB', async () => {
  await checkLargeFiles(largeFiles.map(({ name }) => name));
});
