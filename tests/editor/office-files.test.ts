// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { metaOf } from '../../schema/fields/field.ts';
import { proposeBlocks } from '../../src/content/editing/import/propose-blocks.ts';
import { readOfficeFile } from '../../src/editor/office/read-office-file.ts';
import { readHtml } from '../../src/editor/import/read-html.ts';
import { excelFile, excelRow, pack, wordFile, wordParagraph } from './packed-files.ts';

const options = {
  language: 'en',
  labelOf: (field: Parameters<typeof metaOf>[0]) => metaOf(field).label,
};

async function readExcel(bytes: ArrayBuffer) {
  const answer = await readOfficeFile({ kind: 'read-file', type: 'xlsx', bytes });
  if (answer.kind !== 'document') throw new Error(JSON.stringify(answer));
  return answer.document;
}

test('an Excel file gives the values of its formulas and days, without hidden sheets and rows', async () => {
  const document = await readExcel(
    excelFile([
      {
        name: 'Fees 2027',
        rows: [
          excelRow(1, ['Term', 'Amount']),
          excelRow(2, ['Term 1', 115_500]),
          excelRow(3, ['Draft', 1], true),
          excelRow(4, ['Term 2', 105_500.5]),
          excelRow(5, ['Total', { formula: 'SUM(B2:B4)', value: 221_000.5 }]),
        ].join(''),
      },
      {
        name: 'Dates',
        rows:
          excelRow(1, ['Event', 'Day']) +
          excelRow(2, ['Opening', { date: 46_391 }]) +
          excelRow(3, ['Sports', { date: 46_458 }]),
      },
      { name: 'Salaries', state: 'hidden', rows: excelRow(1, ['Name', 5]) },
    ]),
  );
  expect(document.hiddenRows).toBe(1);
  expect(proposeBlocks(document, options).map(({ value }) => value)).toEqual([
    {
      type: 'fee-table',
      title: 'Fees 2027',
      terms: [
        { term: 'Term 1', amount: 115_500 },
        { term: 'Term 2', amount: 105_500.5 },
      ],
      annualTotal: 221_000.5,
    },
    {
      type: 'calendar',
      title: 'Dates',
      year: 2027,
      events: [
        { event: 'Opening', date: '2027-01-04' },
        { event: 'Sports', date: '2027-03-12' },
      ],
    },
  ]);
});

test('hidden columns of an Excel file are left out, and counted', async () => {
  const document = await readExcel(
    excelFile([
      {
        name: 'Sheet1',
        before: '<cols><col min="2" max="2" width="9" hidden="1"/></cols>',
        rows:
          excelRow(1, ['Term', 'Last year', 'Amount']) + excelRow(2, ['Term 1', 99_000, 115_500]),
      },
    ]),
  );
  expect(document.hiddenColumns).toBe(1);
  expect(JSON.stringify(document.parts)).not.toContain('99000');
});

test('what is merged downwards is true of each of its rows', async () => {
  const document = await readExcel(
    excelFile([
      {
        name: 'Sheet1',
        rows:
          excelRow(1, ['House', 'Room']) + excelRow(2, ['North', 'A']) + excelRow(3, [null, 'B']),
        after: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
      },
    ]),
  );
  expect(document.parts).toMatchObject([
    {
      rows: [
        [{ text: 'House' }, {}],
        [{ text: 'North' }, { text: 'A' }],
        [{ text: 'North' }, { text: 'B' }],
      ],
    },
  ]);
});

const row = (...cells: string[]) =>
  `<w:tr>${cells.map((text) => `<w:tc>${wordParagraph(text)}</w:tc>`).join('')}</w:tr>`;

test('a Word file becomes headings, texts and tables', async () => {
  const answer = await readOfficeFile({
    kind: 'read-file',
    type: 'docx',
    bytes: wordFile(
      wordParagraph('Visiting day', 'Heading1') +
        wordParagraph('Dear parents, you are welcome.') +
        `<w:tbl>${row('Event', 'Date')}${row('Visiting day', '6 March 2027')}${row('Prize day', '10 July 2027')}</w:tbl>`,
    ),
  });
  const document = readHtml(answer.kind === 'html' ? answer.html : '');
  expect(proposeBlocks(document, options).map(({ value }) => value)).toEqual([
    { type: 'prose', title: 'Visiting day', text: 'Dear parents, you are welcome.' },
    {
      type: 'calendar',
      year: 2027,
      events: [
        { event: 'Visiting day', date: '2027-03-06' },
        { event: 'Prize day', date: '2027-07-10' },
      ],
    },
  ]);
});

/** A file that LibreOffice wrote, as a document. */
async function readLetter(name: string) {
  const { buffer } = Uint8Array.from(readFileSync(`tests/fixtures/office/${name}`));
  const answer = await readOfficeFile({ kind: 'read-file', type: 'docx', bytes: buffer });
  return readHtml(answer.kind === 'html' ? answer.html : '');
}

test('the pictures of a letter are proposed where they stand, with the descriptions that they have there', async () => {
  const found = proposeBlocks(await readLetter('letter-with-pictures.docx'), options);
  expect(found.map(({ value }) => value['type'])).toEqual([
    'prose',
    'cards',
    'prose',
    'calendar',
    'prose',
  ]);
  const { pictures = [] } = found[1] ?? {};
  expect(pictures.map(({ alt, file }) => [alt, file.type, file.size])).toEqual([
    ['The new pool behind the dormitories', 'image/png', 157],
    ['', 'image/png', 157],
  ]);
});

