import { expect, test } from 'vitest';
import { markList, markText, type Piece } from '../../src/blocks/math-browser/mark-matches.ts';
import { searchCurriculum } from '../../src/blocks/math-browser/search-curriculum.ts';
import { curriculum } from './curriculum.ts';

/** What stays listed, a strand a line: `geometry: rotation vectors`. */
const search = (query: string) =>
  searchCurriculum(curriculum.strands, query).map(
    ({ strand, subStrands }) => `${strand.id}: ${subStrands.map(({ id }) => id).join(' ')}`,
  );

const everything = [
  'algebra: real-numbers indices',
  'geometry: rotation vectors',
  'chance: probability',
];

test.each(['', ' ', ' \t\n '])('an empty search (%j) lists everything', (query) => {
  expect(search(query)).toEqual(everything);
});

test.each([
  ['the title of a strand keeps all its sub-strands', 'geometry', ['geometry: rotation vectors']],
  ['the title of a sub-strand keeps it and its strand', 'vectors', ['geometry: vectors']],
  ['an outcome is found', 'reciprocals', ['algebra: real-numbers']],
  ['an experience is found', 'along a wall', ['geometry: vectors']],
  ['capitals do not matter', 'VECTORS i', ['geometry: vectors']],
  ['a part of a word is enough', 'ogarit', ['algebra: indices']],
  ['blanks around the query do not matter', '  rotation ', ['geometry: rotation']],
  ['blanks within it do', 'real  numbers', []],
  ['a typing mistake finds nothing', 'algbra', []],
  ['words are not searched one by one', 'numbers real', []],
  ['a title in several strands finds all of them', '&', everything],
  ['an outcome and the next one are joined with one blank', 'shape Find', ['geometry: rotation']],
  ['they are not joined without it', 'shapeFind', []],
  ['experiences are joined in the same way', 'cards discuss', ['algebra: real-numbers']],
  ['the last outcome and the first experience are not joined', '"how" play', []],
  ['the title and the first outcome are not joined', 'numbers sort', []],
  ['the subtitle is not searched', 'unknowns', []],
  ['pertinent issues are not searched', 'life skills', []],
  ['quotes are plain characters', '"why"', ['algebra: real-numbers']],
  ['a pipe is a plain character', '" | "', ['algebra: real-numbers']],
  ['brackets are plain characters', '[y]', ['algebra: real-numbers']],
  ['parentheses are plain characters', '(1/x)', ['algebra: real-numbers']],
  ['signs of regular expressions are plain characters', '$x^2 +', ['algebra: real-numbers']],
  ['a pattern is not a pattern', 'r.al', []],
  ['a lone bracket breaks nothing', '[', ['algebra: real-numbers']],
  ['a lone backslash breaks nothing', '\\', []],
  ['a very long query finds nothing', 'numbers '.repeat(2000), []],
])('%s', (_name, query, expected) => {
  expect(search(query)).toEqual(expected);
});

/** Marked stretches in brackets: `[Real] Numbers`. */
const show = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `<${text}>` : text)).join('');

test.each([
  ['Real Numbers', ' REAL ', '<Real> Numbers'],
  ['Numbers, more numbers', 'numbers', '<Numbers>, more <numbers>'],
  ['aaaa', 'aa', '<aa><aa>'],
  ['Real Numbers', '', 'Real Numbers'],
  ['Real Numbers', 'x', 'Real Numbers'],
  ['a+b (c|d)', '(c|d)', 'a+b <(c|d)>'],
  // This capital becomes two units when it is made small: places after it must not shift.
  ['İstanbul and Nairobi', 'nairobi', 'İstanbul and <Nairobi>'],
  ['😀 Numbers', 'numbers', '😀 <Numbers>'],
])('in %j the search %j is marked', (text, query, expected) => {
  expect(show(markText(text, query))).toBe(expected);
});

test('a match that begins in one item and ends in the next is marked in both', () => {
  const items = ['Turn a shape', 'Find the centre', 'Rest'];
  expect(markList(items, 'shape find').map(show)).toEqual([
    'Turn a <shape>',
    '<Find> the centre',
    'Rest',
  ]);
});

test('a match over three items marks the whole of the one between', () => {
  expect(markList(['one', 'two', 'three'], 'ne two th').map(show)).toEqual([
    'o<ne>',
    '<two>',
    '<th>ree',
  ]);
});
