import type { OpeningPlan } from './opening-plan.ts';

/** Whether it is open now, and until when. */
export type OpenState = {
  isOpen: boolean;
  /** Today in the site's time zone, from 0 for Monday. */
  weekday: number;
  /** The table that applies today: `week`, or the name of a season or an exception. */
  table: string;
  /** When it opens or closes next, in local time; null if nothing changes for a year. */
  change: { inDays: number; weekday: number; iso: string; minute: number } | null;
};

/**
 * Whether the place is open at a moment, and what comes next. Only its local time counts, also when clocks change. It
 * is inlined, so it must not use anything outside itself.
 */
export function openState(plan: OpeningPlan, moment: Date): OpenState {
  const dayMinutes = 24 * 60;
  const msOfDay = dayMinutes * 60_000;
  const lookAhead = 370;
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: plan.zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  const today = Date.UTC(part('year'), part('month') - 1, part('day')) / msOfDay;
  const now = part('hour') * 60 + part('minute');
  // Days are counted from 1 January 1970, a Thursday.
  const thursday = 3;
  const weekdayOf = (day: number) => (day + thursday) % 7;
  const isoOf = (day: number) => new Date(day * msOfDay).toISOString().slice(0, 10);

  const hoursOn = (day: number) => {
    const iso = isoOf(day);
    const isThen = ({ from, to }: { from: string; to: string }) => {
      // Days that recur every year are written without a year.
      const date = iso.slice(-from.length);
      return from <= to ? from <= date && date <= to : from <= date || date <= to;
    };
    const exception = plan.exceptions.find(isThen);
    if (exception) return exception;
    const { name, week } = plan.seasons.find(isThen) ?? { name: 'week', week: plan.week };
    return { name, times: week[weekdayOf(day)] ?? [] };
  };

  let end = now;
  let opens: number | null = null;
  // Yesterday's times may continue past midnight.
  for (let inDays = -1; inDays <= lookAhead && opens === null; inDays += 1) {
    for (const [from, to] of hoursOn(today + inDays).times) {
      const [start, stop] = [from + inDays * dayMinutes, to + inDays * dayMinutes];
      if (start <= end) end = Math.max(end, stop);
      else opens ??= start;
    }
  }
  const isOpen = end > now;
  const next = isOpen ? end : opens;
  const inDays = next === null ? 0 : Math.floor(next / dayMinutes);
  return {
    isOpen,
    weekday: weekdayOf(today),
    table: hoursOn(today).name,
    change:
      next === null || inDays >= lookAhead
        ? null
        : {
            inDays,
            weekday: weekdayOf(today + inDays),
            iso: isoOf(today + inDays),
            minute: next % dayMinutes,
          },
  };
}
