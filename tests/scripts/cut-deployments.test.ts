import { afterEach, expect, test } from 'vitest';
import { sampleOf } from '../sample.ts';
import { checkSequence, sequencesWithCuts } from './cut-deployments.ts';
import { removeFolders } from './deployed-sites.ts';

afterEach(removeFolders);

const sequences = sequencesWithCuts(200);

test('the cut points are 200, of folders and of remote targets', () => {
  expect(sequences.flatMap(({ cuts }) => cuts)).toHaveLength(200);
  expect(new Set(sequences.map(({ kind }) => kind)).size).toBe(2);
});

test.each(sampleOf(sequences, 6))(
  'whatever was cut off, one more command leaves the wanted version whole and nothing else, or refuses: $kind %#',
  checkSequence,
  120_000,
);