test('a picture that a letter only links to is not loaded, and is left out', async () => {
  const { parts } = await readLetter('letter-with-linked-pictures.docx');
  expect(parts.filter(({ kind }) => kind === 'picture')).toEqual([
    { kind: 'picture', alt: '', file: null },
    { kind: 'picture', alt: '', file: null },
  ]);
  const found = proposeBlocks({ parts, hiddenRows: 0 }, options);
  expect(found.flatMap(({ pictures }) => pictures)).toEqual([]);
});

const run = (properties: string, words: string) =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;

const listLevel = (level: number, format: string, text: string, start = 1) =>
  `<w:lvl w:ilvl="${level}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

const inList = (id: number, level: number, words: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run('', words)}</w:p>`;

async function readWord(bytes: ArrayBuffer) {
  const answer = await readOfficeFile({ kind: 'read-file', type: 'docx', bytes });
  if (answer.kind !== 'html') throw new Error(JSON.stringify(answer));
  const document = readHtml(answer.html);
  return { ...document, texts: proposeBlocks(document, options).map(({ value }) => value['text']) };
}

test('words of a Word file that are struck out, deleted or hidden are left out and counted', async () => {
  const styles =
    '<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>' +
    '<w:style w:type="character" w:styleId="Deep"><w:name w:val="Deep"/><w:basedOn w:val="Secret"/></w:style>';
  const { texts, leftOut } = await readWord(
    wordFile(
      `<w:p>${run('', 'Fee ')}${run('<w:strike/>', '500')}${run('<w:strike w:val="0"/>', ' 600')}` +
        `${run('<w:dstrike/>', ' on Monday')}${run('<w:vanish/>', ' draft')}${run('<w:rStyle w:val="Deep"/>', ' note')}` +
        `<w:del w:id="1"><w:r><w:delText xml:space="preserve"> in cash</w:delText></w:r></w:del><w:ins w:id="2">${run('', ' now')}</w:ins>` +
        `${run('', ': 20 m')}${run('<w:vertAlign w:val="superscript"/>', '2')}${run('', ', H')}${run('<w:vertAlign w:val="subscript"/>', '2')}${run('', 'O')}</w:p>`,
      styles,
    ),
  );
  expect(texts).toEqual(['Fee 600 now: 20 m², H₂O']);
  expect(leftOut?.struck).toEqual(['500', 'on Monday', 'in cash']);
  expect(leftOut?.hidden).toEqual(['draft note']);
});

test('the lists of a Word file keep their numbers and letters', async () => {
  const numbering =
    `<w:abstractNum w:abstractNumId="0">${listLevel(0, 'decimal', '%1.', 3)}${listLevel(1, 'lowerLetter', '%2)')}${listLevel(2, 'decimal', '%1.%3')}</w:abstractNum>` +
    `<w:abstractNum w:abstractNumId="1">${listLevel(0, 'bullet', '•')}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>' +
    '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>';
  const { texts } = await readWord(
    wordFile(
      inList(1, 0, 'a') +
        inList(1, 1, 'b') +
        inList(1, 1, 'c') +
        inList(1, 0, 'd') +
        inList(2, 0, 'e') +
        inList(3, 0, 'f') +
        inList(3, 2, 'g'),
      '',
      numbering,
    ),
  );
  expect(texts).toEqual(['3. a\n   - a) b\n   - b) c\n4. d\n\n- e\n\n1. f\n   - 1.1 g']);
});

const writtenCell = (inner: string, style: number, cell: string) =>
  `<c r="${cell}" t="inlineStr" s="${style}"><is>${inner}</is></c>`;

test('a workbook with a chart sheet is read, without what is struck out in its cells', async () => {
  const document = await readExcel(
    excelFile([
      { name: 'Chart', rows: '', isChart: true },
      {
        name: 'Rooms',
        rows:
          excelRow(1, ['Room', 'Size']) +
          `<row r="2">${writtenCell('<t>Hall_x000D_\nof _x005F_x0041__x005F_x000D_</t>', 0, 'A2')}${writtenCell('<r><rPr><strike/></rPr><t>90 m</t></r><r><t>80 m</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r>', 0, 'B2')}</row>` +
          `<row r="3">${writtenCell('<t>Old gym</t>', 2, 'A3')}<c r="B3" s="2"><v>40</v></c></row>` +
          excelRow(4, ['Lab', '30']),
      },
    ]),
  );
  expect(document.parts).toMatchObject([
    {
      rows: [
        [{ text: 'Room' }, { text: 'Size' }],
        [{ text: 'Hall\nof _x0041_' }, { text: '80 m²' }],
        [{ text: '' }, { text: '' }],
        [{ text: 'Lab' }, { text: '30' }],
      ],
    },
  ]);
  expect(document.leftOut?.struck).toEqual(['90 m', 'Old gym', '40']);
});

/** Why a file is not read. */
async function refusalOf(bytes: ArrayBuffer): Promise<string> {
  const answer = await readOfficeFile({ kind: 'read-file', type: 'xlsx', bytes });
  return answer.kind === 'refused' ? answer.reason : answer.kind;
}

test('what is too much, damaged or something else is refused with its reason', async () => {
  // 61 MB that pack into 60 KB.
  const bomb = pack({ 'xl/worksheets/sheet1.xml': ' '.repeat(61 * 1024 * 1024) });
  expect(bomb.byteLength).toBeLessThan(100_000);
  expect(await refusalOf(bomb)).toBe('packed');
  const long = Array.from({ length: 5001 }, (_, index) => excelRow(index + 1, [1, 2, 3, 4])).join(
    '',
  );
  expect(await refusalOf(excelFile([{ name: 'Long', rows: long }]))).toBe('cells');
  expect(await refusalOf(new TextEncoder().encode('<html>not packed</html>').buffer)).toBe(
    'unreadable',
  );
  expect(await refusalOf(pack({ 'other.txt': 'a' }))).toBe('unreadable');
});
