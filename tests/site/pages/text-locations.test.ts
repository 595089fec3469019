import { expect, test } from 'vitest';
import { proseBlock } from '../../../schema/blocks/prose.ts';
import { pageSchema } from '../../../schema/page.ts';
import { anchorsOfBlocks } from '../../../src/site/pages/page-anchors.ts';
import { locateTexts } from '../../../src/site/pages/text-locations.ts';
import { textRenderer } from '../../text-renderer.ts';

const render = textRenderer((to) => ({ href: to, kind: 'page', newTab: false }));

/** The blocks of a page with texts, as they are rendered. */
function rendered(...blocks: { title?: string; text: string }[]) {
  const page = pageSchema.parse({
    title: 'A page',
    blocks: blocks.map((block) => ({ type: 'prose', ...block })),
  });
  const html = page.blocks.map((block, index) => {
    const located = locateTexts(block, page.blocks, index);
    return proseBlock.isOfType(located) && located.text ? render(located.text).html : '';
  });
  return { html: html.join(''), anchors: anchorsOfBlocks(page.blocks).fromHeadings };
}

test('a heading in a text has an anchor in the letters of its script, which links may lead to', () => {
  const { html, anchors } = rendered({
    text: '### Horário de verão\n\n#### 開放時間\n\n# الأسعار\n\nПлата\n---\n\n### День *открытых* дверей',
  });
  expect(anchors).toEqual([
    '_horario-de-verao',
    '_開放時間',
    '_الأسعار',
    '_плата',
    '_день-открытых-дверей',
  ]);
  for (const anchor of anchors) expect(html).toContain(` id="${anchor}">`);
});

test('a heading in a text never takes the anchor of a block, nor of another heading', () => {
  const { html, anchors } = rendered(
    { text: '### Fees\n\n### Fees' },
    { title: 'Fees', text: '### Fees' },
  );
  expect(anchors).toEqual(['_fees', '_fees-2', '_fees-3', '_fees-4']);
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="_fees-2"', 'id="_fees-3"', 'id="_fees-4"']);
});

test('the headings in a text leave out no level, whether its block has a heading or none', () => {
  const text = '### Fees\n\n#### By day';
  const { html } = rendered({ text }, { title: 'Prices', text });
  expect(html.match(/<h\d/g)).toEqual(['<h2', '<h3', '<h3', '<h4']);
});

test('the footnotes of two texts on a page lead to their own notes', () => {
  const { html } = rendered({ text: 'A[^1]\n\n[^1]: a' }, { text: 'B[^1]\n\n[^1]: b' });
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  const targets = Array.from(html.matchAll(/ href="#([^"]*)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  expect(targets.toSorted()).toEqual(ids.toSorted());
});
