import { describe, expect, test } from 'vitest';
import { blockDefinitions, blockSchema } from '../../schema/blocks/index.ts';
import { valueAt } from '../../schema/value-at.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { leavesOf } from '../../src/editor/engine/leaves.ts';
import { markedHtml, putMarks, takeMarks } from '../../src/site/text/marked-words.ts';
import { renderBlock } from './test-context.ts';

/** Short texts that no element has, so that their words are shown or spoken without a language. */
const elsewhere: Record<string, readonly string[]> = {
  // Names by which entries are chosen.
  entries: ['author', 'tag'],
  // Shown only where the page of a class has no price, and no page is read here.
  'fee-comparison': ['items.text'],
  // The names of a frame and of a list of links, which are attributes.
  'link-grid': ['title'],
  map: ['mapTitle'],
  // The name of the place in the structured data.
  'opening-hours': ['place'],
};

/** The short texts of a block as its example writes them, with the path to each. */
function linesOf(block: object): (string | number)[][] {
  return leavesOf(blockSchema, block)
    .filter(({ kind, path }) => kind === 'line' && path.at(-1) !== 'language')
    .map(({ path }) => path);
}

/** A copy of a block with another text at a path. */
function withText(block: object, path: readonly (string | number)[], text: string): object {
  const copy = structuredClone(block);
  Reflect.set(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? '', text);
  return copy;
}

const fieldOf = (path: readonly (string | number)[]) =>
  path.filter((step) => typeof step === 'string').join('.');

describe.each(readExamples())('$type', ({ type, examples }) => {
  const isIsland = blockDefinitions.get(type)?.island !== undefined;

  test('words of another language in short texts are spoken so, and no mark is shown', () => {
    const unmarked = new Set<string>();
    for (const example of Object.values(examples)) {
      for (const path of linesOf(Object(example))) {
        const { data } = blockSchema.safeParse(
          withText(Object(example), path, 'A [Palavra](lang:pt) B'),
        );
        if (!data) continue;
        const { value, lines } = takeMarks([data]);
        const [plain] = value;
        if (!plain) continue;
        expect(valueAt(plain, path), fieldOf(path)).toBe('A Palavra B');
        const html = markedHtml(renderBlock(isIsland ? plain : putMarks(plain, 0, lines)));
        expect(html, fieldOf(path)).not.toContain('](lang:');
        if (!isIsland && !html.includes('<span lang="pt" dir="ltr">Palavra</span>')) {
          unmarked.add(fieldOf(path));
        }
      }
    }
    expect([...unmarked].toSorted()).toEqual(elsewhere[type] ?? []);
  });
});
