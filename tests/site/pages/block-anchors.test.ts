import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSchema } from '../../../schema/page.ts';
import { blockAnchors } from '../../../src/site/pages/block-anchors.ts';
import * as elementIds from '../../../src/site/pages/element-ids.ts';
import { pagesOn } from '../../../src/site/pages/publish-window.ts';

const pageOf = (blocks: readonly (string | Record<string, string>)[]) =>
  pageSchema.parse({
    title: 'Page',
    blocks: blocks.map((block) => ({
      type: 'prose',
      text: 'Words.',
      ...(typeof block === 'string' ? { title: block } : block),
    })),
  });

const anchorsFor = (...titles: string[]) => blockAnchors(pageOf(titles));

test('headings keep their letters in the anchors that are made from them', () => {
  expect(anchorsFor('Fees & dates', 'Часы работы', '开放日', 'Fees & dates')).toEqual([
    '_fees-dates',
    '_часы-работы',
    '_开放日',
    '_fees-dates-2',
  ]);
});

test('an editor may write an anchor in any script, in small letters', () => {
  const blocks = [{ anchor: 'cafe\u0301' }, { anchor: '开放日' }, { anchor: 'ما-نقدمه' }];
  expect(blockAnchors(pageOf(blocks))).toEqual(['café', '开放日', 'ما-نقدمه']);
  expect(() => pageOf([{ anchor: '_main' }])).toThrow();
  expect(() => pageOf([{ anchor: 'Ämter' }])).toThrow();
});

const headings = [
  'Main',
  'Top',
  'Status',
  'Countdown',
  'Side menu',
  'All options',
  'Main 2',
].concat(['Fees', 'Fees 2', 'fees-2', 'Fees 2 2', '申请', '申请 2', 'Part', '❤']);

const titles = fc.array(fc.constantFrom(...headings), { minLength: 1, maxLength: 8 });

test('no two blocks have one anchor, and none that of a part of the frame', () => {
  const frame: string[] = Object.values(elementIds);
  fc.assert(
    fc.property(titles, (all) => {
      const anchors = anchorsFor(...all);
      expect(new Set(anchors).size).toBe(all.length);
      expect(anchors.filter((anchor) => frame.includes(anchor ?? ''))).toEqual([]);
      for (const anchor of anchors) expect(anchor).toMatch(/^_[^_]+$/);
    }),
  );
});

test('a second block with a heading changes no anchor of a block with another one', () => {
  const different = fc.shuffledSubarray(
    ['Fees', 'Fees 2', 'Fees 2 2', '申请', '申请 2', 'Part', 'Menu'],
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(different, fc.nat(7), fc.nat(7), (all, from, to) => {
      const copied = all[from % all.length] ?? '';
      const position = to % (all.length + 1);
      const after = anchorsFor(...all.toSpliced(position, 0, copied)).toSpliced(position, 1);
      const ofOthers = (anchors: readonly (string | null)[]) =>
        anchors.filter((_, index) => all[index] !== copied);
      expect(ofOthers(after)).toEqual(ofOthers(anchorsFor(...all)));
    }),
  );
  expect(anchorsFor('Fees', 'Fees', 'Fees 2')).toEqual(['_fees', '_fees-3', '_fees-2']);
});

test('a link to the second of two equal headings works while the first is not on the page', () => {
  const document = pageOf([{ title: '申请', showUntil: '2030-01-01' }, '申请', '开放日']);
  const anchorsOn = (day: string) =>
    pagesOn([{ file: 'pages/page.yaml', document }], day).pages.flatMap((page) =>
      blockAnchors(page.document),
    );
  expect(anchorsOn('2029-12-01')).toEqual(['_申请', '_申请-2', '_开放日']);
  expect(anchorsOn('2031-12-01')).toEqual(['_申请-2', '_开放日']);
});
