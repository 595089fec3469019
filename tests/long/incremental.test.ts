import { expect, test } from 'vitest';
import { compareBuilds } from '../build/incremental-builds.ts';
import { editNames } from '../build/incremental-edits.ts';

test('200 random edits: every incremental build equals a clean one', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const made = await compareBuilds({ count: 200, seed });
  expect(made.size, `seed ${seed}`).toBe(editNames.length);
});
