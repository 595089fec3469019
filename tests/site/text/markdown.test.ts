import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../sample.ts';
import { htmlInText } from '../../../src/site/text/html-in-text.ts';
import { textRenderer } from '../../text-renderer.ts';
import { linksInText, linksWithWords, plainText } from '../../../src/site/text/markdown.ts';

const render = textRenderer((to) =>
  to.startsWith('/')
    ? { href: to, kind: 'page', newTab: false }
    : { href: `https://${to}.example/`, kind: 'outside', newTab: true },
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

const words = (markdown: string) => plainText({ part: 'text', form: 'prose', markdown });

test('a table stands in a frame of its own that the keyboard can scroll, named by its heads', () => {
  expect(prose('| Day | Price |\n| --- | ---: |\n| Monday | *ask* |')).toBe(
    '<div class="t-table" role="region" aria-label="Day, Price" tabindex="0"><table>\n' +
      '<thead>\n<tr>\n<th scope="col">Day</th>\n<th scope="col" data-side="right">Price</th>\n</tr>\n</thead>\n' +
      '<tbody>\n<tr>\n<td>Monday</td>\n<td data-side="right"><em>ask</em></td>\n</tr>\n</tbody>\n</table></div>\n',
  );
});

test('footnotes come last, in the order in which the text refers to them, and lead back', () => {
  const text =
    'One[^b], two[^a] and one again[^b].\n\n[^a]: A\n[^b]: *B*\n[^c]: not referred to\n\nThe end.';
  expect(prose(text)).toBe(
    '<p>One<sup><a href="#_note--1" id="_ref--1" role="doc-noteref">1</a></sup>, ' +
      'two<sup><a href="#_note--2" id="_ref--2" role="doc-noteref">2</a></sup> and one again' +
      '<sup><a href="#_note--1" role="doc-noteref">1</a></sup>.</p>\n<p>The end.</p>\n' +
      '<section class="t-notes" role="doc-endnotes" aria-label="Footnotes"><ol>\n' +
      '<li id="_note--1"><p><em>B</em> <a href="#_ref--1" role="doc-backlink" aria-label="Back to the text">↩︎</a></p>\n</li>\n' +
      '<li id="_note--2"><p>A <a href="#_ref--2" role="doc-backlink" aria-label="Back to the text">↩︎</a></p>\n</li>\n' +
      '<li id="_note--3"><p>not referred to</p>\n</li>\n</ol></section>\n',
  );
  expect(words(text)).toBe('One, two and one again. The end. B A not referred to');
  expect(prose('A price[^1] without a note')).toBe('<p>A price[^1] without a note</p>\n');
});

const quoted = (source: string) =>
  `<figure class="t-quote"><blockquote>\n<p>We played on sand.</p>\n</blockquote><figcaption>${source}</figcaption></figure>\n`;

test('the last line of a quotation names its source if it begins with a dash', () => {
  expect(prose('> We played on sand.\n> — *Rosa* Díaz')).toBe(quoted('— <em>Rosa</em> Díaz'));
  expect(prose('> We played on sand.\n>\n> -- Rosa')).toBe(quoted('-- Rosa'));
  expect(prose('> — Who asked?\n')).toBe('<blockquote>\n<p>— Who asked?</p>\n</blockquote>\n');
  expect(words('> We played.\n> — Rosa')).toBe('We played. — Rosa');
});

test.each([
  [
    'https://lake.example/a?b=1.',
    '<a href="https://lake.example/a?b=1" TAB>https://lake.example/a?b=1ANNOUNCED</a>.',
  ],
  [
    'see www.lake.example/x, or',
    'see <a href="https://www.lake.example/x" TAB>www.lake.example/xANNOUNCED</a>, or',
  ],
  ['<desk@lake.example>', '<a href="mailto:desk@lake.example">desk@lake.example</a>'],
  [
    'Write to desk@lake.example!',
    'Write to <a href="mailto:desk@lake.example">desk@lake.example</a>!',
  ],
  ['It ends.In time, at 8.am, lake.example', 'It ends.In time, at 8.am, lake.example'],
  ['<javascript:alert(1)> ftp://lake.example', '&lt;javascript:alert(1)&gt; ftp://lake.example'],
  [
    '[the lake](lake) https://a.example `https://b.example`',
    '<a href="https://lake.example/" TAB>the lakeANNOUNCED</a> <a href="https://a.example" TAB>https://a.exampleANNOUNCED</a> <code>https://b.example</code>',
  ],
])('a web or mail address in a text is a link: %s', (markdown, html) => {
  const whole = html
    .replaceAll('TAB', 'target="_blank" rel="noopener"')
    .replaceAll('ANNOUNCED', '<span class="vh"> (opens in a new tab)</span>');
  expect(inline(markdown)).toBe(whole);
  expect(prose(markdown)).toBe(`<p>${whole}</p>\n`);
});

test('an address that is written out needs no name in the settings', () => {
  const text = {
    part: 'text',
    form: 'prose',
    markdown: '[a](enquiry) https://lake.example',
  } as const;
  expect(linksInText(text)).toEqual(['enquiry']);
});

test('the lines of code stay as they are, and are words that a search finds', () => {
  const text = 'Type:\n\n```sh\nnpm  test\n  # <all>\n```';
  expect(prose(text)).toBe(
    '<p>Type:</p>\n<pre dir="auto"><code class="language-sh">npm  test\n  # &lt;all&gt;\n</code></pre>\n',
  );
  expect(words(text)).toBe('Type: npm test # <all>');
});

const image = (src: string, alt: string) =>
  `<img src="${src}" alt="${alt}" width="800" height="600" loading="lazy" decoding="async">`;

test('a picture on a line of its own has its caption and credit below it, which a search finds', () => {
  const text = '![A gate](gate.jpg "The *new* gate"){credit="Photo: Rosa"}\n![A pool](pool.svg)';
  expect(prose(text)).toBe(
    `<figure class="t-picture">${image('gate.jpg', 'A gate')}<figcaption>The *new* gate <small>Photo: Rosa</small></figcaption></figure>\n` +
      `<figure class="t-picture">${image('pool.svg', 'A pool')}</figure>\n`,
  );
  expect(prose('The ![gate](gate.svg) {credit="x"}')).toBe(
    `<p>The ${image('gate.svg', 'gate')} {credit=&quot;x&quot;}</p>\n`,
  );
  expect(words(text)).toBe('The *new* gate Photo: Rosa');
});

test.each([
  ['5 < 6 and a <b', null],
  ['a <name> of yours', null],
  ['\\<b> and ``a ` <b>`` but `', null],
  ['`<b>` and\n\n```\n<i>\n```', null],
  ['<B>bold</B>', '<B>'],
  ['line<br/>line', '<br/>'],
  ['- <a href="https://lake.example">x</a>', '<a href='],
  ['<!-- ask Rosa -->', '<!--'],
])('HTML in a text is found: %s', (markdown, written) => {
  expect(htmlInText({ part: 'text', form: 'prose', markdown })).toBe(written);
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What visitors read of HTML, without the remark that a link opens a new tab. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(span class="vh"|sup|a href="#_ref)[^>]*>.*?<\/(?:span|sup|a)>/g, '')
    .replaceAll(/<(?:\/(?:p|li|h\d|blockquote|ul|ol|pre|t[hdr]|figcaption)|hr|br)>/g, ' ')
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
    '\n> — ',
    '\n```\n',
    '\n| a | b |\n| --- | --- |\n| ',
    ' | ',
    '[^1]',
    '\n\n[^1]: ',
    '\n\n![alt](x.jpg "caption"){credit="by"}\n\n',
    ' www.lake.example',
    ' https://a.example',
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
