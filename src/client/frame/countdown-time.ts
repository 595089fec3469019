/** A calendar month where the visitor is, from its first instant to 23:59:59 of its last day. */
export type Month = { start: Date; end: Date; days: number };

/** The month a moment lies in, by the clock on the visitor's wall. */
export function monthOf(moment: Date): Month {
  const year = moment.getFullYear();
  const month = moment.getMonth();
  const end = new Date(year, month + 1, 0, 23, 59, 59);
  return { start: new Date(year, month, 1), end, days: end.getDate() };
}

/** What is left of a month, as the countdown shows it: each part with two digits. */
export type Countdown = {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** The share of the month that has gone, from 0 to 1. */
  gone: number;
  /** Days of the month that have gone, and how many there are. */
  goneDays: number;
  monthDays: number;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * What is left of a month: real time that passes until its end, so that a change to or from summer time within
 * the month counts. A second that has begun is still left. Once the month is over it stays at zero.
 */
export function countdownAt(now: Date, { start, end, days }: Month): Countdown {
  const total = end.getTime() - start.getTime();
  const left = Math.min(total, Math.max(0, end.getTime() - now.getTime()));
  const seconds = Math.ceil(left / 1000);
  const gone = (total - left) / total;
  return {
    days: twoDigits(Math.floor(seconds / 86_400)),
    hours: twoDigits(Math.floor(seconds / 3600) % 24),
    minutes: twoDigits(Math.floor(seconds / 60) % 60),
    seconds: twoDigits(seconds % 60),
    gone,
    goneDays: left === 0 ? days : left === total ? 0 : now.getDate() - 1,
    monthDays: days,
  };
}
