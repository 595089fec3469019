import ICAL from 'ical.js';
import { isoAfter } from '../../schema/repeated-days.ts';
import type { Entry } from '../../schema/offered-dates.ts';
import { momentOf } from '../../src/site/dates/day-in.ts';

/** When something is: days for whole days, of which the end is exclusive, or else moments. */
export type Occurrence = { summary: string; begins: string; ends: string };

const inOrder = (all: readonly Occurrence[]): Occurrence[] =>
  all.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

const timeText = (time: ICAL.Time): string =>
  time.isDate ? time.toString() : time.toJSDate().toISOString();

/** What ical.js reads in an iCalendar file, from one day to another. */
export function readOccurrences(text: string, first: string, last: string): Occurrence[] {
  const calendar = ICAL.Component.fromString(text);
  const found = calendar.getAllSubcomponents('vevent').flatMap((component): Occurrence[] => {
    const event = new ICAL.Event(component);
    const { summary } = event;
    if (!event.isRecurring()) {
      const { startDate, endDate } = event;
      return [{ summary, begins: timeText(startDate), ends: timeText(endDate ?? startDate) }];
    }
    const all: Occurrence[] = [];
    const series = event.iterator();
    for (let next = series.next(); next; next = series.next()) {
      const { startDate, endDate } = event.getOccurrenceDetails(next);
      if (startDate.toString().slice(0, 10) > last) break;
      all.push({ summary, begins: timeText(startDate), ends: timeText(endDate) });
    }
    return all.filter(({ begins }) => begins.slice(0, 10) >= first);
  });
  return inOrder(found);
}

/** The UIDs in an iCalendar file. */
export const uidsIn = (text: string): string[] =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component).uid);

/** What the engine itself computes of dates in words. */
export function engineOccurrences(entries: readonly Entry[], timeZone: string): Occurrence[] {
  const at = (iso: string, time: string) =>
    new Date(
      time === '24:00'
        ? momentOf(timeZone, isoAfter(iso, 1))
        : momentOf(timeZone, `${iso} ${time}`),
    ).toISOString();
  const found = entries.flatMap(({ summary, from, to, begins, ends }): Occurrence[] => {
    if (!('iso' in from) || !('iso' in to)) return [];
    if (begins === undefined) return [{ summary, begins: from.iso, ends: isoAfter(to.iso, 1) }];
    const isOneDay = from.iso === to.iso;
    const lastDay = isOneDay && ends !== undefined && ends <= begins ? isoAfter(to.iso, 1) : to.iso;
    return [
      {
        summary,
        begins: at(from.iso, begins),
        ends: ends === undefined && isOneDay ? at(from.iso, begins) : at(lastDay, ends ?? '24:00'),
      },
    ];
  });
  return inOrder(found);
}
