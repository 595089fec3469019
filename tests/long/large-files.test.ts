import { expect, test } from 'vitest';
import { largeFiles } from '../fuzz/large-files.ts';
import { checkLargeFiles } from '../content/check-large-files.ts';

test('every file of up to 1 MB is checked within two seconds and 300 MB', async () => {
  const measured = await checkLargeFiles(largeFiles.map(({ name }) => name));
  const full = measured.find(({ name }) => name === 'colons all over');
  expect(full?.codes).toContain('too-many-items');
});
