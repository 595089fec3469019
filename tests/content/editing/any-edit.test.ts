import { expect, test } from 'vitest';
import { nastyTexts, realTexts } from './content-texts.ts';
import { editAnyhow } from './edit-property.ts';

// The same changes every time; tests/long makes new ones, and more of them.
test('any change to a real page is made exactly, and touches no other line', () => {
  expect(editAnyhow(realTexts, 2, 1)).toMatchObject({ refused: 0 });
});

test('any change to inconsistently formatted files is exact too', () => {
  expect(editAnyhow(nastyTexts, 25, 1)).toMatchObject({ refused: 0 });
});
