import { fillWords } from '../src/locales/fill-words.ts';
import type { Words } from '../src/locales/words.ts';
import { isoOf, type DatePart } from './fields/date.ts';
import type { Repetition } from './fields/repetition.ts';
import { toIdentifier } from './identifier.ts';
import { repeatedDays } from './repeated-days.ts';

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

/** The dates of a calendar, as it is written. */
export type CalendarDates = {
  /** Without one, the calendar goes on from year to year. */
  year?: number | undefined;
  terms: readonly Term[];
  legend?: { halfTerm?: string | undefined } | undefined;
  events?: readonly Event[] | undefined;
};

/** A date or a period, as calendar programs and lists of dates show it. */
export type Entry = {
  /** Its name in files, which stays the same when the date is corrected, so that calendar programs move it. */
  id: string;
  summary: string;
  from: DatePart;
  to: DatePart;
  description?: string | undefined;
  /** The hours of its first and its last day. */
  begins?: string | undefined;
  ends?: string | undefined;
  location?: string | undefined;
  subject?: string | undefined;
  /** Whether it is of a term, and not one of the other dates. */
  ofTerm?: boolean;
  /** How it comes again; of a single day nothing. */
  repeats?: Repetition | undefined;
};

const days = (from: DatePart, to = from) => ({ from, to });

/** A calendar that goes on shows what comes again for this many days ahead. */
const daysAhead = 366;

/** After the days on which anything is known to be. */
export const endOfTime = '9998-12-31';

const dayPart = (iso: string): DatePart => ({ part: 'date', iso });

function isoAfter(iso: string, count: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The holidays and breaks of a calendar, as far as both their ends are confirmed. */
const restsOf = ({ terms }: CalendarDates): { from: string; to: string }[] =>
  terms
    .flatMap(({ halfTerm, holiday }) => [halfTerm, holiday])
    .flatMap((rest) => {
      const [from, to] = [isoOf(rest?.from), isoOf(rest?.to)];
      return from === null || to === null ? [] : [{ from, to }];
    });

/** The rule of a repetition with all its exceptions, those of holidays too. */
function withRests(rule: Repetition, calendar: CalendarDates): Repetition {
  const inRests = restsOf(calendar).flatMap(({ from, to }) => repeatedDays(rule, from, to));
  return { ...rule, except: [...(rule.except ?? []), ...inRests].toSorted() };
}

/**
 * The dates of a calendar, in words, each day of what comes again by itself: those of its year, or else those from the
 * beginning of the current month on, for a year.
 */
export function entriesOf(
  calendar: CalendarDates,
  words: Words['calendar'],
  today: string,
): Entry[] {
  const { year } = calendar;
  const first = year === undefined ? `${today.slice(0, 8)}01` : `${year}-01-01`;
  const last = year === undefined ? isoAfter(today, daysAhead) : `${year}-12-31`;
  return seriesOf(calendar, words).flatMap(({ repeats, ...entry }) =>
    repeats
      ? repeatedDays(repeats, first, last).map((iso) => ({
          ...entry,
          id: `${entry.id}-${iso}`,
          ...days(dayPart(iso)),
        }))
      : [entry],
  );
}

/** The dates of a calendar, in words; what comes again is a single one, which begins on its first day. */
export function seriesOf(calendar: CalendarDates, words: Words['calendar']): Entry[] {
  const { terms, legend, events = [] } = calendar;
  const label = legend?.halfTerm ?? words.halfTerm;
  const ofTerms = terms.flatMap(({ name, opening, closing, halfTerm, holiday }): Entry[] => {
    const id = (part: string) => `${toIdentifier(name)}-${part}`;
    return [
      { id: id('opens'), summary: fillWords(words.termOpens, { name }), ...days(opening) },
      ...(halfTerm
        ? [{ id: id('break'), summary: fillWords(words.breakOf, { label, name }), ...halfTerm }]
        : []),
      { id: id('closes'), summary: fillWords(words.termCloses, { name }), ...days(closing) },
      ...(holiday
        ? [{ id: id('holiday'), summary: holiday.name, ...days(holiday.from, holiday.to) }]
        : []),
    ];
  });
  const others = events.flatMap(({ event, date, lastDay, repeats, time, ...rest }): Entry[] => {
    const { begins, ends, location, subject, exceptHolidays } = rest;
    const entry = { id: toIdentifier(event), summary: event, description: time };
    const more = { begins, ends, location, subject };
    if (date) return [{ ...entry, ...days(date, lastDay), ...more }];
    if (!repeats) return [];
    const rule = exceptHolidays === true ? withRests(repeats, calendar) : repeats;
    const [first] = repeatedDays(rule, rule.from, isoAfter(rule.from, daysAhead));
    return first === undefined
      ? []
      : [{ ...entry, ...days(dayPart(first)), ...more, repeats: rule }];
  });
  return withUniqueIds([...ofTerms.map((entry) => ({ ...entry, ofTerm: true })), ...others]);
}

const goesOn = (rule: Repetition | undefined) => rule !== undefined && rule.until === undefined;

/**
 * The last day on which an unconfirmed date of a calendar may be: before the next known date of its term, or else in
 * the calendar's year. What comes again without an end may be on any later day. Empty if all dates are confirmed.
 */
export function unconfirmedUntil({ year, terms, events = [] }: CalendarDates): string {
  const yearEnds = year === undefined ? endOfTime : `${year}-12-31`;
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

/** Dates with the same name are numbered in the order in which they are written. */
function withUniqueIds(entries: readonly Entry[]): Entry[] {
  const usedDays = new Set<string>();
  return entries.map((entry) => {
    let { id } = entry;
    for (let number = 2; usedDays.has(id); number += 1) id = `${entry.id}-${number}`;
    usedDays.add(id);
    return { ...entry, id };
  });
}
