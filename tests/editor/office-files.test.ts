// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { metaOf } from '../../schema/fields/field.ts';
import { proposeBlocks } from '../../src/editing/import/propose-blocks.ts';
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
