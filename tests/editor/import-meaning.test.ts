// @vitest-environment jsdom
import { DOMParser as ProseParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { metaOf } from '../../schema/fields/field.ts';
import { proposeBlocks } from '../../src/content/editing/import/propose-blocks.ts';
import { readCsv, readPlain } from '../../src/content/editing/import/read-plain.ts';
import { textOf as textOfFile } from '../../src/editor/import/read-file.ts';
import { readInput } from '../../src/editor/import/read-input.ts';
import { grammar } from '../../src/editor/rich-text/grammar.ts';
import { pastedHtml } from '../../src/editor/rich-text/pasted-html.ts';
import { readText } from '../../src/editor/rich-text/read-text.ts';
import { writeText } from '../../src/editor/rich-text/write-text.ts';
import { textRenderer } from '../text-renderer.ts';

const options = {
  language: 'en',
  labelOf: (field: Parameters<typeof metaOf>[0]) => metaOf(field).label,
};

const read = (html: string, text = '') =>
  readInput({ html, text, files: [] }, (address) => address);

/** The only text that a paste becomes. */
const textOf = (html: string, text = ''): unknown =>
  proposeBlocks(read(html, text), options)[0]?.value['text'];

/** The text that a paste becomes in a field of longer texts. */
function typedText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    pastedHtml(html, (address) => address),
    'text/html',
  );
  const before = readText('');
  if (!before) throw new Error('An empty text can be read.');
  return writeText(ProseParser.fromSchema(grammar).parse(body), before);
}

const render = textRenderer((href) => ({ href, kind: 'page', newTab: false }));

/** The list markers that visitors see: numbers, and bullets. */
function markersOf(markdown: string): string[] {
  const { html } = render({ part: 'text', form: 'prose', markdown });
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('li')].map((item) => {
    const list = item.parentElement;
    const number = list ? [...list.children].indexOf(item) : 0;
    const marker = list instanceof HTMLOListElement ? `${list.start + number}.` : '•';
    return `${marker} ${(item.firstChild?.textContent ?? '').trim()}`;
  });
}

