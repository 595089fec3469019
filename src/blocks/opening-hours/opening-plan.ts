import { weekdays } from '../../../schema/blocks/opening-hours.ts';
import { isoOf } from '../../../schema/fields/date.ts';
import { minutesOf } from '../../../schema/fields/time.ts';
import type { ResolvedBlock } from '../../site/resolved.ts';

/** Stretches of time in minutes from the midnight at which their day begins; they may end on the next day. */
export type OpenTimes = readonly (readonly [from: number, to: number])[];

/** The times of the seven days, from Monday on. */
export type OpenWeek = readonly OpenTimes[];

/** Days in a row: of one year as 2026-12-24, of every year as 12-24. */
type Days = { from: string; to: string };

/** When a place is open, as a browser can reckon with it. The names are those of the tables that show it. */
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

/** Days that are known; those that stand as published are not reckoned with. */
export function daysOf({ from, to = from, everyYear }: Dated): Days | null {
  const [first, last] = [isoOf(from), isoOf(to)];
  if (first === null || last === null) return null;
  return everyYear ? { from: first.slice(5), to: last.slice(5) } : { from: first, to: last };
}

/** The plan from which the browser finds out whether it is open. */
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
