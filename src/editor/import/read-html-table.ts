import { type PastedCell, type PastedTable, dayOfSerial } from '../../content/index.ts';
import { isHiddenElement } from '../rich-text/index.ts';
import { wordsOf } from './words-of-element.ts';

/** A table with more cells is not meant for a page. */
const maxCells = 20_000;

type ReadTable = {
  /** Null for a table that only lays out a page. */
  part: PastedTable | null;
  cells: readonly Element[];
  hiddenRows: number;
  hiddenColumns: number;
};

/** Parses a table: splits merged cells and leaves out hidden rows. */
export function readHtmlTable(table: HTMLTableElement): ReadTable {
  const all = [...table.rows];
  const shown = all.filter((row) => !isHiddenElement(row));
  const hiddenRows = all.length - shown.length;
  const cells = shown.flatMap((row) => [...row.cells]);
  const hidden = hiddenColumns(table);
  const isWide = shown.some((row) => row.cells.length > 1);
  if (!isWide) return { part: null, cells, hiddenRows, hiddenColumns: hidden.size };
  const grid: PastedCell[][] = shown.map(() => []);
  let count = 0;
  for (const [index, row] of shown.entries()) {
    const line = grid[index] ?? [];
    let column = 0;
    for (const cell of row.cells) {
      if (isHiddenElement(cell)) continue;
      while (line[column] !== undefined) column += 1;
      const read = readCellElement(cell);
      const [width, height] = [spanOf(cell.colSpan), spanOf(cell.rowSpan)];
      count += width * height;
      if (count > maxCells) break;
      for (let down = 0; down < height; down += 1) {
        const target = grid[index + down];
        // A cell merged downwards applies to each row; a name across columns is one name.
        if (!target) break;
        for (let right = 0; right < width; right += 1)
          target[column + right] = right === 0 && !hidden.has(column) ? read : { text: '' };
      }
      column += width;
    }
  }
  const rows = grid.map((line) => Array.from(line, (cell) => cell ?? { text: '' }));
  const hasNames =
    shown[0] !== undefined && [...shown[0].cells].every((cell) => cell.matches('th'));
  const part: PastedTable = { kind: 'table', rows, ...(hasNames ? { hasNames } : {}) };
  return { part, cells, hiddenRows, hiddenColumns: hidden.size };
}

/** Columns that Excel hides, but still puts on the clipboard. */
function hiddenColumns(table: HTMLTableElement): ReadonlySet<number> {
  const columns = [...table.querySelectorAll('col')].flatMap((one) =>
    Array.from({ length: spanOf(one.span) }, () => isHiddenElement(one)),
  );
  return new Set(columns.flatMap((isHidden, index) => (isHidden ? [index] : [])));
}

/** Spreadsheets let a note at the side span thousands of columns. */
const spanOf = (span: number): number => Math.min(Math.max(span, 1), 60);

function readCellElement(cell: HTMLTableCellElement): PastedCell {
  const { plain, markdown } = wordsOf([...cell.childNodes]);
  const value = valueOf(cell);
  // Bold for a whole cell is decoration.
  const isPlain = markdown.split('\\\n').every((line) => /^\*\*[^*]*\*\*$/.test(line));
  return {
    text: plain,
    ...(isPlain || plain === '' ? {} : { markdown: markdown.replaceAll('\\\n', ' ') }),
    ...(plain === '' ? {} : value),
  };
}

/** The value that LibreOffice, Excel and Google Sheets store with a cell. */
function valueOf(cell: Element): { number?: number; day?: string } {
  const google = googleValue(cell);
  const noted = cell.getAttribute('sdval') ?? cell.getAttribute('x:num') ?? google?.text ?? '';
  const number = noted.trim() === '' ? Number.NaN : Number(noted);
  if (!Number.isFinite(number)) return {};
  const format = cell.getAttribute('sdnum')?.split(';').at(-1) ?? '';
  const isDay = google?.isDay === true || /[dy]/i.test(format);
  const day = isDay ? dayOfSerial(number) : null;
  return day === null ? { number } : { day };
}

/** Google stores values as {"1":3,"3":115500}, and formats as {"1":5} for days. */
function googleValue(cell: Element): { text: string; isDay: boolean } | null {
  const [, number] = /"3":(-?[\d.]+)/.exec(cell.getAttribute('data-sheets-value') ?? '') ?? [];
  if (number === undefined) return null;
  const isDay = /"1":[57]\b/.test(cell.getAttribute('data-sheets-numberformat') ?? '');
  return { text: number, isDay };
}
