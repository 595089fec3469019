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
    { label: 'Time', hint: 'A stretch of time without a break.' },
    {
      from: timeOfDay({ label: 'Opens', hint: 'When it opens: 08:00.' }),
      to: timeOfDay({
        label: 'Closes',
        hint: 'When it closes: 17:00. A time before the opening is one of the next day.',
        example: '17:00',
      }),
    },
  ),
  { label: 'Times', hint: 'The times, in order: two with a break between them.' },
);

/** The days of the week with their times. */
export const hours = list(
  object(
    { label: 'Days', hint: 'Days with the same times.' },
    {
      days: list(choice(weekdays, { label: 'Day', hint: 'A day of the week.' }), {
        label: 'Days',
        hint: 'The days of the week that have these times.',
      }),
      times,
    },
  ),
  {
    label: 'Hours',
    hint: 'The days with their times. A day that is not named is closed.',
    min: 0,
  },
);

const everyYear = yesNo({
  label: 'Every year',
  hint: 'Whether it is so every year on these days, whatever year the dates give.',
}).optional();

/** A part of the year with its hours. */
export const season = object(
  { label: 'Season', hint: 'A part of the year with hours of its own.' },
  {
    name: line({ label: 'Name', hint: 'What it is called: Summer.', max: 60 }),
    from: calendarDate({ label: 'First day', hint: 'Its first day.' }),
    to: calendarDate({ label: 'Last day', hint: 'Its last day.' }),
    everyYear,
    hours,
  },
);

/** Days on which it is otherwise. */
export const exception = object(
  { label: 'Exception', hint: 'A day, or several in a row, on which it is otherwise.' },
  {
    name: line({ label: 'Name', hint: 'Why: New Year’s Day.', max: 80 }),
    from: calendarDate({ label: 'Day', hint: 'The day, or the first of several.' }).optional(),
    to: calendarDate({
      label: 'Last day',
      hint: 'The last day, where there are several.',
    }).optional(),
    everyYear,
    repeats: repetition({
      label: 'Comes again',
      hint: 'In place of the day: the days of the week or of the month on which it is again and again. An exception with a day is stronger.',
    }).optional(),
    times: times.optional().meta({
      kind: 'list',
      label: 'Times',
      hint: 'The times on that day. Left out, it is closed.',
    }),
  },
)
  // Of what does not come again, the day is what is missing.
  .refine(({ from, repeats }) => from !== undefined || repeats !== undefined, { path: ['from'] })
  .meta({
    kind: 'object',
    label: 'Exception',
    hint: 'A day, or several in a row, on which it is otherwise.',
  });
