import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedExcerpts,
  compareParts,
  wordsOf,
} from '../../../src/content/editing/compare-words.ts';

const before =
  'This website gives general information about the school. We take care that it is right, but we cannot promise that every page is complete.';

test('of long texts the parts are shown that differ, wherever they are', () => {
  const after = before.replace('is complete', 'is correct');
  expect(changedExcerpts(before, after)).toEqual([
    '…every page is complete.',
    '…every page is correct.',
  ]);
  expect(changedExcerpts('One.\nTwo.', 'One.\nThree.')).toEqual(['One. Two.', 'One. Three.']);
  expect(changedExcerpts('One.\nTwo.', 'One.\n\nTwo.')).toEqual(['One. ¶ Two.', 'One. ¶ Two.']);
});

const word = fc.constantFrom('fee', 'fees', 'term', ' ', '. ', '\n', 'Ada', 'mama', '115,500');
const inLine = (some: string) => some.replaceAll(/\s+/g, ' ').trim();
const text = fc.array(word, { maxLength: 40 }).map((parts) => parts.join(''));

test('nothing of two texts is left out or invented when their words are compared', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const compared = compareParts(wordsOf(one), wordsOf(other), (part) => part);
      const side = (is: 'removed' | 'added') =>
        compared
          .filter((part) => part.kind === 'same' || part.kind === is)
          .flatMap(({ parts }) => parts)
          .join('');
      expect([side('removed'), side('added')]).toEqual([one, other]);
      expect(compared.some(({ kind: is }) => is !== 'same')).toBe(one !== other);
      const [was, is] = changedExcerpts(one, other);
      if (inLine(one) !== inLine(other)) expect(was).not.toBe(is);
    }),
  );
});
