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
  { label: 'Event' },
  {
    event: line({ label: 'What happens', hint: 'As visitors say it: Open day.', max: 120 }),
    date: calendarDate({ label: 'Day', lastDay: 'lastDay' }).optional(),
    lastDay: calendarDate({
      label: 'Last day',
      hint: 'Where there are several.',
    }).optional(),
    repeats: repetition({
      label: 'Repeats',
      standsFor: 'date',
      leavesOut: 'exceptHolidays',
      hintInForm: '',
      hint: 'In place of the day: the days of the week or of the month.',
    }).optional(),
    exceptHolidays: yesNo({
      label: 'Not in the holidays',
      hint: 'Breaks of this calendar count too.',
      under: 'times',
    }).optional(),
    begins: timeOfDay({ label: 'Begins', hint: 'For example 14:00.' }).optional(),
    ends: timeOfDay({
      label: 'Ends',
      hint: 'A time before the beginning is of the next day.',
      example: '16:30',
    }).optional(),
    time: line({
      label: 'Time in words',
      hint: 'Where it has no hours: after the service.',
      under: 'words',
      max: 40,
    }).optional(),
    location: line({ label: 'Place', max: 80 }).optional(),
    subject: line({
      label: 'Subject',
      hint: 'In a word or two. Each subject can be subscribed to by itself.',
      under: 'words',
      max: 40,
    }).optional(),
  },
)
  // Of what does not come again, the day is what is missing.
  .refine(({ date, repeats }) => date !== undefined || repeats !== undefined, { path: ['date'] })
  .meta({ kind: 'object', label: 'Event' });

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
