import { expect, test } from 'vitest';
import { unreadableExamples } from './examples-on-screens.ts';

test('every example of each block can be read on every screen, light and dark, enlarged, and by a screen reader', async () => {
  expect(await unreadableExamples()).toEqual([]);
});
