import { expect, test } from 'vitest';
import { largeFiles } from '../../scripts/fuzz/large-files.ts';
import { checkLargeFiles } from './check-large-files.ts';

// All of them are among the long tests. Neighbours are of one kind: every twelfth is one of many.
const full = 'colons all over';
const sample = largeFiles
  .map(({ name }) => name)
  .filter((name, index) => index % 12 === 1 || name === full);

test('every kind of file of up to 1 MB is checked within two seconds and 300 MB', async () => {
  const measured = await checkLargeFiles(sample);
  expect(measured.find(({ name }) => name === full)?.codes).toContain('too-many-items');
}, 300_000);
