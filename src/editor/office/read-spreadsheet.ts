import readSheets, { type CellValue } from 'read-excel-file/universal';
import {
  plainWords,
  type PastedCell,
  type PastedDocument,
  type PastedPart,
  columnLetters,
  withoutHidden,
  smallLetters,
} from '../../content/index.ts';
import { sheetFacts, decoded, isStruckRun, withoutCharts } from './hidden-parts.ts';
import { repack } from './unpack.ts';

const words = /<t\b[^<>]*>([^<]*)<\/t>/g;

/** A larger spreadsheet is refused. */
const maxCells = 20_000;

const isDefaultName = /^(?:sheet|tabelle|feuille|laha)\s?\d*$/i;

/**
 * Reads the sheets of an Excel file with the results of formulas, without hidden sheets, rows and columns. Null if it
 * is too long.
 */
export async function readSpreadsheet(
  bytes: ArrayBuffer,
  texts: ReadonlyMap<string, string>,
): Promise<PastedDocument | null> {
  const facts = sheetFacts(texts);
  const { parts: rewritten, struck } = rewriteWorkbook(texts);
  const sheets = (await readSheets(repack(bytes, rewritten))).filter(
    ({ sheet, data }) => facts.get(sheet)?.isHidden !== true && data.length > 0,
  );
  const count = sheets.reduce((sum, { data }) => sum + data.length * (data[0]?.length ?? 0), 0);
  if (count > maxCells) return null;
  const struckWords = [...struck];
  let hiddenRows = 0;
  let hiddenColumns = 0;
  const parts = sheets.flatMap(({ sheet, data }): PastedPart[] => {
    const {
      hiddenRows: hidden = new Set<number>(),
      hiddenColumns: hiddenHere = new Set<number>(),
      merged = [],
      struck: struckCells = new Set<string>(),
    } = facts.get(sheet) ?? {};
    const rows = data.map((row, index) =>
      row.map((value, column) => {
        const cell = cellOf(value);
        if (cell.text === '' || !struckCells.has(`${columnLetters(column)}${index + 1}`))
          return cell;
        struckWords.push(cell.text);
        return { text: '' };
      }),
    );
    for (const { from, to, column } of merged) {
      const cell = rows[from]?.[column];
      for (const row of rows.slice(from + 1, to + 1)) if (cell) row[column] = cell;
    }
    // A hidden row stays as an empty one, so that the others keep their numbers.
    const shown = rows.map((row, index) =>
      hidden.has(index)
        ? []
        : row.map((cell, column) => (hiddenHere.has(column) ? { text: '' } : cell)),
    );
    hiddenColumns += [...hiddenHere].filter((column) =>
      rows.some((row) => (row[column]?.text ?? '') !== ''),
    ).length;
    hiddenRows += rows.filter(
      (row, index) => hidden.has(index) && row.some(({ text }) => text !== ''),
    ).length;
    const isNamed = sheets.length > 1 && !isDefaultName.test(sheet);
    const heading: PastedPart[] = isNamed
      ? [{ kind: 'heading', level: 1, ...plainWords(sheet) }]
      : [];
    return [...heading, { kind: 'table', rows: shown }];
  });
  const leftOut = { struck: struckWords, hidden: [], lettered: 0 };
  return { parts, hiddenRows, hiddenColumns, leftOut };
}

function cellOf(value: CellValue | null): PastedCell {
  if (value === null) return { text: '' };
  if (value instanceof Date) {
    const [day = '', time = ''] = value.toISOString().split('T');
    // Times of day are dates before the first day.
    return value.getUTCFullYear() < 1900 ? { text: time.slice(0, 5) } : { text: day, day };
  }
  if (typeof value === 'number') {
    // 0.1 + 0.2 is shown as 0.3.
    const number = Number(value.toPrecision(15));
    return { text: String(number), number };
  }
  // Reports escape line ends twice, and Excel then shows the code.
  return { text: withoutHidden(String(value).replaceAll(/_x000D_/gi, '')).trim() };
}

/**
 * Rewrites the parts of an Excel file for its reader: without sheets that have no cells and words struck out within a
 * cell, and with raised and lowered letters.
 */
function rewriteWorkbook(texts: ReadonlyMap<string, string>): {
  parts: Map<string, string>;
  struck: readonly string[];
} {
  const struck: string[] = [];
  const parts = new Map([['xl/workbook.xml', withoutCharts(texts)]]);
  for (const [name, text] of texts) {
    if (/(?:sharedStrings|worksheets\/[^/]+)\.xml$/.test(name))
      parts.set(name, rewriteRuns(text, struck));
  }
  return { parts, struck };
}

function rewriteRuns(text: string, struck: string[]): string {
  let before = '';
  return text
    .split('<r>')
    .map((part, index) => {
      const end = part.indexOf('</r>');
      if (index === 0 || end < 0) return (index === 0 ? '' : '<r>') + part;
      const run = part.slice(0, end);
      const written = Array.from(run.matchAll(words), ([, one = '']) => decoded(one)).join('');
      const rest = part.slice(end + '</r>'.length);
      if (isStruckRun(run)) {
        if (written.trim() !== '') struck.push(written.trim());
        return rest;
      }
      const [, side] = /<vertAlign\b[^<>]*val="(super|sub)script"/.exec(run) ?? [];
      const small = side === undefined ? written : smallLetters(written, side === 'super', before);
      before = written;
      return `<r>${small === written ? run : run.replace(words, `<t>${small}</t>`)}</r>${rest}`;
    })
    .join('');
}
