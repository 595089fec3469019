import {
  calendarDownloads,
  defineBlock,
  sectionFields,
  calendarDate,
  checkOrder,
  inDateOrder,
  isBefore,
  isoOf,
  wholeNumber,
  yesNo,
  checkPeriod,
  checkRepetition,
  repetition,
  timeOfDay,
  period,
  list,
  object,
  inline,
  line,
  type z,
  type FieldPath,
  type BlockDiagnostic,
  type DatePart,
  type ValidPart,
} from 'woven-site/schema';

const termField = object(
  { label: 'Term', hint: 'A term, a season, a session: a stretch of the year with a name.' },
  {
    name: line({
      label: 'Name',
      hint: 'What it is called: Term 1, Summer season.',
      max: 40,
      example: 'Term 1',
    }),
    opening: calendarDate({ label: 'Opening day', hint: 'Its first day.' }),
    closing: calendarDate({ label: 'Closing day', hint: 'Its last day.' }),
    halfTerm: period({ label: 'Break', hint: 'A break inside it, such as half term.' }).optional(),
    holiday: object(
      { label: 'Holiday', hint: 'The holiday after it, where there is one.' },
      {
        name: line({ label: 'Name', hint: 'The name of the holiday.', max: 60 }),
        from: calendarDate({ label: 'First day', hint: 'Its first day.' }),
        to: calendarDate({ label: 'Last day', hint: 'Its last day.' }),
      },
    ).optional(),
  },
);

type Term = ValidPart<z.output<typeof termField>>;

/** A term and its breaks must end after they begin. */
function inOrder({ opening, closing, halfTerm, holiday }: Term, path: FieldPath) {
  return [
    ...checkOrder({ path, begin: 'opening', end: 'closing', from: opening, to: closing }),
    ...checkPeriod([...path, 'halfTerm'], halfTerm),
    ...checkPeriod([...path, 'holiday'], holiday),
  ];
}

/** When a term is, as far as its days are known. */
function lasts(opening: DatePart | undefined, closing: DatePart | undefined): string {
  const [first, last] = [isoOf(opening), isoOf(closing)];
  if (first === null) return `closes on ${last}`;
  return last === null ? `opens on ${first}` : `lasts from ${first} to ${last}`;
}

/** A half term must lie within its term, and the holiday must come after it. */
function outside(term: Term, path: FieldPath): BlockDiagnostic[] {
  const { name = 'the term', opening, closing, halfTerm, holiday } = term;
  const diagnostics: BlockDiagnostic[] = [];
  // If the term itself ends before it begins, nothing can be said about dates within it.
  if (isBefore(closing, opening)) return [];
  const isEarly = isBefore(halfTerm?.from, opening);
  const isReversed = isBefore(halfTerm?.to, halfTerm?.from);
  if (!isReversed && (isEarly || isBefore(closing, halfTerm?.to))) {
    diagnostics.push({
      code: 'half-term-outside',
      path: [...path, 'halfTerm', isEarly ? 'from' : 'to'],
      message: `The half term is not inside ${name}, which ${lasts(opening, closing)}.`,
      help: 'Correct the half term, or the days on which the term opens and closes.',
    });
  }
  if (isBefore(holiday?.from, closing)) {
    diagnostics.push({
      code: 'terms-overlap',
      path: [...path, 'holiday', 'from'],
      message: `The holiday begins before ${name} closes on ${isoOf(closing)}.`,
      help: 'Correct one of the two dates.',
    });
  }
  return diagnostics;
}

/** A term must open after the one before it has closed. */
function overlap(before: Term | undefined, term: Term, path: FieldPath): BlockDiagnostic[] {
  if (!before || isBefore(before.closing, term.opening)) return [];
  const [closing, opening] = [isoOf(before.closing), isoOf(term.opening)];
  if (closing === null || opening === null) return [];
  return [
    {
      code: 'terms-overlap',
      path: [...path, 'opening'],
      message: `${term.name ?? 'This term'} opens on ${opening}, but ${before.name ?? 'the one before'} does not close until ${closing}.`,
      help: 'Correct one of the two dates.',
    },
  ];
}

type Event = ValidPart<z.output<typeof eventField>>;

