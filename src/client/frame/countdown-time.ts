/** A calendar month in the visitor's time zone, from its first instant to 23:59:59 of its last day. */
export type Month = { start: Date; end: Date; days: number };

/** The month that contains a moment, in the visitor's time zone. */
export function monthOf(moment: Date): Month {
  const year = moment.getFullYear();
  const month = moment.getMonth();
  const end = new Date(year, month + 1, 0, 23, 59, 59);
  return { start: new Date(year, month, 1), end, days: end.getDate() };
}

/** The remaining time of a month, as the countdown shows it: each part with two digits. */
export type Countdown = {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** The elapsed share of the month, from 0 to 1. */
  gone: number;
  /** The elapsed days of the month, and its number of days. */
  goneDays: number;
  monthDays: number;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The remaining time of a month: elapsed real time counts, so that a daylight-saving change within the month is
 * included. Seconds are rounded up. Once the month is over it stays at zero.
 */
export function countdownAt(now: Date, { start, end, days }: Month): Countdown {
  const total = end.getTime() - start.getTime();
  const remaining = Math.min(total, Math.max(0, end.getTime() - now.getTime()));
  const seconds = Math.ceil(remaining / 1000);
  const gone = (total - remaining) / total;
  return {
    days: twoDigits(Math.floor(seconds / 86_400)),
    hours: twoDigits(Math.floor(seconds / 3600) % 24),
    minutes: twoDigits(Math.floor(seconds / 60) % 60),
    seconds: twoDigits(seconds % 60),
    gone,
    goneDays: remaining === 0 ? days : remaining === total ? 0 : now.getDate() - 1,
    monthDays: days,
  };
}
