import { expect, test } from 'vitest';
import { nastyTexts, realTexts } from '../content/editing/content-texts.ts';
import { editAnyhow } from '../content/editing/edit-property.ts';
import { mergeAnyhow } from '../content/editing/merge-property.ts';

// New changes every night; the seed in the name repeats them.
const seed = Math.floor(Date.now() / 86_400_000);

test(`any change to a real page is made exactly (seed ${seed})`, () => {
  const { changes, refused } = editAnyhow(realTexts, 400, seed);
  expect(changes).toBeGreaterThan(0);
  expect(refused).toBe(0);
});

test(`any change to an inconsistently formatted file is made or refused (seed ${seed})`, () => {
  const { changes, refused } = editAnyhow(nastyTexts, 2000, seed);
  // Texts that end in empty lines cannot always change places.
  expect(refused / changes).toBeLessThan(0.01);
});

test(`any two changes of a page are merged or reported as a conflict (seed ${seed})`, () => {
  mergeAnyhow([...realTexts, ...nastyTexts], 4000, seed);
});
