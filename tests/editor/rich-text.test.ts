import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tests as commonMark } from 'commonmark-spec';
import * as fc from 'fast-check';
import { Mark, type Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { pageSchema } from '../../schema/page.ts';
import { leavesOf } from '../../src/editor/engine/leaves.ts';
import { grammar } from '../../src/editor/rich-text/grammar.ts';
import { readText } from '../../src/editor/rich-text/read-text.ts';
import { writeText } from '../../src/editor/rich-text/write-text.ts';
import { openText } from '../../src/content/yaml/open-text.ts';
import { runs } from '../sample.ts';
import { textRenderer } from '../text-renderer.ts';

const renderText = textRenderer((to) => ({ href: to, kind: 'page', newTab: false }));

const folder = 'content/pages';
const prose = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => {
    const value = openText(readFileSync(path.join(folder, file), 'utf8'))?.value;
    return leavesOf(pageSchema, value).flatMap((leaf) =>
      leaf.kind === 'prose' && typeof leaf.value === 'string' ? [leaf.value.trim()] : [],
    );
  });

const nasty = [
  'Two  spaces,\na line that goes on\nand *one* more.\n\n\n- a\n- b\n\n* c',
  '### Heading\nright below it\n\n1. one\n2. two\n   - inner\n\n     with a paragraph',
  'A back\\\nslash, 5 * 3 * 2, a_b_c, \\# no heading, [a link](</with (brackets)>) **bold *and* more**',
  '1) one\n2) two',
];

test('unchanged parts keep their source, however they are written', () => {
  expect(prose.length).toBeGreaterThan(50);
  for (const text of [...prose, ...nasty]) {
    const read = readText(text);
    if (read) expect(writeText(read.doc, read)).toBe(text);
  }
  expect(prose.filter((text) => readText(text) === null)).toEqual([]);
});

/** Types words at the end of the first paragraph. */
function typed(text: string, words: string): string | null {
  const read = readText(text);
  if (!read) return null;
  const { tr } = EditorState.create({ doc: read.doc });
  const end = read.doc.firstChild?.nodeSize ?? 2;
  return writeText(tr.insertText(words, end - 1).doc, read);
}

test('when a text is changed, its other paragraphs keep their source', () => {
  for (const text of [...prose, ...nasty.slice(0, 1)]) {
    const [first = '', ...others] = readText(text)?.pieces ?? [];
    if (first === '' || !first.node.isTextblock) continue;
    const after = typed(text, ' now') ?? '';
    for (const { source } of others) expect(after).toContain(source);
    expect(after.endsWith(text.slice(first.source.length))).toBe(true);
  }
});

const article = [
  '| Day | *Price* |\n| --- | ---: |\n| Monday | a \\| b[^1] |\n| Tuesday |  |',
  '![A gate](gate.jpg "The \\"new\\" gate"){credit="Photo: Rosa"}\n![A pool](pool.svg)',
  '> We played on `sand`.\n> — Rosa\n\n> - Another\n>\n>   > inside',
  '```sh\nnpm  test\n\n  # all\n```\n\n````\n```\n````',
  'A ~~mistake~~, a `` code ` span `` and a ![small](a.svg) picture[^1].\n\n---\n\n[^1]: *Words*\n\n    and more',
  'See www.lake.example, [a](/x "title") and <desk@lake.example>.',
  '[a] and [b][c]\n\n[a]: /x\n[c]: <y z> "title"',
  '- one\n\n  ```\n  code\n  ```\n- ![A gate](gate.jpg)',
];

test('whatever stands in a text keeps its source when something else is typed', () => {
  const examples = [
    ...commonMark.map(({ markdown }) => markdown.replaceAll('→', '\t')),
    ...article,
  ];
  const changed = examples.flatMap((example) => {
    const rest = `First.\n\n${example}`.trim();
    const after = typed(rest, ' Now');
    const expected = rest.replace('First.', 'First. Now');
    return after === null || after === expected ? [] : [{ expected, after }];
  });
  expect(changed).toEqual([]);
  const unread = examples.filter((example) => readText(`First.\n\n${example}`.trim()) === null);
  expect(unread.length).toBeLessThan(examples.length / 100);
});

const html = (markdown: string) =>
  renderText({ part: 'text', form: 'prose', markdown }).html.replaceAll(/\s+/g, ' ');

