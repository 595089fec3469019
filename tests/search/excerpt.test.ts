import { expect, test } from 'vitest';
import { excerptOf, markWords, type Piece } from '../../src/search/excerpt.ts';

const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const matchOf = (texts: string[], words: string[]) =>
  excerptOf({
    passage: {
      address: '/fees',
      language: 'en',
      anchor: null,
      title: 'Fees',
      label: 'Fees',
      isListed: true,
      heading: '',
      texts,
    },
    words,
  });

test('the words that were found are marked as they stand in the text', () => {
  expect(
    shown(markWords('Tuition: KES 115,500 for Éléonore’s class', ['115500', 'eleonores'])),
  ).toBe('Tuition: KES [115,500] for [Éléonore’s] class');
});

test('the text with most of them is shown, cut around the first', () => {
  const long = `${'before and '.repeat(30)}the dormitory opens ${'after this '.repeat(30)}`;
  const excerpt = shown(matchOf(['The dormitory.', long, 'Nothing.'], ['dormitory', 'opens']));
  expect(excerpt).toMatch(/^… .*the \[dormitory\] \[opens\] after.* …$/);
  expect(excerpt.length).toBeLessThan(200);
});

test('a passage without texts has no excerpt', () => {
  expect(matchOf([], ['fees'])).toEqual([]);
});
