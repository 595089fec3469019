// @vitest-environment jsdom
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { blockDefinitions, blockSchema, type Block } from '../../schema/blocks/index.ts';
import { checkFile } from '../../src/content/check-file.ts';
import { Source } from '../../src/content/source.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { isLong, sampleOf } from '../sample.ts';
import { renderBlock, testContext } from './test-context.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

/** Colours cannot be seen here; they are checked where pages are opened in a browser. */
const rules = { 'color-contrast': { enabled: false } };

/** Shows blocks as a page does: the first may render the h1, otherwise the page's title stands above. */
function show(blocks: readonly Block[]): void {
  const first = blocks[0];
  const isPageHeading =
    first !== undefined && blockDefinitions.get(first.type)?.isPageHeading === true;
  const html = blocks.map((block, index) =>
    renderBlock(block, testContext({ isPageHeading: isPageHeading && index === 0 })),
  );
  document.documentElement.lang = 'en';
  document.title = 'Example';
  document.body.innerHTML = `<main>${isPageHeading ? '' : '<h1>Example</h1>'}${html.join('')}</main>`;
}

const idsShownTwice = () => {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
};

afterEach(() => {
  document.body.innerHTML = '';
});

/** The kinds of blocks whose first example is checked; all of all are read in a real browser among the long tests. */
const checked = new Set(sampleOf(readExamples(), 8).map(({ type }) => type));

describe.each(readExamples())('$type', ({ type, examples, mistakes }) => {
  const cases = Object.entries(examples).map(([name, block]) => ({ name, block }));

  test.each(cases)('the example "$name" is a block of this type', ({ block }) => {
    expect(blockSchema.safeParse(block).error).toBeUndefined();
    expect(blockSchema.parse(block).type).toBe(type);
  });

  test.each(cases)('the example "$name" says something', ({ block }) => {
    show([blockSchema.parse(block)]);
    expect(document.body.textContent.length).toBeGreaterThan('Example'.length);
  });

  test.each(isLong ? cases : cases.slice(0, checked.has(type) ? 1 : 0))(
    'the example "$name" can be read by everyone',
    async ({ block }) => {
      show([blockSchema.parse(block)]);
      // Embedded pages are not ours, and a test has none.
      const { violations } = await axe.run(document, { rules, iframes: false });
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    },
  );

  test('all its examples can stand on one page', () => {
    show(cases.map(({ block }) => blockSchema.parse(block)));
    expect(idsShownTwice()).toEqual([]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  test.each(mistakes)('a mistake is named: $name', ({ block, code, message }) => {
    const page = { title: 'Example', blocks: [block] };
    const { diagnostics } = checkFile(new Source('pages/example.yaml', stringify(page)), []);
    expect(diagnostics.map((one) => [one.code, inEnglish(one.message)])).toEqual([[code, message]]);
  });
});
