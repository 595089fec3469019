import { z } from 'zod';
import { day } from './fields/date.ts';
import { choice } from './fields/choice.ts';
import { image } from './fields/image.ts';
import { language } from './fields/language.ts';
import { link } from './fields/link.ts';
import { identifier } from './fields/name.ts';
import { anyNumber } from './fields/number.ts';
import { price } from './fields/price.ts';
import { either, object, record } from './fields/structure.ts';
import { inline, line } from './fields/text.ts';
import { timeOfDay } from './fields/time.ts';
import { yesNo } from './fields/yes-no.ts';

/** The kinds of columns that a list can have. */
export const columnKinds = [
  'text',
  'amount',
  'number',
  'date',
  'time',
  'yes-no',
  'link',
  'picture',
] as const;

/** A kind of column. */
export type ColumnKind = (typeof columnKinds)[number];

/** A column of a list: its name, its heading, and what its cells hold. */
export const listColumn = object(
  { label: 'Column', hint: 'A column.' },
  {
    name: identifier({
      label: 'Name',
      hint: 'The name by which rows and pages refer to the column.',
      example: 'price',
    }),
    label: line({
      label: 'Heading',
      hint: 'What stands above the column.',
      max: 60,
      example: 'Price',
    }),
    kind: choice(columnKinds, {
      label: 'Kind',
      hint: 'What its cells hold.',
    }).default('text'),
    unit: line({
      label: 'Unit',
      hint: 'What its figures count: km, litres; for amounts, what a price is for.',
      max: 30,
      example: 'kilo',
    }).optional(),
    former: identifier({
      label: 'Former prices',
      hint: 'The name of the column with what it cost before; for a column of amounts.',
      example: 'former-price',
    }).optional(),
    required: yesNo({
      label: 'Must be there',
      hint: 'Whether every row must have a value here.',
    }).optional(),
    language: language({
      label: 'Language',
      hint: 'The language of its texts, if it is not that of every page.',
    }).optional(),
    translationOf: identifier({
      label: 'Translation of',
      hint: 'The name of the column that it replaces on pages in its language.',
      example: 'fish',
    }).optional(),
    labels: record(
      language({ label: 'Language', hint: 'A language of the site.' }),
      line({ label: 'Heading', hint: 'The heading in that language.', max: 60 }),
      {
        label: 'Headings in other languages',
        hint: 'The heading on pages in other languages, by language.',
      },
    ).optional(),
  },
);

/** A checked column. */
export type ListColumn = z.output<typeof listColumn>;

type CellText = { label: string; hint: string };

/** What the cells of each kind of column hold. */
const cellKinds = {
  text: (field: CellText) => inline({ ...field, max: 2000, example: 'A few words' }),
  amount: (field: CellText) => price(field),
  number: (field: CellText) => anyNumber(field),
  date: (field: CellText) => day(field),
  time: (field: CellText) => timeOfDay(field),
  'yes-no': (field: CellText) => yesNo(field),
  link: (field: CellText) => link(field),
  picture: (field: CellText) => image(field),
} satisfies Record<ColumnKind, (field: CellText) => z.ZodType>;

/** A cell of a list. */
export type Cell = z.output<ReturnType<(typeof cellKinds)[ColumnKind]>>;

const hints: Record<ColumnKind, string> = {
  text: 'A text.',
  amount:
    'An amount in digits, the word free or ask, from and to for a price that depends, or other words.',
  number: 'A number.',
  date: 'A day: year-month-day.',
  time: 'A time of day: 08:00.',
  'yes-no': 'true for yes, false for no.',
  link: 'Where it leads.',
  picture: 'A picture.',
};

/** A cell of any kind of column, for lists whose columns are not known. */
export const anyCell = either(
  [
    cellKinds.text({ label: 'Text', hint: hints.text }),
    cellKinds.number({ label: 'Number', hint: hints.number }),
    cellKinds['yes-no']({ label: 'Yes or no', hint: hints['yes-no'] }),
    cellKinds.amount({ label: 'Amount', hint: hints.amount }),
    cellKinds.picture({ label: 'Picture', hint: hints.picture }),
  ],
  { label: 'Cell', hint: 'What its column holds.' },
);

/** The schema of the cells of a column. */
export function cellSchema({
  label,
  kind,
  required,
}: Pick<ListColumn, 'label' | 'kind' | 'required'>): z.ZodType<Cell | undefined> {
  const schema: z.ZodType<Cell> = cellKinds[kind]({ label, hint: hints[kind] });
  return required === true ? schema : schema.optional();
}
