import { expect, test } from 'vitest';
import { undeclaredColours } from '../browser/undeclared-colours.ts';

test('every text of every example is in colours that the theme declares to be readable together', async () => {
  expect(await undeclaredColours()).toEqual([]);
}, 300_000);
