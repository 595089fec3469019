import { expect, test } from 'vitest';
import { keepBoth } from '../../src/content/editing/keep-both.ts';
import type { Value } from '../../src/content/yaml/edit-op.ts';

const both = (base: Value, ours: Value, theirs: Value) =>
  keepBoth({ file: 'pages/golf.yaml', path: ['text'], base, ours, theirs });

test('two versions of a paragraph are put together, without the sentences that the other replaced', () => {
  expect(
    both(
      'A lesson in patience.',
      'A lesson in patience. Every player keeps her own score.',
      'A lesson in patience and in honesty. Beginners train on Tuesdays.',
    ),
  ).toBe(
    'A lesson in patience and in honesty. Beginners train on Tuesdays. Every player keeps her own score.',
  );
});

test('a paragraph of one stands behind the same paragraph as before, and the end of the text stays', () => {
  expect(both('One.\n\nTwo.\n', 'One.\n\nMine.\n\nTwo.\n', 'One.\n\nTwo of hers.\n')).toBe(
    'One.\n\nMine.\n\nTwo of hers.\n',
  );
});

test('lists get the items of both, each once', () => {
  expect(both(['a', 'b'], ['c', 'b', 'a'], ['b', 'd', 'a'])).toEqual(['b', 'd', 'a', 'c']);
});

test('where one only removed something, or amounts differ, there is nothing to put together', () => {
  expect(both('One. Two.', 'One.', 'One. Two. Three.')).toBeUndefined();
  expect(both(4200, 4500, 5000)).toBeUndefined();
});
