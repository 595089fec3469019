import { expect, test } from 'vitest';
import { toIdentifier } from '../../schema/identifier.ts';

test.each([
  ['Pure Sciences', 'pure-sciences'],
  ['A naïve café', 'a-naive-cafe'],
  ['“Fees & dates”', 'fees-dates'],
  ['日本', 'part'],
])('%s becomes the identifier %s', (words, identifier) => {
  expect(toIdentifier(words)).toBe(identifier);
});
