import {
  defineBlock,
  sectionFields,
  choice,
  calendarDate,
  isoOf,
  checkPeriod,
  checkRepetition,
  repetition,
  contact,
  list,
  object,
  inline,
  line,
  minutesOf,
  timeOfDay,
  weekdays,
  yesNo,
  type z,
  type FieldPath,
  type BlockDiagnostic,
  type ValidPart,
} from 'woven-site/schema';

const times = list(
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

const hours = list(
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

const season = object(
  { label: 'Season', hint: 'A part of the year with hours of its own.' },
  {
    name: line({ label: 'Name', hint: 'What it is called: Summer.', max: 60 }),
    from: calendarDate({ label: 'First day', hint: 'Its first day.' }),
    to: calendarDate({ label: 'Last day', hint: 'Its last day.' }),
    everyYear,
    hours,
  },
);

const exception = object(
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

type Times = ValidPart<z.output<typeof times>>;
type Hours = ValidPart<z.output<typeof hours>>;
type Days = { path: FieldPath; first: string | null; last: string | null; everyYear: boolean };

/** Each period must have a length, and begin after the one before it has ended. */
function checkTimes(all: Times, path: FieldPath): BlockDiagnostic[] {
  return all.flatMap((time, index) => {
    const { from, to } = time ?? {};
    const before = all[index - 1];
    if (from === undefined || to === undefined) return [];
    const closes = before?.to === undefined ? null : minutesOf(before.to);
    const opens = before?.from === undefined ? null : minutesOf(before.from);
    const isLate =
      closes !== null && opens !== null && (closes <= opens || closes > minutesOf(from));
    if (from !== to && !isLate) return [];
    return [
      {
        code: 'times-overlap' as const,
        path: [...path, index, isLate ? 'from' : 'to'],
        message: isLate
          ? `This opens at ${from}, but the times before it last until ${before?.to}.`
          : `This opens and closes at ${from}.`,
        help: isLate
          ? 'Put the times in order. Each must start after the one before it ends.'
          : 'Correct one of the two times. All day is 00:00 to 24:00.',
      },
    ];
  });
}

function checkHours(all: Hours, path: FieldPath): BlockDiagnostic[] {
  const seen = new Map<string, FieldPath>();
  return all.flatMap((row, index) => {
    const twice = (row?.days ?? []).flatMap((day, position): BlockDiagnostic[] => {
      const dayPath = [...path, index, 'days', position];
      const first = day === undefined ? undefined : seen.get(day);
      if (day !== undefined && !first) seen.set(day, dayPath);
      if (!first) return [];
      return [
        {
          code: 'day-twice',
          path: dayPath,
          message: `"${day}" already has times.`,
          help: 'List each day once. If it has several opening times, put them together under its times.',
          related: [{ path: first, message: 'the other one' }],
        },
      ];
    });
    return [...twice, ...checkTimes(row?.times ?? [], [...path, index, 'times'])];
  });
}

/** Whether a day lies within a range of days, of one year or of every year. */
const covers = ({ first, last, everyYear: yearly }: Days, iso: string) => {
  if (first === null || last === null) return false;
  const [from, to, day] = yearly
    ? [first.slice(5), last.slice(5), iso.slice(5)]
    : [first, last, iso];
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
};

/** No two seasons, and no two exceptions, may share a day. */
function checkOverlaps(all: readonly Days[]): BlockDiagnostic[] {
  return all.flatMap((days, index) => {
    const other = all
      .slice(0, index)
      .find((one) => covers(one, days.first ?? '') || covers(days, one.first ?? ''));
    if (!other) return [];
    return [
      {
        code: 'day-twice' as const,
        path: [...days.path, 'from'],
        message: `These days overlap with those from ${other.first} to ${other.last}.`,
        help: 'Correct the dates so that no day is listed twice.',
        related: [{ path: [...other.path, 'from'], message: 'the other days' }],
      },
    ];
  });
}

type Entry = ValidPart<z.output<typeof season> | z.output<typeof exception>> | undefined;

const daysOf = (entry: Entry, path: FieldPath): Days => ({
  path,
  first: isoOf(entry?.from),
  last: isoOf(entry?.to ?? entry?.from),
  everyYear: entry?.everyYear ?? false,
});

export const openingHoursBlock = defineBlock({
  type: 'opening-hours',
  description:
    'When a place is open: the hours of the week, of seasons, and of single days. It says whether it is open now.',
  fields: {
    ...sectionFields,
    place: line({
      label: 'Place',
      hint: 'What is open, as search engines show it. Left out, the name of the site.',
      max: 80,
    }).optional(),
    contact: contact({
      label: 'Contact',
      hint: 'Which contact search engines show with the hours.',
    }).default('main'),
    hours,
    hoursTitle: line({
      label: 'Heading of the hours',
      hint: 'The heading of the usual hours, where there are seasons besides.',
      max: 60,
    }).optional(),
    seasons: list(season, {
      label: 'Seasons',
      hint: 'Parts of the year with hours of their own.',
      min: 0,
    }).optional(),
    exceptions: list(exception, {
      label: 'Exceptions',
      hint: 'Days on which it is otherwise, such as public holidays. Those that are over are not shown.',
      min: 0,
    }).optional(),
    exceptionsTitle: line({
      label: 'Heading of the exceptions',
      hint: 'The heading of the exceptions.',
      max: 60,
    }).optional(),
    notice: inline({ label: 'Notice', hint: 'A notice under the hours.' }).optional(),
  },
  offers: ({ hours: usual }) => ({
    essentials: usual.map(({ days, times: open }) => ({
      kind: 'hours',
      days: days.map((day) => weekdays.indexOf(day)),
      times: open,
    })),
  }),
  validate: ({ hours: usual = [], seasons = [], exceptions = [] }) => [
    ...checkHours(usual, ['hours']),
    ...seasons.flatMap((one, index) => [
      ...checkPeriod(['seasons', index], one),
      ...checkHours(one?.hours ?? [], ['seasons', index, 'hours']),
    ]),
    ...exceptions.flatMap((one, index) => [
      ...checkPeriod(['exceptions', index], one),
      ...(one?.from !== undefined && one.repeats !== undefined
        ? [
            {
              code: 'date-or-repetition' as const,
              path: ['exceptions', index, 'repeats'],
              message: 'This exception has a day, and comes again too.',
              help: 'Leave out the day: what comes again has its first day under from.',
            },
          ]
        : []),
      ...checkRepetition(['exceptions', index, 'repeats'], one?.repeats),
      ...checkTimes(one?.times ?? [], ['exceptions', index, 'times']),
    ]),
    ...checkOverlaps(seasons.map((one, index) => daysOf(one, ['seasons', index]))),
    ...checkOverlaps(exceptions.map((one, index) => daysOf(one, ['exceptions', index]))),
  ],
});
