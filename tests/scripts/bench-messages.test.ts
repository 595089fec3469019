import path from 'node:path';
import { expect } from 'vitest';
import { longTest } from '../sample.ts';
import { totalOf } from '../../scripts/bench/messages/print-scores.ts';
import { scoreMutations } from '../../scripts/bench/messages/score-mutations.ts';

const library = path.join('scripts', 'starter', 'library');

longTest(
  'mistakes put into content by chance are explained, the same ones for the same seed',
  async () => {
    const once = await scoreMutations(library, { seed: 1, tries: 1 });
    expect(await scoreMutations(library, { seed: 1, tries: 1 })).toEqual(once);
    expect(new Set(once.map(({ kind }) => kind))).toEqual(
      new Set(['bytes', 'YAML', 'shape', 'meaning', 'several']),
    );
    expect(totalOf(once), once.flatMap(({ lost }) => lost).join('\n')).toBeGreaterThan(93);
  },
  120_000,
);
