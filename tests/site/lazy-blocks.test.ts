import { expect, test } from 'vitest';
import { pageSchema } from '../../schema/page.ts';
import { buildSiteTree } from '../../src/site/build-site-tree.ts';
import { headOf, lazyDocument } from '../../src/site/pages/lazy-document.ts';
import { keepSummary, summaryOf } from '../../src/site/pages/page-summary.ts';
import { siteOf } from './site-of.ts';

test('a tree reads no blocks of pages whose names in braces are in their descriptions', () => {
  const { settings, data } = siteOf({});
  const written = pageSchema.parse({
    title: 'Fees',
    description: 'What a year at {{site.name}} costs.',
    blocks: [{ type: 'prose', text: 'Words.' }],
  });
  let reads = 0;
  const read = () => {
    reads += 1;
    return written.blocks;
  };
  const document = lazyDocument(headOf(written), read, { findings: {}, blocks: undefined });
  keepSummary(document, summaryOf(written));

  const { pages } = buildSiteTree({
    settings,
    theme: {},
    data,
    pages: [{ file: 'pages/fees.yaml', document }],
  });
  expect(pages[0]?.document.description).toBe('What a year at Lakeside costs.');
  expect(reads).toBe(0);
});
