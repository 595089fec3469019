import { expect, test } from 'vitest';
import { largeFiles } from '../../scripts/fuzz/large-files.ts';
import { checkLargeFiles } from './check-large-files.ts';

// All of them are among the long tests. Neighbours are of one kind: every third is one of each.
const sample = largeFiles.map(({ name }) => name).filter((_, index) => index % 3 === 1);

test('every kind of file of up to 1 MB is checked within two seconds and 300 MB', async () => {
  const measured = await checkLargeFiles(sample);
  expect(measured.find(({ name }) => name === 'colons all over')?.codes).toContain(
    'too-many-items',
  );
}, 300_000);
