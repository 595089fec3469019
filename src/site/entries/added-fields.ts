import type { AddedField } from '../../../schema/collection.ts';
import { isObject } from '../../../schema/is-object.ts';
import { cellSchema, type Cell } from '../../../schema/list-columns.ts';
import type { SiteLocale } from '../language/locale.ts';
import { cellWords } from '../lists/list-values.ts';
import { tableCell } from '../lists/shown-table.ts';
import { isPart } from '../values/parts-of.ts';

/**
 * The value of a field that a collection adds, read as its kind. Files are checked without the page of their collection, so a
 * day or a link was read as a text. Null if it is not of the kind.
 */
export function readAddedField(field: AddedField, cell: Cell): Cell | null {
  if (isObject(cell) && isPart(cell)) {
    if (cell.part === 'image') return field.kind === 'picture' ? cell : null;
    return cell.part === 'text' ? parsed(field, cell.markdown) : null;
  }
  return parsed(field, cell);
}

const parsed = (field: AddedField, value: unknown): Cell | null =>
  cellSchema({ ...field, required: true }).safeParse(value).data ?? null;

/** The value of a field that a collection adds in words; null for a picture, a link, and what is not there. */
export function addedFieldWords(
  field: AddedField,
  cell: Cell | undefined,
  locale: SiteLocale,
): string | null {
  const read = cell === undefined ? null : readAddedField(field, cell);
  const shown = read === null ? null : tableCell(field, { [field.name]: read }, locale.language);
  return shown && cellWords(shown, locale);
}