/** An event has a day or comes again, and ends after it has begun. */
function checkEvent(event: Event | undefined, path: FieldPath): BlockDiagnostic[] {
  if (!event) return [];
  const { date, lastDay, repeats, begins, ends } = event;
  const both = date !== undefined && repeats !== undefined;
  return [
    ...(both
      ? [
          {
            code: 'date-or-repetition' as const,
            path: [...path, 'repeats'],
            message: 'This date has a day, and comes again too.',
            help: 'Leave out the day: what comes again has its first day under from.',
          },
        ]
      : []),
    ...(ends !== undefined && begins === undefined
      ? [
          {
            code: 'date-or-repetition' as const,
            path: [...path, 'ends'],
            message: 'This date ends at an hour, but does not begin at one.',
            help: 'Write when it begins, or describe the time in words under time.',
            example: 'begins: 14:00',
          },
        ]
      : []),
    ...checkOrder({ path, begin: 'date', end: 'lastDay', from: date, to: lastDay }),
    ...checkRepetition([...path, 'repeats'], repeats),
  ];
}

/** Terms in the order in which they open. */
const byOpening = <T extends { opening: DatePart }>(terms: readonly T[]): T[] =>
  inDateOrder(terms, ({ opening }) => opening);

/** A year of which the calendar has no date shows empty bars: the year was changed without the dates, or they without it. */
function otherYear(
  year: number | undefined,
  dates: readonly (DatePart | undefined)[],
): BlockDiagnostic[] {
  const years = dates.flatMap((date) => Number(isoOf(date)?.slice(0, 4) ?? []));
  const [first] = years;
  if (year === undefined || first === undefined || years.includes(year)) return [];
  return [
    {
      code: 'dates-in-other-year',
      severity: 'warning',
      path: ['year'],
      message: `The year is ${year}, but none of the dates is in it.`,
      help: 'Correct the year, or the dates.',
      offered: first,
    },
  ];
}

const eventField = object(
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

export const calendarBlock = defineBlock({
  type: 'calendar',
  description:
    'The year with its terms, seasons or sessions, their breaks and holidays, and other dates. It says which date is next.',
  fields: {
    ...sectionFields,
    year: wholeNumber({
      label: 'Year',
      hint: 'The year of the calendar. Left out, it goes on from year to year: it shows what is ahead, month by month.',
      min: 2000,
      max: 2100,
      example: 2025,
    }).optional(),
    terms: list(termField, {
      label: 'Terms',
      hint: 'The terms, seasons or sessions of the year. Left out, there are other dates alone. The website puts them in order.',
      min: 0,
    }).default([]),
    legend: object(
      { label: 'Words', hint: 'What the three kinds of weeks are called here.' },
      {
        term: line({ label: 'Terms', hint: 'A week in a term: Season.', max: 40 }).optional(),
        halfTerm: line({
          label: 'Breaks',
          hint: 'A week of a break: Winter break.',
          max: 40,
        }).optional(),
        holiday: line({
          label: 'Holidays',
          hint: 'A week of a holiday: Closed.',
          max: 40,
        }).optional(),
      },
    ).optional(),
    eventsTitle: line({
      label: 'Heading of other dates',
      hint: 'The heading of the other dates.',
    }).optional(),
    events: list(eventField, {
      label: 'Other dates',
      hint: 'Other dates. The website puts them in order.',
      min: 0,
    }).optional(),
    whenOver: inline({
      label: 'When it is over',
      hint: 'What takes the place of the next date when all dates of the calendar have passed, for example whom to ask.',
      max: 200,
    }).optional(),
    notice: inline({ label: 'Notice', hint: 'A notice under the dates.' }).optional(),
  },
  downloads: calendarDownloads,
  onGround: () => true,
  offers: ({ year, terms, legend, events }) => ({
    calendar: { year, terms, legend, events },
    steps: byOpening(terms).map(({ name, opening, closing }) => ({
      title: name,
      from: opening,
      to: closing,
    })),
  }),
  validate: ({ year, terms = [], events = [] }) => [
    ...(terms.length + events.length > 0
      ? []
      : [
          {
            code: 'nothing-behind' as const,
            severity: 'warning' as const,
            path: ['type'],
            message: 'This calendar has no dates, and says so to visitors.',
            help: 'Write the first date under events, or leave out this block until there is one.',
            example: 'events:\n  - event: Open day\n    date: YYYY-MM-DD',
          },
        ]),
    ...otherYear(year, [
      ...terms.flatMap((term) => [term?.opening, term?.closing]),
      ...events.map((event) => event?.date),
    ]),
    ...events.flatMap((event, index) => checkEvent(event, ['events', index])),
    ...inDateOrder(Array.from(terms.entries()), ([, term]) => term?.opening).flatMap(
      ([index, term], position, ordered) => {
        const path = ['terms', index];
        if (!term) return [];
        return [
          ...inOrder(term, path),
          ...outside(term, path),
          ...overlap(ordered[position - 1]?.[1], term, path),
        ];
      },
    ),
  ],
});
