import { expect, test } from 'vitest';
import { unreadableExamples } from '../browser/examples-on-screens.ts';

test('every example of a block can be read in both layouts, light and dark, enlarged, and by a screen reader', async () => {
  expect(await unreadableExamples()).toEqual([]);
});
