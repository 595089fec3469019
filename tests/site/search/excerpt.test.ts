import { expect, test } from 'vitest';
import { excerptOf, markWords, type Piece } from '../../../src/site/search/excerpt.ts';

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

test('inside a sentence without spaces only the found letters are marked', () => {
  expect(shown(markWords('学校开放日在一月', ['开放', '放日']))).toBe('学校[开放日]在一月');
  const long = `${'学校'.repeat(200)}开放日${'在一月'.repeat(200)}`;
  expect(shown(matchOf([long], ['开放', '放日']))).toMatch(/^… .*\[开放日\].{50,} …$/);
});

test('a compound is marked as a whole', () => {
  expect(shown(markWords('Free Wi-Fi here', ['wifi']))).toBe('Free [Wi-Fi] here');
});

test('a passage without texts has no excerpt', () => {
  expect(matchOf([], ['fees'])).toEqual([]);
});
