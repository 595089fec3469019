/** A date that is the next one from a day, or from the start, until its own day; all as year-month-day. */
type NextDate = { day: string; from: string | undefined };

/**
 * The dates that are still ahead on the day of the build, which may be that day. Those before it can never be the next
 * one again; the first of the others is so from the start.
 */
export const datesAhead = <T extends NextDate>(dates: readonly T[], today: string): T[] =>
  dates
    .filter(({ day }) => day >= today)
    .map((date, index) => (index === 0 ? { ...date, from: undefined } : date));
