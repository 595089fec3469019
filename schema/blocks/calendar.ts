import {
  calendarDownloads,
  defineBlock,
  sectionFields,
  inDateOrder,
  isoAfter,
  isoOf,
  repeatedDays,
  wholeNumber,
  list,
  object,
  inline,
  line,
  type DatePart,
  type FieldPath,
  type Repetition,
  type ValidPart,
} from 'woven-site/schema';
import { calendarCodes, type CalendarDiagnostic } from './calendar/codes.ts';
import { datesOf } from './calendar/dates-of-calendar.ts';
import { checkEvent, eventField } from './calendar/event-field.ts';
import { checkTerms, termField } from './calendar/term-field.ts';
import { say } from '../../src/messages/index.ts';

/** Terms in the order in which they open. */
const byOpening = <T extends { opening: DatePart }>(terms: readonly T[]): T[] =>
  inDateOrder(terms, ({ opening }) => opening);

type Years = { year: number | undefined; lastYear: number | undefined };

/** A year of which the calendar has no date shows empty bars: the year was changed without the dates, or they without it. */
function otherYear(
  { year, lastYear = year }: Years,
  dates: readonly (DatePart | undefined)[],
): CalendarDiagnostic[] {
  const years = dates.flatMap((date) => Number(isoOf(date)?.slice(0, 4) ?? []));
  const [first] = years;
  const isShown = (one: number) => year !== undefined && year <= one && one <= (lastYear ?? year);
  if (year === undefined || first === undefined || years.some(isShown)) return [];
  return [
    {
      code: 'dates-in-other-year',
      severity: 'warning',
      path: ['year'],
      message: say('date-yearIs', { year }),
      help: say('date-correctYear'),
      offered: first,
    },
  ];
}

/** What comes again before or after the years of the calendar is shown nowhere. */
function inNoYear(
  { year, lastYear = year }: Years,
  { from, except = [], ...rule }: ValidPart<Repetition> = {},
  path: FieldPath,
): CalendarDiagnostic[] {
  if (year === undefined || lastYear === undefined || from === undefined) return [];
  if (rule.days === undefined && rule.dayOfMonth === undefined) return [];
  const repeats = { ...rule, from, except: except.filter((day) => day !== undefined) };
  const [first] = repeatedDays(repeats, `${year}-01-01`, `${lastYear}-12-31`);
  const [begins] = repeatedDays(repeats, from, isoAfter(from, 366));
  if (first !== undefined || begins === undefined) return [];
  const years = year === lastYear ? String(year) : `${year}–${lastYear}`;
  const next = Number(begins.slice(0, 4));
  return [
    {
      code: 'comes-in-other-year',
      severity: 'warning',
      path,
      message: say('date-inNoYear', { years }),
      help: next > lastYear ? say('date-showYearToo', { year: next }) : say('date-laterDay'),
      ...(next > lastYear ? { offered: next, offeredFor: ['lastYear'] } : {}),
    },
  ];
}

export const calendarBlock = defineBlock({
  type: 'calendar',
  purpose: 'dates',
  description:
    'The year with its terms, seasons or sessions, their breaks and holidays, and other dates. It says which date is next.',
  fields: {
    ...sectionFields,
    year: wholeNumber({
      label: 'Year',
      hint: 'If empty, it shows what is ahead, month by month. It then goes on from year to year.',
      min: 2000,
      max: 2100,
      example: 2025,
    }).optional(),
    lastYear: wholeNumber({
      label: 'Last year',
      hint: 'The last year of the calendar, if it shows more than one.',
      min: 2000,
      max: 2100,
      example: 2026,
    }).optional(),
    terms: list(termField, {
      label: 'Terms',
      hint: 'Or seasons, or sessions. If empty, there are other dates alone. The website puts them in order.',
      min: 0,
    }).default([]),
    legend: object(
      {
        label: 'Words for terms and breaks',
        hint: 'What the three kinds of weeks are called here.',
        under: 'words',
      },
      {
        term: line({ label: 'Terms', hint: 'For example: Season.', max: 40 }).optional(),
        halfTerm: line({
          label: 'Breaks',
          hint: 'For example: Winter break.',
          max: 40,
        }).optional(),
        holiday: line({
          label: 'Holidays',
          hint: 'For example: Closed.',
          max: 40,
        }).optional(),
      },
    ).optional(),
    eventsTitle: line({
      label: 'Heading of other dates',
      under: 'words',
    }).optional(),
    events: list(eventField, {
      label: 'Other dates',
      hint: 'The website puts them in order.',
      min: 0,
    }).optional(),
    whenOver: inline({
      label: 'When it is over',
      hint: 'Shown when all dates have passed. It takes the place of the next date, for example whom to ask.',
      under: 'words',
      max: 200,
    }).optional(),
    notice: inline({ label: 'Line below the dates', under: 'words' }).optional(),
  },
  codes: calendarCodes,
  downloads: (block, locale, alike) =>
    calendarDownloads(
      alike.map((each) => ({ ...datesOf(each), name: each.anchor ?? each.title })),
      alike.indexOf(block),
      locale,
    ),
  onGround: () => true,
  offers: (block) => ({
    calendar: datesOf(block),
    steps: byOpening(block.terms).map(({ name, opening, closing }) => ({
      title: name,
      from: opening,
      to: closing,
    })),
  }),
  validate: ({ year, lastYear, terms = [], events = [] }) => [
    ...(terms.length + events.length > 0
      ? []
      : [
          {
            code: 'nothing-behind' as const,
            severity: 'warning' as const,
            path: ['type'],
            message: say('calendar-empty'),
            help: say('calendar-first'),
            example: 'events:\n  - event: Open day\n    date: YYYY-MM-DD',
          },
        ]),
    ...otherYear({ year, lastYear }, [
      ...terms.flatMap((term) => [term?.opening, term?.closing]),
      ...events.map((event) => event?.date),
    ]),
    ...events.flatMap((event, index) => [
      ...checkEvent(event, ['events', index]),
      ...inNoYear({ year, lastYear }, event?.repeats, ['events', index, 'repeats']),
    ]),
    ...checkTerms(terms),
  ],
});
