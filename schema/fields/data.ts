import { z } from 'zod';
import type { FieldText } from './field.ts';
import { identifier } from './name.ts';
import { anyNumber, wholeNumber } from './number.ts';
import { either, list, object } from './structure.ts';
import { oneLine } from './text.ts';
import { yesNo } from './yes-no.ts';

/**
 * The name of a file in content/data, without extension, and its kind. The build replaces it with the content of the
 * file. The type of that is `document`, which no part has.
 */
export type DataPart<Document = unknown> = {
  part: 'data';
  kind: string;
  name: string;
  document?: Document;
};

const listName = oneLine(80).meta({
  kind: 'data-list',
  label: 'List',
  hint: 'The list to show: the name of its file in content/data, without .yaml.',
  hintInForm: '',
  example: 'prices',
});

const columnName = (field: FieldText) => identifier({ example: 'price', ...field });

const condition = object(
  { label: 'Condition' },
  {
    column: columnName({ label: 'Column', hint: 'The name of a column.', hintInForm: '' }),
    is: either(
      [
        oneLine(120).meta({
          kind: 'list-value',
          label: 'Text',
          hint: 'As it stands in the list.',
          example: 'Kisumu',
        }),
        anyNumber({ label: 'Number' }),
        yesNo({ label: 'Yes or no', hint: 'true or false.', hintInForm: '' }),
      ],
      {
        label: 'Is',
        hint: 'What its cell must hold: a text, a number, true or false.',
        hintInForm: 'What its cell must hold.',
      },
    ),
  },
);

const sorting = object(
  { label: 'Sorted', hint: 'If empty, in the order of the list.' },
  {
    by: columnName({ label: 'By', hint: 'The name of the column that decides.', hintInForm: '' }),
    descending: yesNo({
      label: 'Largest first',
      hint: 'Or the latest, or the last in the alphabet.',
    }).optional(),
  },
);

/** What is shown of a list of content/data: some columns and rows, in an order. */
export const listView = (field: FieldText) =>
  object(field, {
    list: listName,
    columns: list(columnName({ label: 'Column', hint: 'The name of a column.', hintInForm: '' }), {
      label: 'Columns',
      hint: 'Which ones to show, in order. If empty, all.',
    }).optional(),
    where: list(condition, {
      label: 'Only where',
      hint: 'Only rows that meet all of these are shown.',
    }).optional(),
    sort: sorting.optional(),
    limit: wholeNumber({
      label: 'Rows at most',
      min: 1,
      max: 1000,
    }).optional(),
  })
    .transform((view) => ({ part: 'list-view' as const, ...view }))
    .meta({ kind: 'list-view', ...field });

/** What a page shows of a list, as a part: the build replaces it with the rows and columns. */
export type ListViewPart = z.output<ReturnType<typeof listView>>;
