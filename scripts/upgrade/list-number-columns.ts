import { visitorOf } from '../../schema/fields/visit-fields.ts';
import { isLanguage } from '../../schema/fields/web-address.ts';
import { valueAt } from '../../schema/value-at.ts';
import { schemaOfFile } from '../../schema/file-schemas.ts';
import { type Source, isValue, numbersOption, saysNumbers } from '../../src/content/index.ts';
import type { FieldPath } from '../../src/messages/index.ts';
import { createFormats } from '../../src/site/index.ts';

const visitNumbers = visitorOf(new Set(['number']));

/** A column with numbers, by its path: how its first cell was shown, and is shown now. */
type NumberColumn = { path: FieldPath; before: string; now: string };

/**
 * Lists the columns of tables whose cells are unquoted numbers and that do not declare them. They used to be formatted
 * in the site's language, and are now shown as typed; only the editor knows which is right. Each has its file and line,
 * and the change on the page.
 */
export function listNumberColumns(source: Source, siteLanguage: string): string[] {
  const { value } = source;
  const declared = valueAt(value, ['language']);
  const language = typeof declared === 'string' && isLanguage(declared) ? declared : siteLanguage;
  const formats = createFormats(language, undefined);
  const columns = new Map<string, NumberColumn>();
  visitNumbers(schemaOfFile(source.file, value), value, ({ meta, value: number, path }) => {
    if (meta.isShownAsTyped !== true || typeof number !== 'number') return;
    const head = [...path.slice(0, -3), 'columns', path.at(-1) ?? 0];
    const column = valueAt(value, head);
    if (!isValue(column) || saysNumbers(column)) return;
    const key = JSON.stringify(head);
    const now = source.numberAt(path) ?? String(number);
    const found = columns.get(key);
    // A cell whose text changes says more.
    const before = formats.number(number);
    if (!found || (found.before === found.now && before !== now))
      columns.set(key, { path: head, before, now });
  });
  return Array.from(columns.values(), ({ path, before, now }) => {
    const label = valueAt(value, [...path, 'label']);
    const { line } = source.rangeOf(path);
    const change =
      before === now
        ? `${now} now stands at the start of the column, like text`
        : `${before} is now shown as ${now}`;
    return `  ${source.file}:${line} ${String(label)}: ${change}. ${numbersOption}: true shows it as before.`;
  });
}
