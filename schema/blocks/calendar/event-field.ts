import {
  calendarDate,
  checkOrder,
  checkRepetition,
  line,
  object,
  repetition,
  timeOfDay,
  yesNo,
  type z,
  type BlockDiagnostic,
  type FieldPath,
  type ValidPart,
} from 'woven-site/schema';
import { say } from '../../../src/messages/index.ts';

/** A date of a calendar besides its terms: on a day, or again and again. */
export const eventField = object(
  { label: 'Date', hint: 'A date.' },
  {
    event: line({ label: 'What happens', hint: 'What happens.', max: 120 }),
    date: calendarDate({ label: 'Day', hint: 'The day, or the first of several.' }).optional(),
    lastDay: calendarDate({
      label: 'Last day',
      hint: 'The last day, where there are several.',
    }).optional(),
    repeats: repetition({
      label: 'Comes again',
      hint: 'In place of the day: the days of the week or of the month on which it is again and again.',
    }).optional(),
    exceptHolidays: yesNo({
      label: 'Not on holidays',
      hint: 'Whether what comes again is left out in the holidays and breaks of this calendar.',
    }).optional(),
    begins: timeOfDay({ label: 'Begins', hint: 'When it begins: 14:00.' }).optional(),
    ends: timeOfDay({
      label: 'Ends',
      hint: 'When it ends: 16:30. A time before the beginning is one of the next day.',
      example: '16:30',
    }).optional(),
    time: line({
      label: 'Time',
      hint: 'The time in words, where it has no hours: 9 AM to 5 PM, after the service.',
      max: 40,
    }).optional(),
    location: line({ label: 'Place', hint: 'Where it is.', max: 80 }).optional(),
    subject: line({
      label: 'Subject',
      hint: 'What it is about, in a word or two. Each subject can be subscribed to by itself.',
      max: 40,
    }).optional(),
  },
)
  // Of what does not come again, the day is what is missing.
  .refine(({ date, repeats }) => date !== undefined || repeats !== undefined, { path: ['date'] })
  .meta({ kind: 'object', label: 'Date', hint: 'A date.' });

type Event = ValidPart<z.output<typeof eventField>>;

/** An event has a day or comes again, and ends after it has begun. */
export function checkEvent(event: Event | undefined, path: FieldPath): BlockDiagnostic[] {
  if (!event) return [];
  const { date, lastDay, repeats, begins, ends } = event;
  const both = date !== undefined && repeats !== undefined;
  return [
    ...(both
      ? [
          {
            code: 'date-or-repetition' as const,
            path: [...path, 'repeats'],
            message: say('date-andAgain'),
            help: say('date-andAgainHow'),
          },
        ]
      : []),
    ...(ends !== undefined && begins === undefined
      ? [
          {
            code: 'date-or-repetition' as const,
            path: [...path, 'ends'],
            message: say('date-endsAtHour'),
            help: say('date-endsAtHourHow'),
            example: 'begins: 14:00',
          },
        ]
      : []),
    ...checkOrder({ path, begin: 'date', end: 'lastDay', from: date, to: lastDay }),
    ...checkRepetition([...path, 'repeats'], repeats),
  ];
}
