import type { ResolvedBlock } from 'woven-site/components';
import { isoOf, minutesOf, repeatedDays, weekdays } from 'woven-site/schema';

/** Periods in minutes from midnight of their day; they may end on the next day. */
export type OpenTimes = readonly (readonly [from: number, to: number])[];

/** The times of the seven days, starting with Monday. */
export type OpenWeek = readonly OpenTimes[];

/** A range of days: 2026-12-24 for a single year, 12-24 for every year. */
type Days = { from: string; to: string };

/** The opening times in a form that browsers can compute with. The names are those of the tables that show them. */
export type OpeningPlan = {
  zone: string;
  week: OpenWeek;
  seasons: readonly (Days & { name: string; week: OpenWeek })[];
  exceptions: readonly (Days & { name: string; times: OpenTimes })[];
};

type Block = Pick<ResolvedBlock<'opening-hours'>, 'hours' | 'seasons' | 'exceptions'>;
type Hours = Block['hours'];
type Times = Hours[number]['times'];

/** Days with hours of their own. */
export type Exception = NonNullable<Block['exceptions']>[number];

type Dated = Pick<Exception, 'from' | 'to' | 'everyYear'>;

/** A plan has what comes again for this many days, so that a page that is built again much later is still right. */
const daysAhead = 800;

const dayLength = 24 * 60;

/** The times of a day, in order. */
export const timesOf = (times: Times): OpenTimes =>
  times.map(({ from, to }) => {
    const [opens, closes] = [minutesOf(from), minutesOf(to)];
    return [opens, closes > opens ? closes : closes + dayLength];
  });

/** The times of each day of a week. */
export const weekOf = (hours: Hours): OpenWeek =>
  weekdays.map((day) =>
    hours.flatMap(({ days, times }) => (days.includes(day) ? timesOf(times) : [])),
  );

/** Known days only; unconfirmed ones are left out. */
export function daysOf({ from, to = from, everyYear }: Dated): Days | null {
  const [first, last] = [isoOf(from), isoOf(to)];
  if (first === null || last === null) return null;
  return everyYear ? { from: first.slice(5), to: last.slice(5) } : { from: first, to: last };
}

/** The days of an exception that comes again, from a day on; none of another. */
export const repeatedDaysOf = (
  { repeats }: Exception,
  today: string,
  count = daysAhead,
): string[] => (repeats ? repeatedDays(repeats, today, daysFrom(today, count)) : []);

const daysFrom = (iso: string, count: number) =>
  new Date(Date.parse(iso) + count * 86_400_000).toISOString().slice(0, 10);

/** The plan from which the browser computes whether it is open. */
export const buildOpeningPlan = (
  { hours, seasons = [], exceptions = [] }: Block,
  zone: string,
  today: string,
  ahead?: number,
): OpeningPlan => ({
  zone,
  week: weekOf(hours),
  seasons: seasons.flatMap((season, index) => {
    const days = daysOf(season);
    return days ? { ...days, name: `season-${index}`, week: weekOf(season.hours) } : [];
  }),
  exceptions: [
    ...exceptions.flatMap((exception, index) => {
      const days = daysOf(exception);
      return days ? { ...days, ...hoursOf(exception, index) } : [];
    }),
    // The first that applies to a day counts: one with a day before those that come again. Yesterday’s times may go on
    // past midnight.
    ...exceptions.flatMap((exception, index) =>
      repeatedDaysOf(exception, daysFrom(today, -1), ahead).map((iso) => ({
        from: iso,
        to: iso,
        ...hoursOf(exception, index),
      })),
    ),
  ],
});

const hoursOf = (exception: Exception, index: number) => ({
  name: `exception-${index}`,
  times: timesOf(exception.times ?? []),
});
