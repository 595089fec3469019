import {
  isoAfter,
  isoOf,
  nameOfWords,
  namesWithTime,
  repeatedDays,
  uniqueNames,
  type DatePart,
  type OfferedDate,
  type OfferedDates,
  type Repetition,
} from 'woven-site/schema';

type Days = { from: DatePart; to: DatePart };

type Term = {
  name: string;
  opening: DatePart;
  closing: DatePart;
  halfTerm?: Days | undefined;
  holiday?: (Days & { name: string }) | undefined;
};

/** What happens on a day, from a day to another, or again and again. */
type Event = {
  event: string;
  date?: DatePart | undefined;
  lastDay?: DatePart | undefined;
  repeats?: Repetition | undefined;
  exceptHolidays?: boolean | undefined;
  begins?: string | undefined;
  ends?: string | undefined;
  time?: string | undefined;
  location?: string | undefined;
  subject?: string | undefined;
};

/** A calendar, as it is written. */
export type WrittenCalendar = {
  year?: number | undefined;
  lastYear?: number | undefined;
  terms: readonly Term[];
  legend?: { halfTerm?: string | undefined } | undefined;
  events?: readonly Event[] | undefined;
};

/** The components, files and structured data of one calendar all ask for its dates. */
const found = new WeakMap<WrittenCalendar, OfferedDates>();

/** The dates of a calendar, as other blocks, messages and files have them. */
export function datesOf(calendar: WrittenCalendar): OfferedDates {
  const cached = found.get(calendar);
  if (cached) return cached;
  const dates: OfferedDates = {
    year: calendar.year,
    lastYear: calendar.lastYear,
    dates: withUniqueIds([...datesOfTerms(calendar), ...datesOfEvents(calendar)]),
    stretches: calendar.terms.map(({ name, opening, closing }) => ({
      name,
      from: opening,
      to: closing,
    })),
    unconfirmedUntil: unconfirmedUntil(calendar),
  };
  found.set(calendar, dates);
  return dates;
}

const days = (from: DatePart, to = from) => ({ from, to });

function datesOfTerms({ terms, legend }: WrittenCalendar): OfferedDate[] {
  const label = legend?.halfTerm ?? { word: 'halfTerm' as const };
  return terms.flatMap(({ name, opening, closing, halfTerm, holiday }): OfferedDate[] => {
    const rest = (part: string, of: Days) => ({
      id: `${nameOfWords(name)}-${part}`,
      ...days(of.from, of.to),
      ofStretch: true,
    });
    return [
      { ...rest('opens', days(opening)), summary: { word: 'termOpens', filled: { name } } },
      ...(halfTerm
        ? [
            {
              ...rest('break', halfTerm),
              summary: { word: 'breakOf' as const, filled: { label, name } },
            },
          ]
        : []),
      { ...rest('closes', days(closing)), summary: { word: 'termCloses', filled: { name } } },
      ...(holiday
        ? [
            {
              ...rest('holiday', holiday),
              summary: holiday.name,
              whenOver: { word: 'holidayEnds' as const, filled: { name: holiday.name } },
            },
          ]
        : []),
    ];
  });
}

function datesOfEvents(calendar: WrittenCalendar): OfferedDate[] {
  const { events = [] } = calendar;
  return events.flatMap(({ event, date, lastDay, repeats, time, ...rest }): OfferedDate[] => {
    const { begins, ends, location, subject, exceptHolidays } = rest;
    const entry = { id: nameOfWords(event), summary: event, description: time };
    const more = { begins, ends, location, subject };
    if (date) return [{ ...entry, ...days(date, lastDay), ...more }];
    if (!repeats) return [];
    const rule = exceptHolidays === true ? withRests(repeats, calendar) : repeats;
    const [first] = repeatedDays(rule, rule.from, isoAfter(rule.from, 366));
    return first === undefined
      ? []
      : [{ ...entry, ...days({ part: 'date', iso: first }), ...more, repeats: rule }];
  });
}

/** The rule of a repetition with all its exceptions, those of holidays too. */
function withRests(rule: Repetition, calendar: WrittenCalendar): Repetition {
  const inRests = restsOf(calendar).flatMap(({ from, to }) => repeatedDays(rule, from, to));
  return { ...rule, except: [...(rule.except ?? []), ...inRests].toSorted() };
}

/** The holidays and breaks of a calendar, as far as both their ends are confirmed. */
const restsOf = ({ terms }: WrittenCalendar): { from: string; to: string }[] =>
  terms
    .flatMap(({ halfTerm, holiday }) => [halfTerm, holiday])
    .flatMap((rest) => {
      const [from, to] = [isoOf(rest?.from), isoOf(rest?.to)];
      return from === null || to === null ? [] : [{ from, to }];
    });

/** After the days on which anything is known to be. */
const endOfTime = '9998-12-31';

const goesOn = (rule: Repetition | undefined) => rule !== undefined && rule.until === undefined;

/**
 * The last day on which an unconfirmed date of a calendar may be: before the next known date of its term, or else in
 * the calendar's year. What comes again without an end may be on any later day. Empty if all dates are confirmed.
 */
function unconfirmedUntil({ year, lastYear = year, terms, events = [] }: WrittenCalendar): string {
  const yearEnds = year === undefined ? endOfTime : `${lastYear}-12-31`;
  if (year === undefined && events.some(({ repeats }) => goesOn(repeats))) return endOfTime;
  const stretches = [
    ...terms.map(({ opening, closing, halfTerm, holiday }) => [
      opening,
      ...(halfTerm ? [halfTerm.from, halfTerm.to] : []),
      closing,
      ...(holiday ? [holiday.from, holiday.to] : []),
    ]),
    ...events.map(({ date, lastDay }) => [...(date ? [date] : []), ...(lastDay ? [lastDay] : [])]),
  ];
  const limits = stretches.flatMap((dates) =>
    dates.flatMap((date, index) =>
      isoOf(date) === null
        ? (dates.slice(index).flatMap((later) => isoOf(later) ?? [])[0] ?? yearEnds)
        : [],
    ),
  );
  return limits.toSorted().at(-1) ?? '';
}

/** The names of dates in files differ: in those with the same words, by the day, or else by the hour too. */
function withUniqueIds(dates: readonly OfferedDate[]): OfferedDate[] {
  const names = uniqueNames(dates, (date) => namesWithTime(date.id, date));
  return dates.map((date) => ({ ...date, id: names.get(date) ?? date.id }));
}
