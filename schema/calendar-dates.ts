import { fillWords } from '../src/locales/fill-words.ts';
import type { Words } from '../src/locales/words.ts';
import { isoOf, type DatePart } from './fields/date.ts';
import { toIdentifier } from './identifier.ts';

type Days = { from: DatePart; to: DatePart };

type Term = {
  name: string;
  opening: DatePart;
  closing: DatePart;
  halfTerm?: Days | undefined;
  holiday?: (Days & { name: string }) | undefined;
};

type Event = { event: string; date: DatePart; time?: string | undefined };

/** The dates of a calendar, as it is written. */
export type CalendarDates = {
  year: number;
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
};

const days = (from: DatePart, to = from) => ({ from, to });

/** The dates of a calendar, in words. */
export function entriesOf(calendar: CalendarDates, words: Words['calendar']): Entry[] {
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
  const others = events.map(({ event, date, time }) => ({
    id: toIdentifier(event),
    summary: event,
    from: date,
    to: date,
    description: time,
  }));
  return withUniqueIds([...ofTerms, ...others]);
}

/**
 * The last day on which an unconfirmed date of a calendar may be: before the next known date of its term, or else in
 * the calendar's year. Empty if all dates are confirmed.
 */
export function unconfirmedUntil({ year, terms, events = [] }: CalendarDates): string {
  const yearEnds = `${year}-12-31`;
  const stretches = [
    ...terms.map(({ opening, closing, halfTerm, holiday }) => [
      opening,
      ...(halfTerm ? [halfTerm.from, halfTerm.to] : []),
      closing,
      ...(holiday ? [holiday.from, holiday.to] : []),
    ]),
    ...events.map(({ date }) => [date]),
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
  const taken = new Set<string>();
  return entries.map((entry) => {
    let { id } = entry;
    for (let number = 2; taken.has(id); number += 1) id = `${entry.id}-${number}`;
    taken.add(id);
    return { ...entry, id };
  });
}
