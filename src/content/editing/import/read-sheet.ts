import { readAmount } from '../read-cell.ts';
import { isPercentage, isYear } from './kinds-of-figures.ts';
import type { PastedCell, PastedPart, PastedTable } from './pasted-document.ts';
import { plainWords } from './pasted-document.ts';
import { isDay } from './read-days.ts';

/** A table with its header and total rows identified. Positions count from 0, as in the spreadsheet. */
export type Sheet = {
  rows: readonly (readonly PastedCell[])[];
  /** The columns with cells in them. */
  columns: readonly number[];
  /** The row with the names of the columns; null if there is none. */
  header: number | null;
  body: readonly number[];
  /** The row with the sum of the others; null if there is none. */
  total: number | null;
};

/** The words with which a row or a column of sums begins, in English and Kiswahili. */
const sums =
  /^(?:grand |annual |sub-?|year )?(?:total|sum)s?\b|\btotals?$|^(?:jumla|kiasi chote)\b/i;

export const namesSum = (text: string): boolean => sums.test(text.trim());

/**
 * Whether a cell is a number, by its value or as it is written. A percentage is none: it says how much of something; nor
 * are digits behind a zero, which a spreadsheet may show of a number.
 */
export const isAmount = (cell: PastedCell): boolean =>
  cell.day === undefined &&
  !isPercentage(cell) &&
  !/^0\d/.test(cell.text) &&
  (cell.number !== undefined || 'value' in (cell.amount ?? readAmount(cell.text)));

const isFigure = (cell: PastedCell): boolean => isAmount(cell) || isPercentage(cell);

const isFilled = (cell: PastedCell | undefined): boolean => (cell?.text ?? '') !== '';

const filledIn = (row: readonly PastedCell[]): PastedCell[] => row.filter(isFilled);

/**
 * The parts of a table of a spreadsheet: a line above or below its rows is a heading or a paragraph, and after empty
 * rows another table begins.
 */
export function partsOfSheet(table: PastedTable): PastedPart[] {
  const { rows } = table;
  const parts: PastedPart[] = [];
  let stretch: PastedCell[][] = [];
  let isAfterGap = false;
  // Rows before are left empty, so that each row has the number that the spreadsheet shows.
  const end = () => {
    if (stretch.length > 0) parts.push({ ...table, rows: stretch });
    stretch = [];
  };
  for (const [index, row] of rows.entries()) {
    const filled = filledIn(row);
    const [single] = filled;
    if (filled.length === 0) {
      isAfterGap = true;
      continue;
    }
    if (isAfterGap && beginsTable(filled, stretch)) end();
    isAfterGap = false;
    const isLine =
      filled.length === 1 && single !== undefined && isLineBeside(rows, index, stretch);
    if (isLine) {
      end();
      const words = plainWords(single.text);
      const isTitle = single.text.length <= 90 && !/[.:;]$/.test(single.text);
      const hasTableBelow = rows.slice(index + 1).some((one) => filledIn(one).length > 1);
      parts.push(
        isTitle && hasTableBelow
          ? { kind: 'heading', level: 2, ...words }
          : { kind: 'paragraph', ...words },
      );
      continue;
    }
    if (stretch.length === 0) stretch = Array.from({ length: index }, () => []);
    while (stretch.length < index) stretch.push([]);
    stretch.push([...row]);
  }
  end();
  return parts;
}

/** Whether a row below an empty one begins another table: a line by itself, or names below figures. */
function beginsTable(
  filled: readonly PastedCell[],
  stretch: readonly (readonly PastedCell[])[],
): boolean {
  const before = filledIn(stretch.findLast((row) => filledIn(row).length > 1) ?? []);
  return (
    before.length > 0 && (filled.length === 1 || (before.some(isFigure) && !filled.some(isFigure)))
  );
}

/** Whether a row with a single cell stands above or below a table, rather than being a row with empty cells. */
function isLineBeside(
  rows: PastedTable['rows'],
  index: number,
  stretch: readonly (readonly PastedCell[])[],
): boolean {
  const isWide = rows.some((row) => filledIn(row).length > 1);
  if (!isWide) return false;
  const isFirst = !stretch.some((row) => filledIn(row).length > 0);
  const isLast = !rows.slice(index + 1).some((row) => filledIn(row).length > 1);
  return isFirst || isLast;
}

type SheetOptions = {
  /** Whether a text is the label of some field. */
  isName: (text: string) => boolean;
  language: string;
  /** Whether the first row has the names of the columns, if the source says so. */
  hasNames?: boolean | undefined;
};

/** Finds the header and total rows of a table. */
export function readSheet({ rows }: PastedTable, options: SheetOptions): Sheet {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) =>
    rows.some((row) => isFilled(row[index])),
  );
  const filled = rows.flatMap((row, index) => (filledIn(row).length > 0 ? [index] : []));
  const [first, ...others] = filled;
  const { hasNames = first !== undefined && isHeader(rows, first, others, options) } = options;
  const header = hasNames ? (first ?? null) : null;
  const inBody = header === null ? filled : others;
  const isSum = (index: number) =>
    filledIn(rows[index] ?? []).length > 1 && namesSum(nameOf(rows[index]));
  const total = inBody.findLast(isSum) ?? null;
  return { rows, columns, header, body: inBody.filter((index) => index !== total), total };
}

const nameOf = (row: readonly PastedCell[] | undefined): string =>
  filledIn(row ?? [])[0]?.text ?? '';

function isHeader(
  rows: PastedTable['rows'],
  first: number,
  others: readonly number[],
  { isName, language }: SheetOptions,
): boolean {
  const cells = rows[first] ?? [];
  if (others.length === 0 || filledIn(cells).length < 2) return false;
  const areWords = filledIn(cells).every(
    (cell) =>
      cell.text.length <= 60 &&
      !cell.text.endsWith('?') &&
      !isDay(cell, language) &&
      (!isFigure(cell) || isYear(cell)),
  );
  if (!areWords) return false;
  if (filledIn(cells).some(({ text }) => isName(text))) return true;
  // Names stand above cells of another kind.
  return cells.some((cell, index) => {
    const below = others.map((row) => rows[row]?.[index]).filter(isFilled);
    const typed = below.filter(
      (one) => one && (isDay(one, language) || (isFigure(one) && !isYear(one))),
    );
    return isFilled(cell) && below.length > 0 && typed.length * 2 >= below.length;
  });
}

export const turned = ({ rows, hasNames }: PastedTable): PastedTable => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return {
    kind: 'table',
    ...(hasNames === undefined ? {} : { hasNames }),
    rows: Array.from({ length: width }, (_, column) =>
      rows.map((row) => row[column] ?? { text: '' }),
    ),
  };
};
