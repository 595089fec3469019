import { readFigure } from './table/read-figure.ts';
import {
  defineBlock,
  sectionFields,
  choice,
  listView,
  moment,
  numberAsText,
  either,
  list,
  object,
  rows,
  cellText,
  inline,
  line,
  yesNo,
  type BlockDiagnostic,
} from 'woven-site/schema';
import { counted, say } from '../../src/messages/index.ts';

const column = object(
  { label: 'Column', example: { label: 'A heading' } },
  {
    label: line({ label: 'Heading', max: 60 }),
    unit: line({
      label: 'Unit',
      hint: 'What its numbers count: km, litres.',
      max: 30,
      example: 'km',
    }).optional(),
    areAmounts: yesNo({
      label: 'Amounts of money',
      hint: 'They get the currency of the site. Words without digits stay words.',
    }).optional(),
    areNumbers: yesNo({
      label: 'Numbers',
      hint: '1240 becomes 1,240. They are written as the language writes them. By itself, each cell is shown as it is typed: a year, a room, a telephone number.',
    }).optional(),
  },
);

const cell = either(
  [
    cellText({
      label: 'Text',
      hint: 'It may have links. Two quotes for an empty cell.',
      hintInForm: 'It may have links.',
    }),
    numberAsText({ label: 'Number' }),
    yesNo({ label: 'Yes or no', hint: 'true for yes, false for no.', hintInForm: '' }),
  ],
  { label: 'Cell', hint: 'A text, a number, true or false.', hintInForm: '' },
);

export const tableBlock = defineBlock({
  type: 'table',
  purpose: 'lists',
  description:
    'Rows and columns: its own, or those of a list that several pages share. On a phone each row becomes a card, or the first column stays while the others scroll.',
  fields: {
    ...sectionFields,
    caption: line({
      label: 'Line above the table',
      hint: 'What it shows. If empty, the heading says it.',
      under: 'words',
    }).optional(),
    columns: list(column, {
      label: 'Columns',
      max: 24,
    }).optional(),
    rows: rows(list(cell, { label: 'Row' }), {
      label: 'Rows',
    }).optional(),
    data: listView({
      label: 'From a list',
      hint: 'A list that several pages share, in place of own rows.',
      under: 'works',
    }).optional(),
    rowHeads: yesNo({
      label: 'First column names the rows',
      under: 'works',
    }).default(true),
    sortable: yesNo({
      label: 'Visitors can sort it',
      hint: 'By any column.',
      under: 'works',
    }).optional(),
    onPhone: choice(['cards', 'scroll'], {
      drawings: { cards: '=====/= o =/=====/= o =', scroll: '== o o o/== o o o/== o o o' },
      label: 'On a phone',
      hint: 'cards: each row becomes a card; scroll: the first column stays while the others scroll.',
      hintInForm: '',
      under: 'looks',
      names: { cards: 'Each row is a card', scroll: 'It moves sideways' },
    }).default('cards'),
    asOf: moment({
      label: 'Right on',
      hint: 'If empty, a list says it for itself.',
      under: 'times',
    }).optional(),
    notes: list(inline({ label: 'Line', max: 300 }), {
      label: 'Lines below the table',
    }).optional(),
  },
  codes: {
    'table-content': [
      'A table without rows, or with two sources of rows',
      'A table has columns and rows of its own, or shows a list of content/data.',
      'type: table',
      'type: table\ncolumns:\n  - label: Day\n  - label: Opens\nrows:\n  - [Monday, 08:00]',
    ],
    'row-length': [
      'A row with too few or too many cells',
      'Each row has a cell for each column. An empty cell is written as two quotes.',
      'columns:\n  - label: Day\n  - label: Opens\nrows:\n  - [Monday]',
      'columns:\n  - label: Day\n  - label: Opens\nrows:\n  - [Monday, ""]',
    ],
  },
  validate: (block) => {
    const { columns: heads, rows: writtenRows, data } = block;
    const hasCells = 'columns' in block || 'rows' in block;
    if (data !== undefined && hasCells) return [both];
    if (!('data' in block) && !('columns' in block && 'rows' in block)) return [neither];
    if (!heads) return [];
    return (writtenRows ?? []).flatMap((row, index) => [
      ...checkRow(row?.length, index, heads.length),
      ...(row ?? []).flatMap((one, step) => {
        const head = heads[step];
        const problem = head && checkFigure(one, head);
        return problem ? [{ ...problem, path: ['rows', index, step] }] : [];
      }),
    ]);
  },
  figures: ({ columns: heads = [], rows: writtenRows = [] }) =>
    writtenRows.flatMap((row, index) =>
      row.flatMap((one, step) => {
        const { areAmounts: isAmount = false, areNumbers = false } = heads[step] ?? {};
        if (typeof one !== 'object' || !(isAmount || areNumbers)) return [];
        const { markdown: typed } = one;
        return readFigure(typed) === null ? [] : [{ path: ['rows', index, step], typed, isAmount }];
      }),
    ),
});

type Head = {
  label?: string | undefined;
  areAmounts?: boolean | undefined;
  areNumbers?: boolean | undefined;
};

/** Reports a cell with digits that is no number, in a column that says it holds numbers or amounts. */
function checkFigure(
  one: { markdown: string } | boolean | undefined,
  { label, areAmounts, areNumbers }: Head,
): Omit<BlockDiagnostic, 'path'> | null {
  if (typeof one !== 'object' || !(areAmounts || areNumbers)) return null;
  const { markdown } = one;
  if (!/\p{N}/u.test(markdown) || readFigure(markdown) !== null) return null;
  return {
    code: 'text-not-number',
    message: [
      ...say(areAmounts ? 'table-holdsAmounts' : 'table-holdsNumbers', { column: label ?? '' }),
      ...say('number-not', { value: `"${markdown}"` }),
    ],
    help: [
      ...say('table-digitsOnly'),
      ...say('table-noNumbers', { option: areAmounts ? 'areAmounts' : 'areNumbers' }),
    ],
  };
}

const both: BlockDiagnostic<'table-content' | 'row-length'> = {
  code: 'table-content',
  path: ['data'],
  message: say('table-ownAndList'),
  help: say('table-ownOrList'),
};

const neither: BlockDiagnostic<'table-content' | 'row-length'> = {
  code: 'table-content',
  path: [],
  message: say('table-noContent'),
  help: say('table-add'),
  example: 'columns:\n  - label: Day\n  - label: Opens\nrows:\n  - [Monday, 08:00]',
};

/** A row has as many cells as there are columns: otherwise cells stand under the wrong heads. */
function checkRow(
  cells: number | undefined,
  index: number,
  columns: number,
): BlockDiagnostic<'table-content' | 'row-length'>[] {
  if (cells === undefined || cells === columns) return [];
  return [
    {
      code: 'row-length',
      path: ['rows', index],
      message: say('table-rowHas', {
        cells: counted('cells', cells),
        columns: counted('columns', columns),
      }),
      help: say('table-each'),
    },
  ];
}