test('what is written anew looks as it did before', () => {
  for (const text of [...article, ...nasty]) {
    const read = readText(text);
    const written = read && writeText(read.doc, { doc: read.doc, pieces: [] });
    expect(html(written ?? ''), written ?? '').toBe(html(text));
  }
});

describe('text that looks like Markdown is escaped', () => {
  test.each([
    ['a', ' 5 * 3 and 2 * 4', 'a 5 * 3 and 2 * 4'],
    ['a', ' *b*', String.raw`a \*b\*`],
    ['a', ' [b](/c)', String.raw`a \[b\](/c)`],
    ['a', ' <b> & &amp;', String.raw`a \<b\> \& \&amp;`],
  ])('%s%s', (text, words, expected) => expect(typed(text, words)).toBe(expected));

  test.each(['# b', '- b', '1. b', '+ b', '> b', '> b\\'])('at the beginning: %s', (words) => {
    const read = readText('a');
    const doc = grammar.nodes.doc.create(null, [
      grammar.nodes.paragraph.create(null, grammar.text(words)),
    ]);
    const text = read && writeText(doc, read);
    expect(text && readText(text)?.doc.textContent).toBe(words);
  });
});

test('marks, headings and lists are written in common Markdown style', () => {
  const { strong, em, link } = grammar.marks;
  const { doc, paragraph, heading, bullet_list: list, list_item: item } = grammar.nodes;
  const read = readText('a');
  const made = doc.create(null, [
    heading.create({ level: 3 }, grammar.text('Fees')),
    paragraph.create(null, [
      grammar.text('See '),
      grammar.text('the ', [link.create({ to: '/fees' })]),
      grammar.text('fees', [link.create({ to: '/fees' }), strong.create()]),
      grammar.text(' now ', [em.create()]),
      grammar.text('or later.'),
    ]),
    list.create(null, [
      item.create(null, paragraph.create(null, grammar.text('one'))),
      item.create(null, [
        paragraph.create(null, grammar.text('two')),
        list.create(null, item.create(null, paragraph.create(null, grammar.text('inner')))),
      ]),
    ]),
  ]);
  expect(read && writeText(made, read)).toBe(
    '### Fees\n\nSee [the **fees**](/fees) *now* or later.\n\n- one\n- two\n  - inner',
  );
});

/** What is typed and pasted: letters and marks of Markdown, spaces of all kinds, line breaks. */
const letters = fc.string({
  unit: fc.constantFrom(
    ...'ab1.)*_-+#>[](){}<&;:\\`~|!=“”$ \t\u00a0\n',
    '  ',
    '&amp;',
    '- ',
    '1. ',
  ),
  minLength: 1,
  maxLength: 6,
});

const { strong, em, link } = grammar.marks;
const { paragraph, heading, hard_break: lineBreak, list_item: item } = grammar.nodes;

const inline = fc.array(
  fc.oneof(
    fc
      .tuple(
        letters,
        fc.subarray([
          strong.create(),
          em.create(),
          link.create({ to: '/fees?a=1&copy;=(2) <x>' }),
          link.create({ to: 'fund' }),
        ]),
      )
      .map(([text, marks]) => grammar.text(text, Mark.setFrom(marks.slice(0, 3)))),
    fc.constant(lineBreak.create()),
  ),
  { maxLength: 5 },
);

const textblock = fc.oneof(
  inline.map((nodes) => paragraph.create(null, nodes)),
  inline.map((nodes) => heading.create({ level: 3 }, nodes)),
);

const { list } = fc.letrec<{ list: Node; items: Node[] }>((tie) => ({
  items: fc.array(
    fc
      .tuple(
        inline,
        fc.array(fc.oneof({ depthSize: 'small' }, textblock, tie('list')), { maxLength: 2 }),
      )
      .map(([first, others]) => item.create(null, [paragraph.create(null, first), ...others])),
    { minLength: 1, maxLength: 3 },
  ),
  list: fc
    .tuple(fc.constantFrom('bullet_list', 'ordered_list'), fc.boolean(), fc.nat(9), tie('items'))
    .map(([type, isTight, start, items]) => grammar.nodes[type].create({ isTight, start }, items)),
}));

