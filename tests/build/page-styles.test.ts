import { expect, test } from 'vitest';
import { allCss, cssOfParts, frameCss, withoutRightToLeft } from '../../src/build/page-styles.ts';
import { readExamples } from '../../src/content-files/read-examples.ts';
import { placedTypesOf, styledTypesOf } from '../../src/render/build-segments.ts';
import { hasLettersFromTheRight } from '../../src/site/language/direction.ts';
import { renderBlock } from '../blocks/test-context.ts';
import { siteOf } from '../site/site-of.ts';

/** The classes for which styles have a rule. */
const classesIn = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(/\.(-?[a-z_][\w-]*)/gi), ([, name = '']) => name));

const everyClass = classesIn(allCss());
const inFrame = classesIn(frameCss({ hasCountdown: false, hasLanguages: false }));

test.each(readExamples())('a page with $type in any look has its styles', ({ examples }) => {
  for (const [name, example] of Object.entries(examples)) {
    const [page] = siteOf({ index: { blocks: [example] } }).pages;
    const [block] = page?.document.blocks ?? [];
    if (!page || !block) throw new Error(`${name} is no block.`);
    const styles = classesIn(
      cssOfParts({
        blocks: styledTypesOf(page, placedTypesOf(page)),
        hasFlyer: false,
        isNotFound: false,
        isSearch: false,
        styles: [],
      }),
    );
    const shown = Array.from(renderBlock(block).matchAll(/ class="([^"]*)"/g), ([, list = '']) =>
      list.split(' '),
    ).flat();
    const without = shown.filter(
      (one) => everyClass.has(one) && !styles.has(one) && !inFrame.has(one),
    );
    expect(without, name).toEqual([]);
  }
});

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
