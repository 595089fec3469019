import { strToU8, zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Packs texts as an office program does. */
export const pack = (files: Record<string, string>): ArrayBuffer =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  ).buffer;

const links = (of: Record<string, { type: string; target: string }>): string =>
  `${head}<Relationships xmlns="${relations}">${Object.entries(of)
    .map(
      ([id, { type, target }]) =>
        `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const relationId = (index: number) => `rId${index + 1}`;

type SheetOptions = {
  name: string;
  before?: string;
  rows: string;
  after?: string;
  state?: string;
  /** A sheet that has a chart and no cells. */
  isChart?: boolean;
};

/** An Excel file with sheets whose rows are written as XML. Style 1 is a date, style 2 is struck out. */
export function excelFile(sheets: readonly SheetOptions[]): ArrayBuffer {
  const parts = Object.fromEntries(
    sheets.map(({ before = '', rows, after = '', isChart = false }, index) => [
      `xl/${isChart ? 'chart' : 'work'}sheets/sheet${index + 1}.xml`,
      isChart
        ? `${head}<chartsheet xmlns="${main}"><sheetViews/></chartsheet>`
        : `${head}<worksheet xmlns="${main}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    ]),
  );
  const list = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="${relationId(index)}"/>`,
  );
  return pack({
    '_rels/.rels': links({ rId1: { type: 'officeDocument', target: 'xl/workbook.xml' } }),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links({
      ...Object.fromEntries(
        sheets.map(({ isChart = false }, index) => {
          const type = isChart ? 'chartsheet' : 'worksheet';
          return [relationId(index), { type, target: `${type}s/sheet${index + 1}.xml` }];
        }),
      ),
      rId98: { type: 'styles', target: 'styles.xml' },
      rId99: { type: 'sharedStrings', target: 'sharedStrings.xml' },
    }),
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><strike/></font></fonts><cellXfs count="3"><xf numFmtId="0" fontId="0"/><xf numFmtId="14" fontId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}"/>`,
    ...parts,
  });
}

type Cell = string | number | { date: number } | { formula: string; value: number } | null;

/** A row of an Excel file; `row` is its number, from 1. */
export const excelRow = (row: number, cells: readonly Cell[], isHidden = false): string =>
  `<row r="${row}"${isHidden ? ' hidden="1"' : ''}>${cells
    .map((cell, index) => writeCell(cell, `${String.fromCodePoint(65 + index)}${row}`))
    .join('')}</row>`;

function writeCell(cell: Cell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if ('date' in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
  return `<c r="${at}"><f>${cell.formula}</f><v>${cell.value}</v></c>`;
}

/** A Word file whose body is written as XML. */
export const wordFile = (body: string, styles = '', numbering = ''): ArrayBuffer =>
  pack({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': links({ rId1: { type: 'officeDocument', target: 'word/document.xml' } }),
    'word/styles.xml': `${head}<w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>${styles}</w:styles>`,
    'word/_rels/document.xml.rels': links({
      rId1: { type: 'styles', target: 'styles.xml' },
      rId2: { type: 'numbering', target: 'numbering.xml' },
    }),
    'word/numbering.xml': `${head}<w:numbering xmlns:w="${word}">${numbering}</w:numbering>`,
    'word/document.xml': `${head}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  });

/** A paragraph of a Word file. */
export const wordParagraph = (text: string, style = ''): string =>
  `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
