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
    label: 'Anchor',
    hint: 'A name for this part of the page, so that links can lead to it: /join-us#faq.',
  }).optional(),
  language: language({
    label: 'Language',
    hint: 'The language of this part, where it is not that of the page. Screen readers speak it so.',
  }).optional(),
  showFrom: moment({
    label: 'Show from',
    hint: 'The first day on which this part is on the page, by the time zone of the site.',
    example: '2025-01-08',
  }).optional(),
  showUntil: moment({
    label: 'Show until',
    hint: 'The last day on which this part is on the page.',
    example: '2025-01-08',
  }).optional(),
  reviewBy: reviewBy(),
  note: note(2000),
};

/** The heading of a section: a title with a quieter line below it. */
export const sectionFields = {
  title: line({
    label: 'Heading',
    hint: 'The heading of this part of the page.',
    example: 'A title of a few words',
    isHeading: true,
  }).optional(),
  intro: inline({ label: 'Intro', hint: 'A short line under the heading.' }).optional(),
  tint: yesNo({
    label: 'Tinted',
    hint: 'Set on the second, warmer background.',
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
