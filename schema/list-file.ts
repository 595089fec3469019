import { z } from 'zod';
import { offerNames, say, nearNames } from '../src/messages/index.ts';
import type { BlockDiagnostic } from './block-diagnostic.ts';
import { isObject } from './is-object.ts';
import { moment } from './fields/moment.ts';
import { identifier } from './fields/name.ts';
import { checkPrice, type Price } from './fields/price.ts';
import { list, object, record, rows } from './fields/structure.ts';
import { line, note } from './fields/text.ts';
import type { ValidPart } from './fields/valid-part.ts';
import { anyCell, cellSchema, listColumn, type Cell, type ListColumn } from './list-columns.ts';

/** A row of a list: its cells by the names of their columns. */
export type ListRow = Readonly<Record<string, Cell | undefined>>;

/** A checked list of content/data. */
export type DataList = {
  note?: string | undefined;
  title?: string | undefined;
  asOf?: string | undefined;
  columns: ListColumn[];
  rows: ListRow[];
};

const columns = list(listColumn, {
  label: 'Columns',
  hint: 'The columns, in order. The first one names the rows.',
  max: 24,
  example: [
    { name: 'name', label: 'Name' },
    { name: 'price', label: 'Price', kind: 'amount' },
  ],
});

const withRows = (row: z.ZodType<ListRow>) =>
  object(
    { label: 'List', hint: 'Facts that are entered once and shown by any page.' },
    {
      title: line({ label: 'Title', hint: 'What the list is about.' }).optional(),
      asOf: moment({
        label: 'As of',
        hint: 'When its values were right. Pages that show the list say so.',
      }).optional(),
      note: note(),
      columns,
      rows: rows(row, {
        label: 'Rows',
        hint: 'The rows, each with a value under the name of a column.',
      }),
    },
  );

/** A list whose columns are not known: any cell may stand under any name. */
export const anyListSchema = withRows(
  record(identifier({ label: 'Column', hint: 'The name of a column.' }), anyCell, {
    label: 'Row',
    hint: 'A row.',
  }),
);

const cache = new Map<string, z.ZodType<DataList>>();

/** Editors change columns letter by letter, and each state has its schema. */
const maxMade = 200;

/** The schema of a list with the columns that it declares: its rows have a field for each column. */
export function listSchemaOf(value: unknown): z.ZodType<DataList> {
  const writtenColumns = isObject(value) && Array.isArray(value['columns']) ? value['columns'] : [];
  const valid = writtenColumns.flatMap((one: unknown) => {
    const { success, data } = columnHead.safeParse(one);
    return success ? [data] : [];
  });
  if (valid.length === 0) return anyListSchema;
  const key = JSON.stringify(valid);
  const cached = cache.get(key);
  if (cached) return cached;
  const row = object(
    { label: 'Row', hint: 'A row.' },
    Object.fromEntries(valid.map((column) => [column.name, cellSchema(column)])),
  );
  const schema = withRows(row);
  if (cache.size >= maxMade) cache.clear();
  cache.set(key, schema);
  return schema;
}

/** What decides how the cells of a column are checked; the rest of a column may have mistakes. */
const columnHead = z.object({
  name: listColumn.shape.name,
  label: listColumn.shape.label.catch('Cell'),
  kind: listColumn.shape.kind.catch('text'),
  required: listColumn.shape.required.catch(undefined),
});

/** The cross-field rules of a list. */
export function validateList({ columns: all = [], rows: writtenRows = [] }: ValidPart<DataList>) {
  const names = all.map((column) => column?.name);
  return [
    ...all.flatMap((column, index) => checkColumn(column, index, names)),
    ...writtenRows.flatMap((row, index) =>
      Object.entries(row ?? {}).flatMap(([name, cell]) =>
        isRange(cell) ? checkPrice(cell, ['rows', index, name]) : [],
      ),
    ),
  ];
}

const isRange = (cell: unknown): cell is Extract<Price, object> =>
  isObject(cell) && !('part' in cell) && 'from' in cell;

function checkColumn(
  column: ValidPart<ListColumn> | undefined,
  index: number,
  names: readonly (string | undefined)[],
): BlockDiagnostic[] {
  if (!column?.name) return [];
  const first = names.indexOf(column.name);
  if (first < index) {
    return [
      {
        code: 'id-twice',
        path: ['columns', index, 'name'],
        message: say('anchor-columnTwice', { position: first + 1, name: column.name }),
        help: say('anchor-otherName'),
        related: [{ path: ['columns', first, 'name'], message: say('see-firstOne') }],
      },
    ];
  }
  return (['former', 'translationOf'] as const).flatMap((field): BlockDiagnostic[] => {
    const name = column[field];
    const others = names.filter((other) => other !== undefined && other !== column.name);
    if (name === undefined || others.includes(name)) return [];
    return [
      {
        ...noSuchColumn(
          name,
          others.filter((one) => one !== undefined),
        ),
        path: ['columns', index, field],
      },
    ];
  });
}

/** The explanation of the name of a column that a list, by default this one, does not have, with the near ones. */
export function noSuchColumn(name: string, names: readonly string[], listName?: string) {
  const near = nearNames(name, names);
  return {
    code: 'no-such-column' as const,
    message: [
      ...(listName === undefined
        ? say('data-noColumnHere', { name })
        : say('data-noColumn', { name, list: listName })),
      ...offerNames(near),
    ],
    help: names.length > 0 ? say('useOneOf', { names: names.join(', ') }) : say('data-addColumn'),
    suggestions: near,
    ...(near[0] === undefined ? {} : { replaceWith: { text: near[0] } }),
  };
}
