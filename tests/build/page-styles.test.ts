import { expect, test } from 'vitest';
import { lookOfStyles, withoutRightToLeft } from '../../src/build/page-styles.ts';
import { hasLettersFromTheRight } from '../../src/site/language/direction.ts';

test('rules for right-to-left pages are left out where a site has none', () => {
  const css = withoutRightToLeft(
    '.a{b:0}[dir=rtl]{c:0}[dir=rtl]:is(:lang(ar),:lang(fa)) *{d:0}.e:is([dir=rtl] *){f:0}' +
      '.g,[dir=rtl] .h{i:0}@media print{[dir=rtl] .j{k:0}.l{m:0}}',
  );
  expect(css).toBe('.a{b:0}.g,[dir=rtl] .h{i:0}@media print{.l{m:0}}');
});

test.each([
  ['Fees, Ada, café, Цена, 学费', false],
  ['الرسوم', true],
  ['שכר לימוד', true],
])('whether %s has letters from the right: %s', (text, has) => {
  expect(hasLettersFromTheRight(text)).toBe(has);
});

test('every letter of a script from the right is found, and no other character', () => {
  const codes = 'Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' ');
  const exact = new RegExp(`[${codes.map((code) => `\\p{Script=${code}}`).join('')}]`, 'u');
  const differing = Array.from({ length: 0x110000 }, (_, code) =>
    String.fromCodePoint(code),
  ).filter((character) => hasLettersFromTheRight(character) !== exact.test(character));
  expect(differing).toEqual([]);
});

test.each([
  ['src/blocks/link-grid/Tiles.module.css', 'link-grid/tiles'],
  ['src/blocks/steps/Timeline.module.css', 'steps/timeline'],
  // Cards of every look need it, although one of the looks has its name.
  ['src/blocks/cards/Cards.module.css', undefined],
  ['src/blocks/hero/Hero.module.css', undefined],
  ['src/layout/ui/NumberedSteps.module.css', undefined],
])('%s has the styles of the look %s', (file, look) => {
  expect(lookOfStyles(file)).toBe(look);
});