const word = (rest: string, level: number, list: string, marker: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo${list.slice(1)}'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${rest}</p>\n`;

test.each([
  [
    'Word',
    '<p>Fee <del>500</del><ins>600</ins>, <s>Monday</s> Tuesday</p>',
    'Fee 600, Tuesday',
    ['500', 'Monday'],
  ],
  ['an old page', '<p>Fee <strike>500</strike> 600.</p>', 'Fee 600.', ['500']],
  [
    'Google Docs',
    '<b style="font-weight:normal"><p><span style="text-decoration:line-through;vertical-align:baseline">5</span><span style="font-weight:700;text-decoration:underline line-through">00</span><span> 600</span></p></b>',
    '600',
    ['5 00'],
  ],
  [
    'Pages',
    '<style>span.s2 {color: red; text-decoration: line-through}</style><p>Fee <span class="s2">500</span>.</p>',
    'Fee.',
    ['500'],
  ],
  ['a whole paragraph', '<p>One.</p><p><s>Two.</s></p>', 'One.', ['Two.']],
  ['an item', '<ol><li>a</li><li><del>b</del></li><li>c</li></ol>', '1. a\n\n3) c', ['b']],
])('what is struck out is left out and counted: %s', (_from, html, text, struck) => {
  expect(textOf(html)).toBe(text);
  expect(read(html).leftOut?.struck).toEqual(struck);
  expect(typedText(html).replaceAll('\n\n', '')).toBe(text.replaceAll('\n\n', ''));
});

test.each([
  'display:none',
  'visibility:hidden',
  'mso-hide:all;display:none',
  'mso-hide: all',
  'font-size:0',
  'font-size:0px',
])('hidden words are left out and counted: %s', (style) => {
  const html = `<p>Pay<span style='${style}'> 500 to</span> now</p>`;
  expect(textOf(html)).toBe('Pay now');
  expect(read(html).leftOut?.hidden).toEqual(['500 to']);
  expect(typedText(html)).toBe('Pay now');
});

test('what is hidden by an attribute or a style sheet is left out, and what stands in it apart is not', () => {
  expect(textOf('<p>Pay<span hidden> 500</span> now</p>')).toBe('Pay now');
  expect(textOf('<style>.x{display:none}</style><p>Pay<b class=x> 500</b> now</p>')).toBe(
    'Pay now',
  );
  expect(textOf('<style>@media print{p{display:none}}</style><p>Pay now</p>')).toBe('Pay now');
  expect(textOf('<p style="font-size:0"><span style="font-size:14px">Pay</span></p>')).toBe('Pay');
});

test('the words of a chat that are struck out are left out', () => {
  expect(textOf('', 'Fee: ~500~ 600, on ~Monday~ Tuesday.')).toBe('Fee: 600, on Tuesday.');
  expect(textOf('', '~~500~~ 600')).toBe('600');
  expect(textOf('', 'About ~5 to ~6 km')).toBe('About ~5 to ~6 km');
  // The text of a clipboard has in it what its HTML strikes out.
  expect(textOf('<span>Fee <s>500</s> 600</span>', 'Fee 500 600')).toBe('Fee 600');
});

test('cells that are struck out by a class or in part lose those words', () => {
  const html =
    '<style>.xl66{text-decoration:line-through;}.font5{text-decoration:line-through}</style>' +
    '<table><tr><td><b>Item<br>name</b></td><td><b>Fee</b></td></tr><tr><td>Tea</td><td><font class="font5">500</font> 600</td></tr><tr><td>Milk</td><td class=xl66>700</td></tr><tr><td>Rice</td><td>80</td></tr></table>';
  const { parts, leftOut } = read(html);
  expect(parts).toMatchObject([
    {
      rows: [
        [{ text: 'Item\nname' }, { text: 'Fee' }],
        [{ text: 'Tea' }, { text: '600' }],
        [{ text: 'Milk' }, { text: '' }],
        [{ text: 'Rice' }, { text: '80' }],
      ],
    },
  ]);
  expect(JSON.stringify(parts)).not.toContain('**');
  expect(leftOut?.struck).toEqual(['500', '700']);
});

test.each([
  ['of Word that go on', word('a', 1, 'l0', '3.') + word('b', 1, 'l0', '4.'), ['3. a', '4. b']],
  [
    'of Word in which another kind follows at once',
    word('a', 1, 'l0', '·') + word('b', 1, 'l1', '1.') + word('c', 1, 'l1', '2.'),
    ['• a', '1. b', '2. c'],
  ],
  [
    'of Word that begin again',
    word('a', 1, 'l0', '1.') + word('b', 1, 'l1', '1.') + word('c', 1, 'l1', '(2)'),
    ['1. a', '1. b', '2. c'],
  ],
  [
    'of Word with letters and levels',
    word('a', 1, 'l0', '2.') +
      word('b', 2, 'l0', 'a)') +
      word('c', 3, 'l0', 'ii.') +
      word('d', 2, 'l0', 'b)') +
      word('e', 1, 'l0', '3.') +
      word('f', 1, 'l0', '3.1'),
    ['2. a', '• a) b', '• ii. c', '• b) d', '3. e', '• 3.1 f'],
  ],
  ['that begin later', '<ol start="5"><li>a</li><li>b</li></ol>', ['5. a', '6. b']],
  [
    'with numbers of their own',
    '<ol><li>a</li><li value="7">b</li><li>c</li></ol>',
    ['1. a', '7. b', '8. c'],
  ],
  ['that count down', '<ol reversed><li>a</li><li>b</li></ol>', ['2. a', '1. b']],
  ['with letters', '<ol type="a" start="3"><li>a</li><li>b</li></ol>', ['• c. a', '• d. b']],
  [
    'of Google Docs with Roman numbers',
    '<ol><li style="list-style-type:lower-roman"><p>a</p></li><li style="list-style-type:lower-roman"><p>b</p></li></ol>',
    ['• i. a', '• ii. b'],
  ],
  [
    'of Pages with capital letters',
    '<style>ol.ol1 {list-style-type: upper-alpha}</style><ol class="ol1"><li>a</li></ol>',
    ['• A. a'],
  ],
  [
    'of Word on the web',
    '<div class="ListContainerWrapper"><ol start="2"><li aria-level="1"><p>a</p></li></ol></div><div class="ListContainerWrapper"><ol type="a"><li aria-level="2" data-leveltext="%2)" style="list-style-type:lower-alpha"><p>b</p></li></ol></div><div class="ListContainerWrapper"><ol start="3"><li aria-level="1"><p>c</p></li></ol></div>',
    ['2. a', '• a) b', '3. c'],
  ],
])('the markers of lists survive, in a block and in a field: %s', (_which, html, markers) => {
  expect(markersOf(String(textOf(html)))).toEqual(markers);
  expect(markersOf(typedText(html))).toEqual(markers);
});

test.each([
  ['3. a\n4. b', ['3. a', '4. b']],
  ['1. a\n2. b\n7. c', ['1. a', '2. b', '7. c']],
  ['• a\n1. b\n2. c', ['• a', '1. b', '2. c']],
  ['a) x\nb) y', ['• a) x', '• b) y']],
  ['i. x\nii. y', ['• i. x', '• ii. y']],
  ['1. a\n2. b\n\n1. c', ['1. a', '2. b', '1. c']],
])('the markers of typed lists survive: %j', (text, markers) => {
  expect(markersOf(String(textOf('', text)))).toEqual(markers);
});

test.each([
  ['20 m<sup>2</sup>, H<sub>2</sub>O', '20 m², H₂O'],
  ['10<sup>-6</sup> and 5<sup>th</sup> 1<sup>st</sup>', '10⁻⁶ and 5th 1st'],
  ['x<sup>n+k</sup> and v<sub>max</sub>', String.raw`x^(n+k) and v\_(max)`],
  ['see<sup>[1]</sup>, more<sup>*</sup>', String.raw`see\[1\], more\*`],
  ['CO<span style="vertical-align:sub;font-size:0.6em">2</span>', 'CO₂'],
  ['m<span style="vertical-align:super"><b>3</b></span>', 'm**³**'],
  ['Brand<sup>TM</sup> <q>Yes</q> <mark>now</mark>', 'BrandTM “Yes” now'],
])('raised and lowered letters keep their meaning: %s', (html, text) => {
  expect(textOf(`<p>${html}</p>`)).toBe(text);
});

test('a heading without a text is a text, and not both', () => {
  for (const html of ['<p><b>Closed on Friday</b></p>', '<h1>Closed on Friday</h1>'])
    expect(proposeBlocks(read(html), options).map(({ value }) => value)).toEqual([
      { type: 'prose', text: 'Closed on Friday' },
    ]);
  expect(proposeBlocks(read('<h1>One</h1><h2>Two</h2><p>Three</p>'), options)).toMatchObject([
    { value: { text: 'One' }, title: '' },
    { value: { title: 'Two', text: 'Three' } },
  ]);
});

const rows = [
  ['Item', 'Price'],
  ['Café A', '1,50'],
  ['Two\nlines', '2'],
];
const cells = rows.map((row) => row.map((text) => ({ text })));
const written = (separator: string, end = '\r\n') =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join(end);

function wide(text: string, isLittle: boolean, mark = '\uFEFF'): ArrayBuffer {
  const view = new DataView(new ArrayBuffer((mark + text).length * 2));
  Array.from(mark + text, (letter, index) =>
    view.setUint16(index * 2, letter.charCodeAt(0), isLittle),
  );
  return view.buffer;
}

const bytesOf = (text: string): ArrayBuffer =>
  new Uint8Array(new TextEncoder().encode(text)).buffer;
const latin = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'latin1')).buffer;

test.each([
  ['with the line sep=', bytesOf(`sep=;\r\n${written(';')}`)],
  ['with the line sep= in quotes', bytesOf(`\uFEFF"sep=|"\n${written('|', '\n')}`)],
  ['with a byte order mark', bytesOf(`\uFEFF${written(',')}`)],
  ['with tabs', bytesOf(written('\t'))],
  ['with the line ends of old Macs', bytesOf(written(';', '\r'))],
  ['of Windows', latin(written(';'))],
  ['as Unicode text', wide(written('\t'), true)],
  ['as Unicode text, the large byte first', wide(written('\t'), false)],
  ['as Unicode text without a mark', wide(written('\t'), true, '')],
])('a table of text is read %s', (_how, bytes) => {
  expect(readCsv(textOfFile(bytes)).parts).toMatchObject([{ kind: 'table', rows: cells }]);
});

test('a pasted table may begin with the line sep=', () => {
  expect(readPlain(`sep=;\n${written(';')}`).parts).toMatchObject([{ kind: 'table', rows: cells }]);
});
