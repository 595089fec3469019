import { expect, test } from 'vitest';
import { placedTypesOf, styledTypesOf } from '../../src/render/build-segments.ts';
import { findPage } from '../../src/site/addresses/links.ts';
import { siteOf } from '../site/site-of.ts';

const words = { type: 'prose', text: 'Words.' };
const tree = siteOf({
  index: {},
  fees: { blocks: [words, { type: 'next-page', label: 'How to apply', to: '/apply' }] },
  apply: { blocks: [words, { type: 'next-page' }] },
  links: {
    blocks: [{ type: 'link-grid', look: 'tiles', items: [{ label: 'Fees', to: '/fees' }] }],
  },
  history: {
    blocks: [{ type: 'steps', items: ['1954', '1978'].map((when) => ({ when, title: when })) }],
  },
  rules: { blocks: [{ type: 'prose', paragraphs: '1. Words.' }] },
  'guide/index': {},
  'guide/rooms/index': {},
  'guide/rooms/first': {},
});

test.each([
  ['/fees', []],
  ['/apply', ['neighbour-links']],
  ['/links', ['link-grid/tiles']],
  ['/history', ['steps/timeline']],
  ['/rules', ['numbered-paragraphs']],
  // Here the links to the pages before and after come by themselves.
  ['/guide/rooms/first', ['neighbour-links']],
])('%s needs the styles of these parts of its blocks: %j', (address, parts) => {
  const page = findPage(tree, address) ?? expect.unreachable();
  const types = styledTypesOf(page, placedTypesOf(page));
  expect(types.filter((type) => /^(?:neighbour|numbered)-|\//.test(type))).toEqual(parts);
});
