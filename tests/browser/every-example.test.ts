import { expect, test } from 'vitest';
import { unreadableExamples } from './examples-on-screens.ts';
import { inTurns } from './read-everywhere.ts';

// Both layouts of each are among the long tests. Here the layouts take turns, too.
test('every example of a block can be read on every screen, light and dark, enlarged, and by a screen reader', async () => {
  expect(await unreadableExamples(inTurns)).toEqual([]);
}, 300_000);
