import { expect, test } from 'vitest';
import { contrast } from '../../../src/site/theme/contrast.ts';

test('black on white has all the contrast there is, a colour on itself none', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#0b4636', '#0b4636')).toBe(1);
});

// Values of the W3C's own examples and of common checkers.
test.each([
  ['#777777', '#ffffff', 4.48],
  ['#0d5f84', '#ffffff', 7.02],
  ['#ff0000', '#ffffff', 4.0],
])('%s and %s have a contrast of about %d, whichever comes first', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});
