import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../sample.ts';
import {
  createTextRenderer,
  linksInText,
  linksWithWords,
  plainText,
} from '../../../src/site/text/markdown.ts';

const render = createTextRenderer(
  (to) =>
    to.startsWith('/')
      ? { href: to, kind: 'page', newTab: false }
      : { href: `https://${to}.example/`, kind: 'outside', newTab: true },
  '(opens in a new tab)',
);
const inline = (markdown: string) => render({ part: 'text', form: 'inline', markdown }).html;
const prose = (markdown: string) => render({ part: 'text', form: 'prose', markdown }).html;

test('bold, italic and links are rendered; a link to another site says that it opens a new tab', () => {
  expect(inline('**Free** and *on merit*, see [the fees](/fees) or [enquire](enquiry).')).toBe(
    '<strong>Free</strong> and <em>on merit</em>, see <a href="/fees">the fees</a> or ' +
      '<a href="https://enquiry.example/" target="_blank" rel="noopener">enquire<span class="vh"> (opens in a new tab)</span></a>.',
  );
});

test.each(['<script>alert(1)</script>', '<b onclick="x">bold</b>', 'a < b & c', '"quoted"'])(
  'raw HTML never gets through: %s',
  (text) => {
    expect(inline(text)).not.toMatch(/<(?!\/?(strong|em|a)\b)/);
    expect(prose(text)).not.toMatch(/<(?!\/?p\b)/);
  },
);

test('plain words come out as they are, with or without the parser', () => {
  expect(inline('Visitors’ day: 9 AM – 5 PM (free)')).toBe('Visitors’ day: 9 AM – 5 PM (free)');
  expect(inline("Where's *that*?")).toBe("Where's <em>that</em>?");
});

test('numbers that hyphens join stay on one line, in plain words and beside marks', () => {
  const unbroken = '<span class="nowrap">2-6-3-3-3</span>';
  expect(inline('The 2-6-3-3-3 structure, aged 15-year-olds')).toBe(
    `The ${unbroken} structure, aged 15-year-olds`,
  );
  expect(prose('**2-6-3-3-3** [or](/1-2)')).toBe(
    `<p><strong>${unbroken}</strong> <a href="/1-2">or</a></p>\n`,
  );
});

test('prose takes paragraphs and lists, and its headings stand below those of the page', () => {
  expect(prose('# One\n\nText\n\n- a\n- b')).toBe(
    '<h3>One</h3><p>Text</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n',
  );
});

test('the links of a text are found in order, dangerous ones too', () => {
  expect(
    linksInText({
      part: 'text',
      form: 'prose',
      markdown: '[a](/a) **[b](enquiry)**\n\n- [c](javascript:alert(1))',
    }),
  ).toEqual(['/a', 'enquiry', 'javascript:alert(1)']);
});

test.each([
  ['before a letter', '**Note:**text', '<strong>Note:</strong>text'],
  ['after a letter', 'text**“Note”**', 'text<strong>“Note”</strong>'],
  ['in Chinese', '**「中文」**字', '<strong>「中文」</strong>字'],
  ['in Japanese', '太字は**必須（注1）。**それ', '太字は<strong>必須（注1）。</strong>それ'],
  ['in italics', '字*「中文」*字', '字<em>「中文」</em>字'],
  ['in Arabic', '**ملاحظة:**نص', '<strong>ملاحظة:</strong>نص'],
  ['twice', '**a:**b and **「c」**d', '<strong>a:</strong>b and <strong>「c」</strong>d'],
  ['in a link', '[**a:**b](/x)', '<a href="/x"><strong>a:</strong>b</a>'],
  ['beside a mark', '**a *b*:**c', '<strong>a <em>b</em>:</strong>c'],
])('bold that begins or ends with punctuation is bold %s', (_where, markdown, html) => {
  expect(inline(markdown)).toBe(html);
  expect(prose(markdown)).toBe(`<p>${html}</p>\n`);
});

test.each(['5 ** 3 ** 2', 'a ** b', String.raw`\*\*a:\*\*b`, '** a:**', '2*(3+4)*5'])(
  'asterisks that mark nothing stay as they are: %s',
  (markdown) => expect(inline(markdown)).toBe(markdown.replaceAll('\\', '')),
);

test.each([
  ['a paragraph', 'a\n\n[Update]: cancelled\n\nb', ['a', '[Update]: cancelled', 'b']],
  ['a note', 'See 1.\n\n[1]: note\n[2]: note', ['See 1.', '[1]: note\n[2]: note']],
  ['one with a title', '[a]: /x "title"', ['[a]: /x &quot;title&quot;']],
  ['one above a text', '[Update]: cancelled\nuntil May', ['[Update]: cancelled\nuntil May']],
  ['a second one', '[b][a]\n\n[a]: /x\n\n[a]: /y', ['<a href="/x">b</a>', '[a]: /y']],
  ['one beside a used one', '[b][a]\n\n[1]: note\n[a]: /x', ['<a href="/x">b</a>', '[1]: note']],
])('a definition that no link uses is text: %s', (_what, markdown, paragraphs) => {
  expect(prose(markdown)).toBe(paragraphs.map((one) => `<p>${one}</p>\n`).join(''));
});

test('a definition that no link uses is the text of its list item', () => {
  expect(prose('- [Update]: cancelled\n- b')).toBe(
    '<ul>\n<li>[Update]: cancelled</li>\n<li>b</li>\n</ul>\n',
  );
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What visitors read of HTML, without the remark that a link opens a new tab. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<span class="vh">[^<]*<\/span>/g, '')
    .replaceAll(/<(?:\/(?:p|li|h\d|blockquote|ul|ol)|hr|br)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('the text without marks has all words that visitors read, those in backticks too', () => {
  const pieces = fc.constantFrom(
    'Open ',
    'the',
    ' `Settings`',
    '``a ` b``',
    ' **app**',
    '*now*',
    '[press `OK`](/fees)',
    '開',
    '\n\n',
    '\n- ',
    '\n1. ',
    '\n### ',
    '\n> ',
    '\n',
    '\\*',
    '&amp;',
    '<b>',
    ' `',
    '---',
    '[Câmara](lang:pt)',
    '[x]: /y\n',
    '  \n',
    '!',
    '“',
    'a < b & c',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 8 }),
      fc.constantFrom('inline' as const, 'prose' as const),
      (all, form) => {
        const text = { part: 'text' as const, form, markdown: all.join('').trim() };
        expect(plainText(text)).toBe(wordsOf(render(text).html));
      },
    ),
    runs(400),
  );
  const link = { part: 'text' as const, form: 'inline' as const, markdown: '[`OK`](/fees)' };
  expect(linksWithWords(link)).toEqual([{ to: '/fees', words: 'OK' }]);
});
