import { expect, test } from 'vitest';
import { tooWideExamples, unreadableExamples } from './examples-on-screens.ts';

test('every example of each block can be read on every screen, light and dark, enlarged, and by a screen reader', async () => {
  expect(await unreadableExamples()).toEqual([]);
});

test('a word of 48 letters in any text of any block makes no page wider than its screen', async () => {
  expect(await tooWideExamples()).toEqual([]);
});
