import { endingsOf, entriesOf, type OfferedDates } from '../../../schema/offered-dates.ts';
import { isoOf } from '../../../schema/fields/date.ts';
import type { Words } from '../../messages/index.ts';
import { dayAfter } from './day-after.ts';

/** Days on which something is said, both included, as year-month-day; from the start if `from` is missing. */
type Days = { from: string | undefined; until: string };

/** A day on which something is, which is the next one from the day after the one before it until its own day. */
export type UpcomingDate = Days & { summaries: string[] };

/** What some calendars say about dates on any day from that of the build on. */
export type UpcomingDates = {
  dates: UpcomingDate[];
  /** When no confirmed date is left, but one that is not confirmed may still be ahead. */
  unconfirmed: Days | null;
  /** Whether and from which day on everything has passed; null for calendars without a date. */
  ended: { from: string | undefined } | null;
};

/**
 * The dates of some calendars that are ahead on a day: every beginning, and the ends that are named. What has passed by
 * then can never be the next one again; the first of the others is so from the start.
 */
export function upcomingDates(
  calendars: readonly OfferedDates[],
  words: Words['calendar'],
  today: string,
): UpcomingDates {
  const entries = calendars.flatMap((calendar) => entriesOf(calendar, words, today));
  if (entries.length === 0) return { dates: [], unconfirmed: null, ended: null };
  const begins = entries.map(({ summary, from }) => ({ summary, day: isoOf(from) }));
  const ends = calendars
    .flatMap((calendar) => endingsOf(calendar, words))
    .map(({ summary, day }) => ({ summary, day: isoOf(day) }));
  const byDay = new Map<string, string[]>();
  for (const { summary, day } of [...begins, ...ends]) {
    if (day !== null && day >= today) byDay.set(day, [...(byDay.get(day) ?? []), summary]);
  }
  let from: string | undefined;
  const dates = [...byDay.keys()].toSorted().map((day): UpcomingDate => {
    const date = { from, until: day, summaries: byDay.get(day) ?? [] };
    from = dayAfter(day);
    return date;
  });
  const until =
    calendars
      .map(({ unconfirmedUntil }) => unconfirmedUntil)
      .toSorted()
      .at(-1) ?? '';
  const isUnconfirmed = until >= (from ?? today);
  return {
    dates,
    unconfirmed: isUnconfirmed ? { from, until } : null,
    ended: { from: isUnconfirmed ? dayAfter(until) : from },
  };
}
