import { weekdays } from '../../../schema/blocks/opening-hours.ts';
import type { ResolvedBlock } from 'woven-site/components';
import { isoOf, minutesOf } from 'woven-site/schema';

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
type Dated = Pick<
  NonNullable<Block['exceptions']>[number] | NonNullable<Block['seasons']>[number],
  'from' | 'to' | 'everyYear'
>;

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

/** The plan from which the browser computes whether it is open. */
export const buildOpeningPlan = (
  { hours, seasons = [], exceptions = [] }: Block,
  zone: string,
): OpeningPlan => ({
  zone,
  week: weekOf(hours),
  seasons: seasons.flatMap((season, index) => {
    const days = daysOf(season);
    return days ? { ...days, name: `season-${index}`, week: weekOf(season.hours) } : [];
  }),
  exceptions: exceptions.flatMap((exception, index) => {
    const days = daysOf(exception);
    return days
      ? { ...days, name: `exception-${index}`, times: timesOf(exception.times ?? []) }
      : [];
  }),
});
