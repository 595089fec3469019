import { expect, test } from 'vitest';
import { isLong } from '../sample.ts';
import { unreadableExamples } from './examples-on-screens.ts';

test(`${isLong ? 'every example of each block' : 'an example of some blocks'} can be read on every screen, light and dark, enlarged, and by a screen reader`, async () => {
  expect(await unreadableExamples()).toEqual([]);
}, 1_800_000);
