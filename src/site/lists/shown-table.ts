import type { ListViewPart } from '../../../schema/fields/data.ts';
import { isObject } from '../../../schema/is-object.ts';
import type { Cell, ListColumn } from '../../../schema/list-columns.ts';
import type { DataList, ListRow } from '../../../schema/list-file.ts';
import { plainText } from '../text/markdown.ts';
import { isPart } from '../values/parts-of.ts';
import type { ListTable, TableCell } from '../values/table-cell.ts';

/** The columns that a page in a language shows: translations take the place of what they translate. */
function columnsIn(
  { columns }: DataList,
  { columns: columnNames }: ListViewPart,
  language: string,
) {
  const formers = new Set(columns.map(({ former }) => former));
  const names =
    columnNames ??
    columns.flatMap(({ name, translationOf }) =>
      translationOf === undefined && !formers.has(name) ? [name] : [],
    );
  return names.flatMap((name) => {
    const column = columns.find((one) => one.name === name);
    if (!column) return [];
    const translation = columns.find(
      (one) =>
        one.translationOf === name && one.language !== undefined && isIn(one.language, language),
    );
    return [{ column, translation }];
  });
}

/** Whether a language is that of a page, or its main language: sw for sw-KE. */
const isIn = (one: string, language: string): boolean =>
  one === language || one.split('-')[0] === language.split('-')[0];

/** What a page shows of a list, in the language of the page. */
export function listTable(list: DataList, view: ListViewPart, language: string): ListTable {
  const columns = columnsIn(list, view, language);
  const { where = [], sort, limit } = view;
  const met = list.rows.filter((row) =>
    where.every(({ column, is: value }) => isSame(row[column], value)),
  );
  const inOrder = sort ? sorted(met, sort, language) : met;
  return {
    asOf: list.asOf,
    columns: columns.map(({ column, translation }) => ({
      label: translation?.label ?? labelIn(column, language),
      unit: column.unit,
      kind: column.kind,
    })),
    rows: inOrder.slice(0, limit).map((row) =>
      columns.map(({ column, translation }) => {
        const translated = translation && row[translation.name];
        const shownColumn = translated === undefined ? column : (translation ?? column);
        return tableCell(shownColumn, row, language);
      }),
    ),
  };
}

const labelIn = ({ label, labels = {} }: ListColumn, language: string): string =>
  Object.entries(labels).find(([code]) => isIn(code, language))?.[1] ?? label;

/** What of a column decides how its cells are shown. */
type ShownColumn = Pick<ListColumn, 'name' | 'kind'> &
  Partial<Pick<ListColumn, 'unit' | 'former' | 'language'>>;

/** The cell of a row under a column; null if it is empty. */
export function tableCell(column: ShownColumn, row: ListRow, language: string): TableCell | null {
  const cell = row[column.name];
  if (cell === undefined) return null;
  const foreign = column.language === undefined || isIn(column.language, language);
  if (typeof cell === 'boolean') return { kind: 'yes-no', isYes: cell };
  if (isObject(cell) && isPart(cell)) {
    switch (cell.part) {
      case 'text':
        return { kind: 'text', text: cell, ...(foreign ? {} : { language: column.language }) };
      case 'link':
        return { kind: 'link', link: cell };
      case 'image':
        return { kind: 'picture', picture: cell };
      default:
        return null;
    }
  }
  if (column.kind === 'number')
    return typeof cell === 'number' ? { kind: 'number', number: cell } : null;
  if (column.kind === 'amount') {
    const former = column.former === undefined ? undefined : row[column.former];
    return {
      kind: 'amount',
      price: cell,
      ...(typeof former === 'number' ? { former } : {}),
      ...(column.unit === undefined || typeof cell === 'string' ? {} : { per: column.unit }),
    };
  }
  if (typeof cell !== 'string') return null;
  return column.kind === 'time' ? { kind: 'time', time: cell } : { kind: 'date', day: cell };
}

/** What a cell is compared by: a number or a text. */
function keyOf(cell: Cell | undefined): string | number | undefined {
  if (typeof cell === 'boolean') return Number(cell);
  if (cell === undefined || typeof cell !== 'object') return cell;
  if (!isPart(cell)) return cell.from;
  if (cell.part === 'text') return plainText(cell);
  return cell.part === 'link' ? cell.to : cell.alt;
}

const isSame = (cell: Cell | undefined, expected: string | number | boolean): boolean => {
  const key = typeof expected === 'boolean' ? Number(expected) : expected;
  const cellKey = keyOf(cell);
  if ((typeof cell === 'boolean') !== (typeof expected === 'boolean')) return false;
  // A code or a year in a column of texts may be sought as a number.
  return typeof cellKey === 'string'
    ? cellKey.toLowerCase() === String(key).toLowerCase()
    : cellKey === key;
};

/** The rows in the order of a column; those without a value come last either way. */
function sorted(
  rows: readonly ListRow[],
  { by, descending = false }: NonNullable<ListViewPart['sort']>,
  language: string,
): ListRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [first, second] = [keyOf(a[by]), keyOf(b[by])];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    // Amounts come before words in place of amounts.
    if (typeof first !== typeof second) return typeof first === 'number' ? -1 : 1;
    return sign * compare(String(first), String(second));
  });
}

/** The amounts of money in a cell. */
export function amountsIn(cell: TableCell | null): number[] {
  if (cell?.kind !== 'amount') return [];
  const { price, former = 0 } = cell;
  const amounts = typeof price === 'object' ? [price.from, price.to ?? 0] : [price];
  return [...amounts, former].filter((one) => typeof one === 'number');
}
