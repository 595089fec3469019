import { z } from 'zod';
import { reviewBy } from './fields/date.ts';
import { language } from './fields/language.ts';
import { moment } from './fields/moment.ts';
import { anchor } from './fields/name.ts';
import { inline, line, note } from './fields/text.ts';
import { yesNo } from './fields/yes-no.ts';

/** The fields that every block takes, besides its own. */
const commonFields = {
  anchor: anchor({
    label: 'Name for links',
    hint: 'So that links can lead here: /join-us#faq.',
    under: 'address',
  }).optional(),
  language: language().optional(),
  showFrom: moment({
    label: 'Show from',
    hint: 'The first day, by the clock of the place.',
    under: 'times',
    example: '2025-01-08',
  }).optional(),
  showUntil: moment({
    label: 'Show until',
    hint: 'The last day on the page.',
    under: 'times',
    example: '2025-01-08',
  }).optional(),
  reviewBy: reviewBy(),
  note: note(2000),
};

/** The heading of a section: a title with a quieter line below it. */
export const sectionFields = {
  title: line({
    label: 'Heading',
    example: 'A title of a few words',
    isHeading: true,
  }).optional(),
  intro: inline({ label: 'Line below the heading' }).optional(),
  tint: yesNo({
    label: 'Warmer background',
    hint: 'Sets this part apart from those around it.',
    under: 'looks',
  }).optional(),
};

/** The schema of a block with some fields of its own. Unknown fields are refused. */
export const blockSchemaOf = <const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  description: string,
  fields: Fields,
) => {
  const reserved = Object.keys(fields).find((name) => name === 'type' || name in commonFields);
  if (reserved !== undefined) {
    throw new Error(`every block has a field ${reserved} already, so this one needs another name`);
  }
  return z
    .strictObject({
      type: z.literal(type).meta({
        kind: 'choice',
        label: 'Type',
        hint: 'What kind of block it is.',
        example: type,
      }),
      ...commonFields,
      ...fields,
    })
    .meta({ kind: 'block', label: type, hint: description });
};
