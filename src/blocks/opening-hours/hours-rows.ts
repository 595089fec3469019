import type { OpenTimes, OpenWeek } from './opening-plan.ts';

/** Consecutive days with the same times. */
export type HoursRow = { days: number[]; times: OpenTimes };

const isAlike = (a: OpenTimes, b: OpenTimes) => JSON.stringify(a) === JSON.stringify(b);

/** The rows of a week: consecutive days with the same times share a row. */
export const rowsOf = (week: OpenWeek): HoursRow[] =>
  week.reduce<HoursRow[]>((rows, times, day) => {
    const last = rows.at(-1);
    if (last && isAlike(last.times, times)) last.days.push(day);
    else rows.push({ days: [day], times });
    return rows;
  }, []);
