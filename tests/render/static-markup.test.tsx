import * as fc from 'fast-check';
import { createContext, createElement, memo, useContext, useMemo, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { staticMarkup } from '../../src/render/static-markup.ts';
import { withoutFiles } from './without-files.ts';

/** How many elements React has rendered, too. */
let compared = 0;

// Modules that another test file has loaded render without comparing; those that compare stay in this one.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(import('../../src/render/static-markup.ts'), async (load) => {
    const module = await load();
    const compare: typeof module.staticMarkup = (node) => {
      const html = module.staticMarkup(node);
      expect(html).toBe(renderToStaticMarkup(node));
      compared += 1;
      return html;
    };
    return {
      staticMarkup: compare,
      renderStatic: (...part) => compare(module.withContexts(...part)),
    };
  });
});

afterAll(() => {
  vi.doUnmock('../../src/render/static-markup.ts');
  vi.resetModules();
});

test('every example of a block has the markup that React gives it', async () => {
  const { renderBlock, testContext } = await import('../blocks/test-context.ts');
  const blocks = readExamples().flatMap(({ examples }) => Object.values(examples));
  for (const block of blocks) renderBlock(blockSchema.parse(block), testContext());
  expect(compared).toBeGreaterThan(blocks.length / 2);
});

test('every page of a site has the markup that React gives it', async () => {
  const { createSiteRenderer } = await import('../../src/render/site-renderer.ts');
  const { tree } = await loadSite('tests/fixtures/water-office', undefined, { day: '2026-11-25' });
  const renderer = createSiteRenderer(tree ?? expect.fail(), withoutFiles);
  compared = 0;
  for (const page of tree?.pages ?? []) renderer.page(page);
  expect(compared).toBeGreaterThan(2 * (tree?.pages.length ?? 0));
});

const Grade = createContext('none');

const Graded = memo(function Graded({ name }: { name: string }) {
  const [shown] = useState(() => name.toUpperCase());
  const grade = useContext(Grade);
  return useMemo(() => [shown, ' is ', grade], [shown, grade]);
});

const text = fc.oneof(
  fc.constantFrom(
    '',
    'javascript:alert(1)',
    'Java',
    '/fees',
    '<b>"Fish" & \'chips\'</b>',
    '\u00e9',
  ),
  fc.string(),
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, 0.5, NaN),
);
const names =
  'className id href src alt title hidden tabIndex colSpan rowSpan start dateTime lang dir role width aria-hidden data-x disabled ' +
  'open srcSet loading fetchPriority name value type method action viewBox strokeWidth popoverTarget download rel content charSet';
const attributes = fc.dictionary(fc.constantFrom(...names.split(' ')), value, { maxKeys: 5 });
const style = fc.option(
  fc.record({ color: text, width: fc.integer(), '--length': fc.float() }, { requiredKeys: [] }),
  { nil: undefined },
);
const withContent =
  'a b button div form h2 li ol p picture section span svg table td time noscript'.split(' ');
const withoutContent = 'br hr img source input link meta'.split(' ');

const { element } = fc.letrec<{ element: React.ReactElement; node: React.ReactNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    value.map((one) => (Number.isNaN(one) ? null : one)),
    tie('element'),
    fc.array(tie('node'), { maxLength: 3 }),
  ),
  element: fc.oneof(
    { maxDepth: 4 },
    fc
      .record({ tag: fc.constantFrom(...withoutContent), attributes, style })
      .map((one) => createElement(one.tag, { ...one.attributes, style: one.style })),
    text.map((name) => createElement(Graded, { name })),
    text.map((name) => createElement('title', null, name)),
    text.map((__html) =>
      createElement('script', { type: 'x', dangerouslySetInnerHTML: { __html } }),
    ),
    fc
      .record({ tag: fc.constantFrom(...withContent), attributes, style, node: tie('node') })
      .map((one) => createElement(one.tag, { ...one.attributes, style: one.style }, one.node)),
    fc
      .tuple(text, tie('node'))
      .map(([grade, node]) => createElement(Grade, { value: grade }, node)),
    tie('node').map((node) => <>{node}</>),
  ),
}));

test('any other element has the markup that React gives it, alone and in a document', () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const inHead = fc.record({ tag: fc.constantFrom('link', 'meta'), attributes });
  fc.assert(
    fc.property(element, inHead, text, (one, { tag, attributes: ofHead }, title) => {
      staticMarkup(one);
      staticMarkup(
        <html lang="en">
          <head>
            <meta name="viewport" content="x" />
            <title>{title}</title>
            {createElement(tag, ofHead)}
            <link rel="stylesheet" href="/a.css" />
            <noscript>
              <link rel="stylesheet" media="print" href="/b.css" />
            </noscript>
            <meta charSet="utf-8" />
          </head>
          <body>{one}</body>
        </html>,
      );
    }),
  );
  silent.mockRestore();
});
