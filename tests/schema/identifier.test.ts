import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAsciiIdentifier, toIdentifier } from '../../schema/identifier.ts';

test.each([
  ['Pure Sciences', 'pure-sciences'],
  ['A naïve café', 'a-naive-cafe'],
  ['“Fees & dates”', 'fees-dates'],
  ['Straße, Øre, Łódź', 'stra-e-re-odz'],
  ['Hawaiʻi 5 µm ❶ ½', 'hawai-i-5-m-1-2'],
  ['日本', '日本'],
  ['开放日', '开放日'],
  ['カレンダー ２０２５', 'カレンダー-2025'],
  ['한국어 안내', '한국어-안내'],
  ['День открытых дверей', 'день-открытых-дверей'],
  ['Ώρες Λειτουργίας', 'ώρες-λειτουργίας'],
  ['اليوم المفتوح ٢٠٢٥', 'اليوم-المفتوح-٢٠٢٥'],
  ['أَهْلًا وسـهلاً', 'أهلا-وسهلا'],
  ['می‌شود', 'میشود'],
  ['שָׁלוֹם עולם', 'שלום-עולם'],
  ['कार्यक्रम', 'कार्यक्रम'],
  ['วันเปิดบ้าน', 'วันเปิดบ้าน'],
  ['Café 开放日 ❤️', 'cafe-开放日'],
  ['❤️ – !', 'part'],
])('%s becomes the identifier %s', (words, identifier) => {
  expect(toIdentifier(words)).toBe(identifier);
});

test('an identifier is the same for every form of the same words, and an identifier already', () => {
  const words = fc.string({
    unit: fc.constantFrom(...'aÉß 2٢й한が开بּـ-_#%❤'),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(words, (text) => {
      const identifier = toIdentifier(text);
      expect(toIdentifier(text.normalize('NFD'))).toBe(identifier);
      expect(toIdentifier(identifier)).toBe(identifier);
      expect(identifier).toBe(identifier.normalize('NFC'));
      expect(identifier).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u);
    }),
  );
});

test('words in Latin letters have the identifier that links have named since the first version', () => {
  const letters = fc.constantFrom(...'abCéÖßøŁʻ’–2½ ❶µ');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
      expect(toIdentifier(text)).toBe(toAsciiIdentifier(text));
    }),
  );
});

test('names of files have letters from a to z and digits alone', () => {
  expect(toAsciiIdentifier('Öffnung 开放日')).toBe('offnung');
  expect(toAsciiIdentifier('开放日')).toBe('part');
});
