import { nameKey } from './match-rows.ts';

/** The numbers by which classes are called, in English, Kiswahili and Roman figures. One letter alone may be anything. */
const numbers: readonly string[][] = [
  ['one', 'moja'],
  ['two', 'mbili', 'ii'],
  ['three', 'tatu', 'iii'],
  ['four', 'nne', 'iv'],
  ['five', 'tano'],
  ['six', 'sita', 'vi'],
  ['seven', 'saba', 'vii'],
  ['eight', 'nane', 'viii'],
  ['nine', 'tisa', 'ix'],
  ['ten', 'kumi'],
  ['eleven', 'xi'],
  ['twelve', 'xii'],
];

const digits = new Map(
  numbers.flatMap((words, index) => words.map((word) => [word, String(index + 1)] as const)),
);

/** The name of a class or a page, in which Class Three, Class III and Class 3 are the same. */
export const classKey = (name: string): string =>
  nameKey(name)
    .split(' ')
    .map((word) => digits.get(word) ?? word)
    .join(' ');
