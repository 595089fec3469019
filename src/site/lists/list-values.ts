import type { DataDocument } from '../../../schema/data-kinds.ts';
import type { Price } from '../../../schema/fields/price.ts';
import { minutesOf } from '../../../schema/fields/time.ts';
import type { DataList, ListRow } from '../../../schema/list-file.ts';
import { headOf } from '../pages/lazy-document.ts';
import { namesIn, summaryOf } from '../pages/page-summary.ts';
import { amountsIn, listTable } from './shown-table.ts';
import type { TableCell } from '../values/table-cell.ts';
import type { SiteLocale } from '../language/locale.ts';
import { plainText } from '../text/markdown.ts';
import type { Page } from '../site-tree.ts';

type Lists = ReadonlyMap<string, DataDocument>;

/** The parts of the name of a value of a list: `prices.Tilapia.price`. */
export type ValueName = { list: string; row: string; column: string };

/** Reads the name of a value; null if it is not one. The name of a row may have points in it. */
export function readValueName(name: string): ValueName | null {
  const found = /^([^.]+)\.(.+)\.([^.]+)$/.exec(name);
  const [, list = '', row = '', column = ''] = found ?? [];
  return found ? { list: list.trim(), row: row.trim(), column: column.trim() } : null;
}

/** What the rows of a list are called: the texts of its first column. */
export const rowNames = (list: DataList): string[] => list.rows.map((row) => nameOf(list, row));

function nameOf({ columns: [first] }: DataList, row: ListRow): string {
  const cell = first && row[first.name];
  if (cell === undefined) return '';
  return typeof cell === 'object' && 'part' in cell && cell.part === 'text'
    ? plainText(cell)
    : String(cell);
}

/** The row of a name, in capitals or not; undefined if there is none. */
export function rowCalled(list: DataList, name: string): ListRow | undefined {
  const sought = name.toLowerCase();
  return list.rows.find((row) => nameOf(list, row).toLowerCase() === sought);
}

/** The list of a name; null if there is none, or the file is of another kind. */
export function listCalled(lists: Lists, name: string): DataList | null {
  const found = lists.get(name);
  return found?.kind === 'list' ? found.document : null;
}

/** The cell of a value in a language; null if there is none. */
function cellOf(lists: Lists, { list: name, row: rowName, column }: ValueName, language: string) {
  const list = listCalled(lists, name);
  if (!list) return null;
  const row = rowCalled(list, rowName);
  const view = { part: 'list-view' as const, list: name, columns: [column] };
  return row ? (listTable({ ...list, rows: [row] }, view, language).rows[0]?.[0] ?? null) : null;
}

/** A value of a list in words, for a sentence in the language of a page; null if there is none. */
export function listValue(lists: Lists, name: string, locale: SiteLocale): string | null {
  const read = readValueName(name);
  const cell = read && cellOf(lists, read, locale.language);
  return cell ? cellWords(cell, locale) : null;
}

/** Whether any amount of money on a page has decimals: its own, those of lists, and those in its sentences. */
export function hasFractions(
  { document, language }: Pick<Page, 'document' | 'language'>,
  lists: Lists,
) {
  const { hasFractions: pageHasFractions, listViews, namesInBlocks } = summaryOf(document);
  if (pageHasFractions) return true;
  const tables = listViews.flatMap((view) => {
    const list = listCalled(lists, view.list);
    return list ? [listTable(list, view, language)] : [];
  });
  const cells = [...namesInBlocks, ...namesIn(headOf(document))].map((name) => {
    const read = readValueName(name);
    return read && cellOf(lists, read, language);
  });
  return [...tables.flatMap(({ rows }) => rows.flat()), ...cells]
    .flatMap(amountsIn)
    .some((amount) => !Number.isInteger(amount));
}

/** A cell in words; null for a link or a picture, which are no words. */
export function cellWords(cell: TableCell, { formats, words }: SiteLocale): string | null {
  switch (cell.kind) {
    case 'text':
      return plainText(cell.text);
    case 'amount':
      return priceWords(cell.price, { formats, words });
    case 'number':
      return formats.number(cell.number);
    case 'date':
      return formats.date({ part: 'date', iso: cell.day });
    case 'time':
      return formats.time(minutesOf(cell.time));
    case 'yes-no':
      return cell.isYes ? words.table.yes : words.table.no;
    case 'link':
    case 'picture':
      return null;
  }
}

/** A price as running text. */
function priceWords(
  price: Price,
  { formats, words }: Pick<SiteLocale, 'formats' | 'words'>,
): string {
  if (typeof price === 'number') return formats.money(price);
  if (price === 'free') return words.prices.free.toLocaleLowerCase();
  if (price === 'ask') return words.prices.ask.toLocaleLowerCase();
  if (typeof price === 'string') return price;
  const { from, to } = price;
  return to === undefined
    ? words.prices.from.replace('{amount}', formats.money(from))
    : formats
        .moneyPieces(from, to)
        .map(({ text }) => text)
        .join('');
}