const words = (node: Node): string =>
  node.textBetween(0, node.content.size, ' ', ' ').replaceAll(/\s+/g, ' ').trim();

test('whatever is typed or pasted is kept, to the last word', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(textblock, list), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', 'a\n\n- b\n\n* c', '1. a\n2. b'),
      (blocks, source) => {
        const before = readText(source);
        const old = before?.pieces.map(({ node }) => node) ?? [];
        const doc = grammar.nodes.doc.create(null, [...blocks, ...old]);
        const after = before && readText(writeText(doc, before));
        expect(after && words(after.doc)).toBe(words(doc));
      },
    ),
    runs(60),
  );
});

/** The letters of a document, each with whether it is bold and where it leads; spaces look the same in bold. */
function lettersOf(doc: Node): string[] {
  const found: string[] = [];
  doc.descendants((node) => {
    const { marks } = node;
    const to = link.isInSet(marks)?.attrs['to'] ?? '';
    const look = `${strong.isInSet(marks) ? 'bold' : 'plain'} ${String(to)}`;
    for (const letter of node.text ?? '') if (letter.trim() !== '') found.push(`${letter} ${look}`);
  });
  return found;
}

test('what is bold or a link is read back as such, beside punctuation of any script', () => {
  const piece = fc.string({
    unit: fc.constantFrom(...'ab字か가نж1 .:,!?()“”「」。、！—-\'"`[]*_', '  '),
    minLength: 1,
    maxLength: 6,
  });
  const marks = fc.constantFrom(
    [],
    [],
    [strong.create()],
    [link.create({ to: '/fees' })],
    [link.create({ to: '/fees' }), strong.create()],
  );
  const paragraphs = fc.array(fc.tuple(piece, marks), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(paragraphs, { minLength: 1, maxLength: 3 }), (lines) => {
      const read = readText('');
      const doc = grammar.nodes.doc.create(
        null,
        lines.map((parts) =>
          paragraph.create(
            null,
            parts.map(([letter, set]) => grammar.text(letter, set)),
          ),
        ),
      );
      const markdown = read && writeText(doc, read);
      const again = markdown === null ? null : readText(markdown);
      expect(again && lettersOf(again.doc), String(markdown)).toEqual(lettersOf(doc));
    }),
    runs(60),
  );
});

const text = (written: string, ...marks: Mark[]) => grammar.text(written, marks);
const line = (...parts: Node[]) => paragraph.create(null, parts);
const points = (...blocks: Node[][]) =>
  grammar.nodes.bullet_list.create(
    null,
    blocks.map((each) => item.create(null, each)),
  );

describe('what Markdown cannot express as it is becomes what comes nearest', () => {
  test.each([
    ['an empty last item', [points([line(text('one'))], [line()])], '- one'],
    ['an empty item with a list', [points([line(), points([line(text('in'))])])], '- in'],
    ['two paragraphs of an item', [points([line(text('a')), line(text('b'))])], '- a\n\n  b'],
    ['two lists', [points([line(text('a'))]), points([line(text('b'))])], '- a\n\n* b'],
    ['bold to a colon', [line(text('Note:', strong.create()), text('pay'))], '**Note:**pay'],
    ['italics to a colon', [line(text('Note:', em.create()), text('pay'))], '*Note*:pay'],
    ['bold to a bracket', [line(text('「中文」', strong.create()), text('字'))], '**「中文」**字'],
    [
      'two texts like a definition and its use',
      [line(text('[note]: paid')), line(text('See [note]'))],
      String.raw`\[note]: paid` + '\n\nSee [note]',
    ],
    [
      'bold and spaces',
      [line(text('a'), text('\u00a0b ', strong.create()), text('c'))],
      'a\u00a0**b** c',
    ],
    ['tabs and line ends', [line(text('\ta\tb\nc'))], 'a b c'],
    ['a line break at the end', [line(text('a'), lineBreak.create())], 'a'],
    ['a line like a heading', [line(text('a'), lineBreak.create(), text('==='))], 'a\\\n\\==='],
    [
      'a heading of two lines',
      [heading.create(null, [text('a'), lineBreak.create(), text('b')])],
      '### a b',
    ],
  ])('%s', (_what, blocks, expected) => {
    const read = readText('');
    expect(read && writeText(grammar.nodes.doc.create(null, blocks), read)).toBe(expected);
  });
});
