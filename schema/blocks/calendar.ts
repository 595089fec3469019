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
  checkPeriod,
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

export const calendarBlock = defineBlock({
  type: 'calendar',
  description:
    'The year with its terms, seasons or sessions, their breaks and holidays, and other dates. It says which date is next.',
  fields: {
    ...sectionFields,
    year: wholeNumber({
      label: 'Year',
      hint: 'The year of the calendar.',
      min: 2000,
      max: 2100,
      example: 2025,
    }),
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
    events: list(
      object(
        { label: 'Date', hint: 'A date.' },
        {
          event: line({ label: 'What happens', hint: 'What happens.', max: 120 }),
          date: calendarDate({ label: 'Day', hint: 'The day.' }),
          time: line({
            label: 'Time',
            hint: 'The time, for example 9 AM to 5 PM.',
            max: 40,
          }).optional(),
        },
      ),
      { label: 'Other dates', hint: 'Other dates. The website puts them in order.', min: 0 },
    ).optional(),
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
    ...otherYear(year, [
      ...terms.flatMap((term) => [term?.opening, term?.closing]),
      ...events.map((event) => event?.date),
    ]),
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
