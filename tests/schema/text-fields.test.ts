import { expect, test } from 'vitest';
import { inline, line, prose } from '../../schema/fields/text.ts';
import {
  checkLanguage,
  checkSiteAddress,
  checkWebAddress,
} from '../../schema/fields/web-address.ts';
import { siteSchema } from '../../schema/site.ts';

const words = { label: 'Words', hint: 'Some words.' };
const fields = { line: line(words), inline: inline(words), prose: prose(words) };

test.each([
  ['a zero-width space', '\u200B'],
  ['a joiner and a soft hyphen', '\u200D\u00AD'],
  ['combining marks alone', '\u0301\u0308'],
  ['a turn around', '\u202E'],
  ['a filler that counts as a letter', '\u3164\u115F'],
  ['an empty Braille cell', '\u2800'],
  ['a language tag', '\u{E0065}\u{E006E}'],
  ['a turned word', 'Fees \u202Eseef'],
  ['an isolate', '\u2067Fees\u2069'],
  ['an escape character', 'Fees\u001B[31m'],
  ['a bare carriage return', 'Fees\r::error'],
])('%s is no text', (_, text) => {
  for (const [name, field] of Object.entries(fields)) {
    expect(field.safeParse(text).success, name).toBe(false);
  }
});

test.each([
  'Fees',
  '学校',
  'مدرسة',
  'é',
  'e\u0301',
  '👩🏽\u200D🏫',
  '5',
  '→',
  '…',
  'Ng\u02BCombe',
  'नमस्\u200Dते',
  'ab\u00ADcd',
])('%s is a text', (text) => {
  for (const [name, field] of Object.entries(fields)) {
    expect(field.safeParse(text).success, name).toBe(true);
  }
});

test('only longer texts have several lines', () => {
  expect(fields.line.safeParse('Fees\n2025').success).toBe(false);
  expect(fields.line.safeParse('Fees\u20282025').success).toBe(false);
  expect(fields.prose.safeParse('Fees\n\n2025').success).toBe(true);
});

test.each([
  'https://school.example/home//x',
  'https://school.example/../home',
  'https://school.example/my%20home/',
  'https://school.example?x',
  'https://school.example#',
  'https://school.example/?',
  'https://a@school.example',
  'https://a:b@school.example/',
  'https://school.example\n.elsewhere.example',
  'https:\\\\school.example\\x',
])('%s is no address of a site', (address) => {
  expect(checkSiteAddress(address)).not.toBeNull();
});

test('the host is the address of a site, or a folder there, and what is offered instead of another is one', () => {
  for (const address of [
    'https://school.example',
    'http://school.example:8080/',
    'https://name.github.example/school/',
    'https://school.example/home/2.0',
    'https://xn--bcher-kva.example',
  ]) {
    expect(checkSiteAddress(address)).toBeNull();
  }
  const { value = '' } = checkSiteAddress('https://school.example/home?from=web') ?? {};
  expect(checkSiteAddress(value)).toBeNull();
});

test('an outside address has no user, and may have all the rest', () => {
  expect(checkWebAddress('https://school.example@elsewhere.example/')?.value).toBe(
    'https://elsewhere.example/',
  );
  expect(checkWebAddress('https://school.example/@map?q=a@b#c')).toBeNull();
});

test.each(['!!', 'English', 'en_KE', 'e', 'en--KE', 'en KE', '12'])(
  '%s is no language',
  (language) => {
    expect(checkLanguage(language)).not.toBeNull();
    expect(siteSchema.shape.language.safeParse(language).success).toBe(false);
  },
);

test.each(['en', 'en-KE', 'sw', 'zh-Hant-TW', 'fil'])('%s is a language', (language) => {
  expect(checkLanguage(language)).toBeNull();
});
