import {
  calendarDate,
  choice,
  line,
  list,
  object,
  repetition,
  timeOfDay,
  weekdays,
  yesNo,
} from 'woven-site/schema';

/** The stretches of time in which it is open. */
export const times = list(
  object(
    { label: 'Time' },
    {
      from: timeOfDay({ label: 'Opens', hint: 'For example 08:00.' }),
      to: timeOfDay({
        label: 'Closes',
        hint: 'A time before the opening is of the next day.',
        example: '17:00',
      }),
    },
  ),
  { label: 'Times', hint: 'Two with a break between them.' },
);

/** The days of the week with their times. */
export const hours = list(
  object(
    { label: 'Days' },
    {
      days: list(choice(weekdays, { label: 'Day' }), {
        label: 'Days',
      }),
      times,
    },
  ),
  {
    label: 'Hours',
    hint: 'A day that is not named is closed.',
    min: 0,
  },
);

const everyYear = yesNo({
  label: 'Every year',
  hint: 'On these days, whatever year they give.',
  under: 'works',
}).optional();

/** A part of the year with its hours. */
export const season = object(
  { label: 'Season' },
  {
    name: line({ label: 'Name', hint: 'For example: Summer.', max: 60 }),
    from: calendarDate({ label: 'First day' }),
    to: calendarDate({ label: 'Last day' }),
    everyYear,
    hours,
  },
);

/** Days on which it is otherwise. */
export const exception = object(
  { label: 'Other day' },
  {
    name: line({ label: 'Why', hint: 'For example: New Year’s Day.', max: 80 }),
    from: calendarDate({ label: 'Day', lastDay: 'to' }).optional(),
    to: calendarDate({
      label: 'Last day',
      hint: 'Where there are several.',
    }).optional(),
    everyYear,
    repeats: repetition({
      label: 'Repeats',
      standsFor: 'from',
      hintInForm: '',
      hint: 'In place of the day: the days of the week or of the month. Another entry with a day is stronger.',
    }).optional(),
    times: times.optional().meta({
      kind: 'list',
      label: 'Times',
      hint: 'If empty, it is closed.',
    }),
  },
)
  // A closing that does not come again needs a day.
  .refine(({ from, repeats }) => from !== undefined || repeats !== undefined, { path: ['from'] })
  .meta({
    kind: 'object',
    label: 'Other day',
  });
