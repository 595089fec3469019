import { afterEach, expect, test } from 'vitest';
import { en } from '../../src/editor/words/en.ts';
import { sw } from '../../src/editor/words/sw.ts';
import { speak, words } from '../../src/editor/words/words.ts';

afterEach(() => speak('en'));

/** All texts with their names: bar.undo. */
const textsOf = (value: unknown, name = ''): [string, string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(Object(value)).flatMap(([key, part]) => textsOf(part, `${name}.${key}`));

const english = new Map(textsOf(en));
const inBraces = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test('the editor speaks the language of the site where it has its words', () => {
  speak('sw-KE');
  expect(words.bar.publish).toBe('Chapisha');
  speak('fr');
  expect(words.bar.publish).toBe('Publish');
});

test('every text has the same names in braces as the English one, and none was left in English', () => {
  const texts = textsOf(sw);
  expect(texts).toHaveLength(english.size);
  for (const [name, text] of texts) {
    expect(inBraces(text), name).toEqual(inBraces(english.get(name) ?? ''));
    expect(text, name).not.toBe(english.get(name));
  }
});
